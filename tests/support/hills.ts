import { findVariation, formatSquare, rulesetOf } from '../../src/engine/index.ts';
import { variation } from './games.ts';

/**
 * Poron with hills on the sixth file between the armies: they carry a vault (section 19), so that a Swod before Blue's
 * King gives Kaida to it before anybody has moved.
 */
export function poronWithHills(): string {
  const { geometry } = rulesetOf(variation('poron'));
  const squares = Array.from({ length: 12 }, (_, rank) => formatSquare(geometry, (rank + 3) * 12 + 5));
  const id = `poron@h:${squares.join(',')}`;
  if (findVariation(id) === undefined) throw new Error(`${id} is no game`);
  return id;
}
