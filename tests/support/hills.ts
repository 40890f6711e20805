import { findVariation, formatSquare, rulesetOf } from '../../src/engine/index.ts';
import { variation } from './games.ts';

/**
 * Poron with hills on the sixth file between the armies: they carry a vault (section 19), so that a Swod before Blue's
 * King gives Kaida to it before anybody has moved. Hills on the eighth file do the same to Yellow's.
 */
export function poronWithHills(...more: readonly number[]): string {
  const { geometry } = rulesetOf(variation('poron'));
  const squares = Array.from({ length: 12 }, (_, rank) =>
    [5, ...more].map((file) => formatSquare(geometry, (rank + 3) * 12 + file)),
  ).flat();
  const id = `poron@h:${squares.join(',')}`;
  if (findVariation(id) === undefined) throw new Error(`${id} is no game`);
  return id;
}
