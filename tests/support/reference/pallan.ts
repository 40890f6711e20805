import {
  carriesVault,
  DIAGONALS,
  DIRECTIONS,
  isCrossing,
  isEmpty,
  isOnBoard,
  isOpen,
  isReverse,
  isSameDirection,
  isSameSquare,
  lift,
  ORTHOGONALS,
  step,
  terrainAt,
  type Direction,
  type Piece,
  type Position,
  type Square,
} from './board.ts';
import { mayCapture } from './capture.ts';
import { leapEnds, regularEnds, regularEndsInAll } from './regular.ts';
import { straightVaultEnds } from './vault.ts';

/** Sections 4 and 6: a move of Kapt or Pallan without a change: any number of steps, or a leap; section 16, two-fronts. */
export function plainEnds(position: Position, piece: Piece, from: Square): Square[] {
  const fronts = piece.kind === 'pallan' && position.variation.rules.has('two-fronts') ? 'twice' : 'free';
  return [
    ...regularEndsInAll(position, piece, from, DIRECTIONS, fronts, Infinity),
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
  for (let steps = 1; ; steps++) {
    const next = step(here, heading);
    if (!canTurnOrGoOn(position, next)) return [];
    if (isCrossing(here, next)) {
      // It makes no further crossing.
      return diagonalsBeside(heading).flatMap((direction) =>
        regularEnds(position, piece, next, direction, 'closed', Infinity, steps),
      );
    }
    here = next;
  }
}

/** Sections 6 and 19: a regular move goes on, or turns, on an empty square that is neither river nor wood. */
function canTurnOrGoOn(position: Position, square: Square): boolean {
  if (!isOpen(position, square) || !isEmpty(position, square)) return false;
  const ground = terrainAt(position, square);
  return ground !== 'river' && ground !== 'wood';
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
  for (let steps = 1; ; steps++) {
    const x = step(here, heading);
    if (!canTurnOrGoOn(position, x) || isCrossing(here, x)) return ends;
    const hasFrontAhead = parts.some((part) => {
      const ahead = step(x, part);
      return isOnBoard(position, ahead) && isCrossing(x, ahead);
    });
    if (hasFrontAhead) {
      // Only the first step after the turn may be a crossing, as for a halting piece (R9).
      ends.push(...regularEndsInAll(position, piece, x, parts, 'halting', Infinity, steps));
    }
    here = x;
  }
}

/** Section 6, Bend in a vault (R10), and section 17 where the game has two-bends. */
export function bentVaultEnds(position: Position, piece: Piece, from: Square): Square[] {
  const bendsTwice = position.variation.rules.has('two-bends');
  return DIRECTIONS.flatMap((d1) => {
    const line = carryingLine(position, from, d1);
    // The bend is at s(i), i ≥ 2.
    return line.slice(1).flatMap((bend, index) => {
      const passed = [from, ...line.slice(0, index + 2)];
      return otherDirections(d1).flatMap((d2) =>
        endsAfterBend(position, piece, passed, bend, d2).concat(
          bendsTwice ? secondBendEnds(position, piece, passed, bend, d2) : [],
        ),
      );
    });
  });
}

/** Section 17: the second bend is at u(j), j ≥ 1. */
function secondBendEnds(
  position: Position,
  piece: Piece,
  passedBefore: readonly Square[],
  bend: Square,
  d2: Direction,
): Square[] {
  const line = carryingLine(position, bend, d2);
  return line.flatMap((second, index) => {
    const passed = [...passedBefore, ...line.slice(0, index + 1)];
    return otherDirections(d2).flatMap((d3) => endsAfterBend(position, piece, passed, second, d3));
  });
}

/** Sections 6 and 17: a bend takes a direction that is neither the last nor its reverse. */
const OTHER_DIRECTIONS = new Map(
  DIRECTIONS.map((last) => [
    last,
    DIRECTIONS.filter((next) => !isSameDirection(next, last) && !isReverse(next, last)),
  ]),
);
const otherDirections = (last: Direction): readonly Direction[] => OTHER_DIRECTIONS.get(last) ?? [];

/** Sections 5 and 19: the unbroken line of squares that carry a vault, from the square next to `from`. */
function carryingLine(position: Position, from: Square, direction: Direction): Square[] {
  const line: Square[] = [];
  let square = step(from, direction);
  while (isOpen(position, square) && carriesVault(position, square)) {
    line.push(square);
    square = step(square, direction);
  }
  return line;
}

/**
 * Sections 6, 17 and 19: what follows the last bend in one direction. `passed` holds A and then every square of the
 * line so far, the bend last.
 */
function endsAfterBend(
  position: Position,
  piece: Piece,
  passed: readonly Square[],
  bend: Square,
  direction: Direction,
): Square[] {
  const ends: Square[] = [];
  let square = bend;
  for (let n = 1; ; n++) {
    // Here u1 … u(n−1), or w1 … w(n−1), all carry the vault; `square` becomes the next.
    square = step(square, direction);
    if (!isOpen(position, square) || passed.some((other) => isSameSquare(other, square))) return ends;
    const isLongEnough = passed.length - 1 + (n - 1) >= position.variation.leastLine;
    if (isEmpty(position, square)) {
      if (n >= 2 && isLongEnough) ends.push(square);
      if (!carriesVault(position, square)) return ends;
    } else if (isLongEnough && mayCapture(position, piece, square)) ends.push(square);
  }
}

/** Section 6, Move, then vault (R11); section 16, wait-at-front. */
export function moveThenVaultEnds(position: Position, piece: Piece, from: Square): Square[] {
  const middles = plainEnds(position, piece, from).filter((middle) => isEmpty(position, middle));
  // The square of origin counts as empty throughout, and the move may not end there.
  const lifted = lift(position, from);
  const waits = position.variation.rules.has('wait-at-front');
  return middles
    .flatMap((middle) => {
      const directions = DIRECTIONS.filter(
        (direction) => !waits || !isCrossing(middle, step(middle, direction)),
      );
      return straightVaultEnds(lifted, piece, middle, directions);
    })
    .filter((end) => !isSameSquare(end, from));
}

/** Section 16, vault-then-move; section 19: not from a hill. */
export function vaultThenMoveEnds(position: Position, piece: Piece, from: Square): Square[] {
  const lifted = lift(position, from);
  return straightVaultEnds(position, piece, from)
    .filter((middle) => isEmpty(position, middle) && terrainAt(position, middle) !== 'hill')
    .flatMap((middle) => plainEnds(lifted, piece, middle))
    .filter((end) => !isSameSquare(end, from));
}
