import type { Board } from './board.ts';
import { firstOf, reverse } from './directions.ts';
import type { Square } from './geometry.ts';
import { isPropt } from './movement/sweep.ts';
import { EMPTY, PIECE_CODES, sideOf } from './piece.ts';
import type { SideIndex } from './side.ts';
import { TAKES, TRAIT } from './compiled/traits.ts';

/** Of these traits, a piece whose single step may capture has only the first. */
const STEPS = TRAIT.regular | TRAIT.quietStep | TRAIT.noStep;

/**
 * Whether a piece of side `by` next to a square could capture there by a single step: a quick test before `isAttacked`.
 */
export function isStruck({ sweep, rules, cells }: Board, target: Square, by: SideIndex): boolean {
  const { geometry, reachMask, captureMask, takes, traits } = rules;
  for (let left = sweep.near[by][target]!; left !== 0; left &= left - 1) {
    const d = firstOf(left);
    const square = target + geometry.step[d]!;
    const piece = cells[square]!;
    if (piece === EMPTY || sideOf(piece) !== by) continue; // it has just been captured
    const steps = reachMask[piece * cells.length + square]! & captureMask[piece]!;
    if (((steps >> reverse(d)) & 1) === 0 || (traits[piece]! & STEPS) !== TRAIT.regular) continue;
    const taking = takes[piece * PIECE_CODES + cells[target]!]!;
    if (taking === TAKES.always || (taking === TAKES.unlessPropt && !isPropt(rules, cells, target)))
      return true;
  }
  return false;
}
