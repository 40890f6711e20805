import type { Direction } from '../directions.ts';
import type { Square } from '../geometry.ts';
import type { Way } from '../move.ts';
import { EMPTY } from '../piece.ts';
import { ANYWHERE, captureOn, noteBlocker, noteHole, reach, type Sweep } from './sweep.ts';

/**
 * A leg over empty squares: a regular move, or the last part of one (section 4). At most `limit` steps from `start`;
 * it may end on every empty square, and on the first piece if that can be captured in this direction.
 */
export function openLeg(
  sweep: Sweep,
  start: Square,
  direction: Direction,
  limit: number,
  way: Way,
  via: Square,
): void {
  const { rules, cells, target } = sweep;
  if (target !== ANYWHERE && limit < rules.geometry.distance[target * cells.length + start]!) return;
  const step = rules.geometry.step[direction]!;
  let square = start;
  for (let steps = 0; steps < limit; steps++) {
    square += step;
    const occupant = cells[square]!;
    if (occupant === EMPTY) {
      reach(sweep, square, way, via, 0);
      continue;
    }
    if (((rules.captureMask[sweep.piece]! >> direction) & 1) !== 0) {
      const capture = captureOn(sweep, square, occupant);
      if (capture !== 0) reach(sweep, square, way, via, capture);
    }
    if (sweep.watches) noteBlocker(sweep, square);
    return;
  }
}

/**
 * A leg over a line of pieces: a vault, or the part of one after its bend (sections 5 and 6). `passed` pieces of
 * the line lie behind `start` already. It may capture where the line before is long enough, and lands in the first
 * break, which is never the first square of the leg.
 */
export function vaultLeg(
  sweep: Sweep,
  start: Square,
  direction: Direction,
  passed: number,
  way: Way,
  via: Square,
): void {
  const { rules, cells, target } = sweep;
  const { vaultLine } = rules.variation;
  const step = rules.geometry.step[direction]!;
  if (target !== ANYWHERE) {
    const between = rules.geometry.distance[target * cells.length + start]! - 1;
    if (passed + between < vaultLine) return;
    if (between > 0 && !sweep.watches && cells[target - step] === EMPTY) return;
  }
  const limit = rules.geometry.toEdge[start * 8 + direction]!;
  let square = start;
  for (let steps = 1; steps <= limit; steps++) {
    square += step;
    const occupant = cells[square]!;
    if (occupant === EMPTY) {
      if (steps > 1 && passed >= vaultLine) reach(sweep, square, way, via, 0);
      if (sweep.watches && square !== sweep.from && isLastHole(sweep, square, step)) noteHole(sweep, square);
      return;
    }
    if (passed >= vaultLine) {
      const capture = captureOn(sweep, square, occupant);
      if (capture !== 0) reach(sweep, square, way, via, capture);
    }
    passed++;
    if (square === target) return;
  }
}

/** Filling one hole opens a line only if no second one lies before the target. */
function isLastHole(sweep: Sweep, hole: Square, step: number): boolean {
  for (let square = hole + step; square !== sweep.target; square += step)
    if (sweep.cells[square] === EMPTY) return false;
  return true;
}
