import {
  drinOf,
  isCrossing,
  isEmpty,
  isOnBoard,
  pieceAt,
  step,
  unreachable,
  type Direction,
  type Piece,
  type Position,
  type Square,
} from './board.ts';
import { mayCapture } from './capture.ts';

/**
 * Section 4: how fronts stop a regular move. `halting`: a crossing with the first step only. `free`: at most
 * one crossing, at any step. `closed`: no crossing at all (section 6, after an orthogonal approach).
 */
export type Fronts = 'halting' | 'free' | 'closed';

/** Section 4: may the step with this number (from 1) be a crossing, after so many crossings before it? */
function mayCross(fronts: Fronts, stepNumber: number, crossingsBefore: number): boolean {
  switch (fronts) {
    case 'halting':
      return stepNumber === 1;
    case 'free':
      return crossingsBefore === 0;
    case 'closed':
      return false;
    default:
      return unreachable(fronts);
  }
}

/** Section 4: the ends of the regular moves of a piece in one direction, by at most so many steps. */
export function regularEnds(
  position: Position,
  piece: Piece,
  from: Square,
  direction: Direction,
  fronts: Fronts,
  mostSteps: number,
): Square[] {
  const ends: Square[] = [];
  let here = from;
  let crossings = 0;
  for (let stepNumber = 1; stepNumber <= mostSteps; stepNumber++) {
    const next = step(here, direction);
    if (!isOnBoard(position, next)) return ends;
    if (isCrossing(here, next)) {
      if (!mayCross(fronts, stepNumber, crossings)) return ends;
      crossings++;
    }
    if (!isEmpty(position, next)) {
      // A capture always ends the move.
      if (mayCapture(position, piece, next)) ends.push(next);
      return ends;
    }
    ends.push(next);
    here = next;
  }
  return ends;
}

/** Section 4: the same in several directions. */
export function regularEndsInAll(
  position: Position,
  piece: Piece,
  from: Square,
  directions: readonly Direction[],
  fronts: Fronts,
  mostSteps: number,
): Square[] {
  return directions.flatMap((direction) => regularEnds(position, piece, from, direction, fronts, mostSteps));
}

/** Section 4, Paktun: two squares orthogonally, then one at a right angle. */
const LEAPS: readonly Direction[] = [
  { east: 1, north: 2 },
  { east: -1, north: 2 },
  { east: 1, north: -2 },
  { east: -1, north: -2 },
  { east: 2, north: 1 },
  { east: 2, north: -1 },
  { east: -2, north: 1 },
  { east: -2, north: -1 },
];

/** Section 4, R4: the ends of one Paktun leap of a Paktun, Kapt or Pallan. */
export function leapEnds(position: Position, piece: Piece, from: Square): Square[] {
  return LEAPS.map((leap) => step(from, leap)).filter((target) => {
    if (!isOnBoard(position, target)) return false;
    const isInSameColumn = drinOf(from).column === drinOf(target).column;
    const isInSameRow = drinOf(from).row === drinOf(target).row;
    if (!isInSameColumn && !isInSameRow) return false;
    return pieceAt(position, target) === undefined || mayCapture(position, piece, target);
  });
}
