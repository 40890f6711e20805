import { withoutBonus, type Position } from '../engine/index.ts';

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A number from 0 to 2³² − 1 for the pieces on the board and the side to move. It leaves out first-move rights, the
 * right to the Fluttember and the number of turns: a player who searches for a position searches for what is visible.
 * The library stores these numbers, so the same position must always have the same number.
 */
export function hashOf({ cells, turn }: Position): number {
  let hash = SEED ^ (turn === 'yellow' ? 1 : 2);
  for (let square = 0; square < cells.length; square++)
    hash = Math.imul(hash ^ withoutBonus(cells[square] ?? 0), PRIME);
  return hash >>> 0;
}

/** The numbers of positions, in their order. */
export const hashesOf = (positions: readonly Position[]): Uint32Array => Uint32Array.from(positions, hashOf);
