import {
  drinOf,
  isCrossing,
  isEmpty,
  isOpen,
  pieceAt,
  step,
  terrainAt,
  unreachable,
  type Direction,
  type Piece,
  type Position,
  type Square,
} from './board.ts';
import { mayCapture } from './capture.ts';

/**
 * Section 4: how fronts stop a regular move. `halting`: a crossing with the first step only. `free`: at most
 * one crossing, at any step. `twice`: at most two (section 16, two-fronts). `closed`: no crossing at all (section 6, after an orthogonal approach).
 */
export type Fronts = 'halting' | 'free' | 'twice' | 'closed';

/** Section 4: may the step with this number (from 1) be a crossing, after so many crossings before it? */
function mayCross(fronts: Fronts, stepNumber: number, crossingsBefore: number): boolean {
  switch (fronts) {
    case 'halting':
      return stepNumber === 1;
    case 'free':
      return crossingsBefore === 0;
    case 'twice':
      return crossingsBefore < 2;
    case 'closed':
      return false;
    default:
      return unreachable(fronts);
  }
}

/**
 * Section 4: the ends of the regular moves of a piece in one direction, by at most so many steps. Section 19: the
 * steps that the same move made before count for woods.
 */
export function regularEnds(
  position: Position,
  piece: Piece,
  from: Square,
  direction: Direction,
  fronts: Fronts,
  mostSteps: number,
  stepsBefore = 0,
): Square[] {
  const ends: Square[] = [];
  let here = from;
  let crossings = 0;
  for (let stepNumber = 1; stepNumber <= mostSteps; stepNumber++) {
    const next = step(here, direction);
    if (!isOpen(position, next)) return ends;
    const ground = terrainAt(position, next);
    if (ground === 'wood' && stepsBefore + stepNumber > 1) return ends;
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
    if (ground === 'river' || ground === 'wood') return ends;
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
  stepsBefore = 0,
): Square[] {
  return directions.flatMap((direction) =>
    regularEnds(position, piece, from, direction, fronts, mostSteps, stepsBefore),
  );
}

/** Sections 4 and 15: so many squares orthogonally, then one at a right angle. */
function leapsOf(long: number): Direction[] {
  return [1, -1].flatMap((one) =>
    [long, -long].flatMap((far) => [
      { east: one, north: far },
      { east: far, north: one },
    ]),
  );
}

/** Section 4, Paktun: two squares orthogonally, then one at a right angle. */
const PAKTUN_LEAPS = leapsOf(2);

/** Section 15, Hyrpaktun: three squares orthogonally, then one at a right angle. */
const HYRPAKTUN_LEAPS = leapsOf(3);

/** Section 4, R4, and 15, L1: the ends of one leap of a Paktun, Kapt, Pallan or Hyrpaktun. */
export function leapEnds(position: Position, piece: Piece, from: Square): Square[] {
  const leaps = piece.kind === 'hyrpaktun' ? HYRPAKTUN_LEAPS : PAKTUN_LEAPS;
  // Section 16, two-fronts.
  const anyFronts = piece.kind === 'pallan' && position.variation.rules.has('two-fronts');
  return leaps
    .map((leap) => step(from, leap))
    .filter((target) => {
      if (!isOpen(position, target)) return false;
      const isInSameColumn = drinOf(from).column === drinOf(target).column;
      const isInSameRow = drinOf(from).row === drinOf(target).row;
      if (!isInSameColumn && !isInSameRow && !anyFronts) return false;
      return pieceAt(position, target) === undefined || mayCapture(position, piece, target);
    });
}
