import { firstOf, NO_DIRECTION, reverse, type Direction, type DirectionMask } from '../directions.ts';
import type { Square } from '../geometry.ts';
import { WAY } from '../move.ts';
import { EMPTY } from '../piece.ts';
import { vaultLeg } from './legs.ts';
import { isLineTo } from './lines.ts';
import { see } from './sight.ts';
import { ANYWHERE, beside, carries, NO_LINE, noteHole, type Sweep } from './sweep.ts';

/**
 * Section 6, "Bend in a vault": at least two pieces of the line, the bend included, stand in the first direction (R10).
 */
export function bends(sweep: Sweep, directions: DirectionMask): void {
  const { cells, rules, from, target, sight } = sweep;
  if (target !== ANYWHERE && sweep.longestLine === NO_LINE) return;
  const { geometry, hills } = rules;
  // at least this many pieces stand before the bend, since no line from it to the target is longer than the longest
  const least =
    target === ANYWHERE
      ? 2
      : Math.max(2, geometry.distance[target * cells.length + from]! - sweep.longestLine - 1);
  for (let left = directions; left !== 0; left &= left - 1) {
    const d = firstOf(left);
    const step = geometry.step[d]!;
    const limit = geometry.toEdge[from * 8 + d]!;
    if (limit < least || (!sweep.watches && !carries(sweep, from + least * step))) continue;
    let square = from;
    for (let passed = 1; passed <= limit; passed++) {
      square += step;
      if (sight !== null) see(sight, square);
      if (cells[square] === EMPTY && hills[square] === 0) {
        if (sweep.watches) watchForBend(sweep, square, d, passed, limit);
        break;
      }
      if (passed < least) continue;
      if (target !== ANYWHERE) {
        const after = bendTowardsTarget(sweep, square, d);
        if (after !== NO_DIRECTION) vaultLeg(sweep, square, after, passed, WAY.bend, square);
        continue;
      }
      let legs = beside(sweep, square) & ~((1 << d) | (1 << reverse(d)));
      for (; legs !== 0; legs &= legs - 1) vaultLeg(sweep, square, firstOf(legs), passed, WAY.bend, square);
    }
  }
}

/**
 * The direction of the leg from a bend to the target; `NO_DIRECTION` if no line leads there, or if it would not be a
 * bend.
 */
function bendTowardsTarget(sweep: Sweep, bend: Square, heading: Direction): Direction {
  const { towards, distance } = sweep.rules.geometry;
  const at = sweep.target * sweep.cells.length + bend;
  if (distance[at]! > sweep.longestLine + 1) return NO_DIRECTION;
  const after = towards[at]!;
  if (after === NO_DIRECTION || after === heading || after === reverse(heading)) return NO_DIRECTION;
  return isLineTo(sweep, after, distance[at]! - 1) ? after : NO_DIRECTION;
}

/**
 * Marks the first hole of a line if a bend at the hole or beyond it leads to the target, with no more holes on the way
 * than one move may fill.
 */
function watchForBend(sweep: Sweep, hole: Square, heading: Direction, passed: number, limit: number): void {
  const step = sweep.rules.geometry.step[heading]!;
  let square = hole;
  let { slack } = sweep.rules;
  for (let at = passed; at <= limit; at++, square += step) {
    if (!carries(sweep, square) && --slack < 0) return;
    if (at >= 2 && bendTowardsTarget(sweep, square, heading) !== NO_DIRECTION) {
      noteHole(sweep, hole);
      return;
    }
  }
}
