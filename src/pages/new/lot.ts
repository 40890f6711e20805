import { SIDES, type Side } from '../../engine/index.ts';

/** Draws a lot between the sides, with the browser's own randomness. */
export function drawLot(): Side {
  const [number = 0] = crypto.getRandomValues(new Uint8Array(1));
  return SIDES[number % SIDES.length] ?? 'yellow';
}
