import {
  DIAGONALS,
  DIRECTIONS,
  isCrossing,
  isEmpty,
  isOnBoard,
  isReverse,
  isSameDirection,
  isSameSquare,
  lift,
  ORTHOGONALS,
  step,
  type Direction,
  type Piece,
  type Position,
  type Square,
} from './board.ts';
import { mayCapture } from './capture.ts';
import { leapEnds, regularEnds, regularEndsInAll } from './regular.ts';
import { straightVaultEnds } from './vault.ts';

/** Section 6: a move without a change, as the Kapt: any number of steps, at most one crossing, or a leap. */
export function plainPallanEnds(position: Position, piece: Piece, from: Square): Square[] {
  return [
    ...regularEndsInAll(position, piece, from, DIRECTIONS, 'free', Infinity),
    ...leapEnds(position, piece, from),
  ];
}

/** Section 6, Turn at a front: both approaches. */
export function turnEnds(position: Position, piece: Piece, from: Square): Square[] {
  return [
    ...ORTHOGONALS.flatMap((heading) => turnEndsOrthogonally(position, piece, from, heading)),
    ...DIAGONALS.flatMap((heading) => turnEndsDiagonally(position, piece, from, heading)),
  ];
}

/** Section 6, Orthogonal approach: the turn is on the first square beyond the front, and nowhere else. */
function turnEndsOrthogonally(position: Position, piece: Piece, from: Square, heading: Direction): Square[] {
  let here = from;
  for (;;) {
    const next = step(here, heading);
    if (!isOnBoard(position, next) || !isEmpty(position, next)) return [];
    if (isCrossing(here, next)) {
      // It makes no further crossing.
      return diagonalsBeside(heading).flatMap((direction) =>
        regularEnds(position, piece, next, direction, 'closed', Infinity),
      );
    }
    here = next;
  }
}

/** Section 6: the two diagonal directions at 45° to an orthogonal heading. */
function diagonalsBeside(heading: Direction): readonly Direction[] {
  return DIAGONALS.filter((diagonal) =>
    heading.east === 0 ? diagonal.north === heading.north : diagonal.east === heading.east,
  );
}

/** Section 6, Diagonal approach: the turn is on an empty square X with a front ahead, before any crossing. */
function turnEndsDiagonally(position: Position, piece: Piece, from: Square, heading: Direction): Square[] {
  const ends: Square[] = [];
  // The two orthogonal directions at 45° to the heading are its two parts.
  const northSouthPart = { east: 0, north: heading.north };
  const eastWestPart = { east: heading.east, north: 0 };
  const parts = [northSouthPart, eastWestPart];
  let here = from;
  for (;;) {
    const x = step(here, heading);
    if (!isOnBoard(position, x) || !isEmpty(position, x) || isCrossing(here, x)) return ends;
    const hasFrontAhead = parts.some((part) => {
      const ahead = step(x, part);
      return isOnBoard(position, ahead) && isCrossing(x, ahead);
    });
    if (hasFrontAhead) {
      // Only the first step after the turn may be a crossing, as for a halting piece (R9).
      ends.push(...regularEndsInAll(position, piece, x, parts, 'halting', Infinity));
    }
    here = x;
  }
}

/** Section 6, Bend in a vault (R10). */
export function bentVaultEnds(position: Position, piece: Piece, from: Square): Square[] {
  return DIRECTIONS.flatMap((d1) => bentVaultEndsOn(position, piece, from, d1));
}

/** Section 6, Bend in a vault: the same for one direction d1, over every bend s(i). */
function bentVaultEndsOn(position: Position, piece: Piece, from: Square, d1: Direction): Square[] {
  const ends: Square[] = [];
  let bend = from;
  for (let i = 1; ; i++) {
    // Here s1 … s(i−1) are all occupied; `bend` becomes s(i), which must be occupied too.
    bend = step(bend, d1);
    if (!isOnBoard(position, bend) || isEmpty(position, bend)) return ends;
    if (i < 2) continue;
    for (const d2 of DIRECTIONS) {
      if (isSameDirection(d2, d1) || isReverse(d2, d1)) continue;
      ends.push(...endsAfterBend(position, piece, bend, i, d2));
    }
  }
}

/** Section 6, Bend in a vault: what follows s(i) in direction d2. */
function endsAfterBend(position: Position, piece: Piece, bend: Square, i: number, d2: Direction): Square[] {
  const m = position.variation.leastLine;
  const ends: Square[] = [];
  let square = bend;
  for (let n = 1; ; n++) {
    // Here u1 … u(n−1) are all occupied; `square` becomes u(n).
    square = step(square, d2);
    if (!isOnBoard(position, square)) return ends;
    if (isEmpty(position, square)) {
      if (n >= 2 && i + (n - 1) >= m) ends.push(square);
      return ends;
    }
    if (i + (n - 1) >= m && mayCapture(position, piece, square)) ends.push(square);
  }
}

/** Section 6, Move, then vault (R11). */
export function moveThenVaultEnds(position: Position, piece: Piece, from: Square): Square[] {
  const middles = plainPallanEnds(position, piece, from).filter((middle) => isEmpty(position, middle));
  // The square of origin counts as empty throughout, and the move may not end there.
  const lifted = lift(position, from);
  return middles
    .flatMap((middle) => straightVaultEnds(lifted, piece, middle))
    .filter((end) => !isSameSquare(end, from));
}
