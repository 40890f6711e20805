import {
  ALL_DIRECTIONS,
  firstOf,
  NO_DIRECTION,
  reverse,
  type Direction,
  type DirectionMask,
} from '../directions.ts';
import { NO_SQUARE, type Square } from '../geometry.ts';
import { CAPTURE_MARK, SECOND_BEND, WAY } from '../move.ts';
import { EMPTY } from '../piece.ts';
import { isLineTo } from './lines.ts';
import { see } from './sight.ts';
import { ANYWHERE, beside, carries, mayCapture, noteHole, reach, type Sweep } from './sweep.ts';

/** A vault on its way to its second bend: what it has passed, and the first hole that a watch has let it pass. */
interface Line {
  readonly bend: Square;
  readonly heading: Direction;
  /** The number of squares in the first leg. */
  readonly first: number;
  readonly holes: number;
  readonly hole: Square;
}

/** The directions that are neither straight ahead nor back. */
const sideways = (heading: Direction): DirectionMask =>
  ALL_DIRECTIONS & ~((1 << heading) | (1 << reverse(heading)));

/**
 * Section 17, a vault with two bends: over two squares or more, then over one or more in another direction, then on in
 * a third. A sweep that watches goes past as many holes as one move may fill, and marks the first.
 */
export function secondBends(sweep: Sweep): void {
  const { rules, from, target, watches } = sweep;
  const { step, toEdge } = rules.geometry;
  const firsts = target === ANYWHERE ? beside(sweep, from) : ALL_DIRECTIONS;
  for (let left = firsts; left !== 0; left &= left - 1) {
    const d = firstOf(left);
    const limit = toEdge[from * 8 + d]!;
    let square = from;
    let holes = 0;
    let hole = NO_SQUARE;
    for (let passed = 1; passed <= limit; passed++) {
      square += step[d]!;
      if (!carries(sweep, square)) {
        if (!watches || ++holes > rules.slack) break;
        if (holes === 1) hole = square;
      }
      if (passed >= 2) secondLegs(sweep, { bend: square, heading: d, first: passed, holes, hole });
    }
  }
}

function secondLegs(sweep: Sweep, line: Line): void {
  const { rules, target, watches } = sweep;
  const { step, toEdge } = rules.geometry;
  const { bend, heading, first } = line;
  const seconds = (target === ANYWHERE ? beside(sweep, bend) : ALL_DIRECTIONS) & sideways(heading);
  for (let left = seconds; left !== 0; left &= left - 1) {
    const d = firstOf(left);
    const limit = toEdge[bend * 8 + d]!;
    let square = bend;
    let { holes, hole } = line;
    for (let passed = 1; passed <= limit; passed++) {
      square += step[d]!;
      if (!carries(sweep, square)) {
        if (!watches || ++holes > rules.slack) break;
        if (holes === 1) hole = square;
      }
      thirdLegs(sweep, line, square, d, first + passed, hole);
    }
  }
}

function thirdLegs(
  sweep: Sweep,
  line: Line,
  bend: Square,
  heading: Direction,
  passed: number,
  hole: Square,
): void {
  const { target, rules } = sweep;
  if (target === ANYWHERE) {
    for (let left = beside(sweep, bend) & sideways(heading); left !== 0; left &= left - 1)
      lastLeg(sweep, line, bend, firstOf(left), passed);
    return;
  }
  const at = target * sweep.cells.length + bend;
  const d = rules.geometry.towards[at]!;
  if (d === NO_DIRECTION || ((sideways(heading) >> d) & 1) === 0) return;
  if (!isLineTo(sweep, d, rules.geometry.distance[at]! - 1)) return;
  if (hole === NO_SQUARE) lastLeg(sweep, line, bend, d, passed);
  else noteHole(sweep, hole);
}

/** The squares after the second bend: the vault may not return to its start or to a square of its first leg. */
function lastLeg(sweep: Sweep, line: Line, bend: Square, direction: Direction, passed: number): void {
  const { rules, cells, target, from, lastLegs, stamp } = sweep;
  const { geometry, vaultLine } = rules;
  const at = bend * 8 + direction;
  // how far the line leads does not depend on the squares before it, unless these cut it off
  const isWhole = target === ANYWHERE && passed >= vaultLine;
  if (isWhole && lastLegs[at] === stamp) return;
  const via = line.bend | (bend << SECOND_BEND);
  const limit = geometry.toEdge[at]!;
  let square = bend;
  for (let steps = 0; steps < limit; steps++) {
    square += geometry.step[direction]!;
    if (square === from || isOnFirstLeg(sweep, line, square)) return;
    if (sweep.sight !== null) see(sweep.sight, square);
    const occupant = cells[square]!;
    const isLong = passed + steps >= vaultLine;
    if (occupant === EMPTY) {
      if (steps > 0 && isLong) reach(sweep, square, WAY.twoBends, via, 0);
      if (!carries(sweep, square)) {
        if (sweep.watches) noteHole(sweep, square);
        break;
      }
    } else if (isLong && mayCapture(sweep, square, occupant))
      reach(sweep, square, WAY.twoBends, via, CAPTURE_MARK);
    if (square === target) break;
  }
  if (isWhole) lastLegs[at] = stamp;
}

function isOnFirstLeg({ rules, from }: Sweep, { heading, first }: Line, square: Square): boolean {
  const { towards, distance, size } = rules.geometry;
  const at = square * size + from;
  return towards[at] === heading && distance[at]! <= first;
}
