import type { Direction } from '../directions.ts';
import type { Square } from '../geometry.ts';
import { EMPTY, sideOf } from '../piece.ts';
import type { Sweep } from './sweep.ts';

/**
 * Whether the squares between a square and the target form such a line; `direction` leads from the square to the
 * target. Never true for `NO_DIRECTION`, whose length is always 0 and which no two neighbours have.
 */
export const isLineTo = (sweep: Sweep, direction: Direction, between: number): boolean =>
  between <= sweep.lines[direction]!;

/**
 * Whether a straight vault from this square can reach the target, with at least m pieces in between. The square itself
 * must be empty; for a sweep that watches, it may also hold a piece that could step aside.
 */
export function isBase(sweep: Sweep, square: Square): boolean {
  const { towards, distance } = sweep.rules.geometry;
  const at = sweep.target * sweep.cells.length + square;
  const between = distance[at]! - 1;
  if (between < sweep.rules.vaultLine || between > sweep.longestLine) return false;
  if (!isLineTo(sweep, towards[at]!, between)) return false;
  const occupant = sweep.cells[square]!;
  return occupant === EMPTY || (sweep.watches && sideOf(occupant) !== sideOf(sweep.piece));
}
