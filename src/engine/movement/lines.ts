import type { Square } from '../geometry.ts';
import { EMPTY, sideOf } from '../piece.ts';
import type { Sweep } from './sweep.ts';

/** Whether the squares between a square and the target, seen from it in `direction`, are such a line. */
export const isLineTo = (sweep: Sweep, direction: number, between: number): boolean =>
  between <= sweep.lines[(direction + 4) & 7]!;

/**
 * Whether a straight vault from this square can reach the target: m pieces or more lie between. The square itself
 * must be empty or, for a sweep that watches, hold a piece that could step aside.
 */
export function isBase(sweep: Sweep, square: Square): boolean {
  const { towards, distance } = sweep.rules.geometry;
  const at = sweep.target * sweep.cells.length + square;
  const between = distance[at]! - 1;
  if (between < sweep.rules.variation.vaultLine || !isLineTo(sweep, towards[at]!, between)) return false;
  const occupant = sweep.cells[square]!;
  return occupant === EMPTY || (sweep.watches && sideOf(occupant) !== sideOf(sweep.piece));
}
