import {
  DIRECTIONS,
  diagonallyForward,
  isArraySquare,
  isCrossing,
  isEmpty,
  isOnBoard,
  isSameSquare,
  lift,
  pieceAt,
  step,
  straightForward,
  type Direction,
  type Piece,
  type Position,
  type Square,
} from './board.ts';
import { leapEnds, regularEndsInAll, regularEnds } from './regular.ts';

/** Sections 4 and 12, field 4: has the piece on this square its first-move bonus? */
export function hasBonus(position: Position, square: Square): boolean {
  const piece = pieceAt(position, square);
  if (piece === undefined) return false;
  if (!isBonusKind(piece)) return false;
  if (!isArraySquare(position.variation, square, piece)) return false;
  return !position.moved.some((moved) => isSameSquare(moved, square));
}

/** Section 4, First moves: the kinds that have a bonus. */
export function isBonusKind(piece: Piece): boolean {
  return piece.kind === 'swod' || piece.kind === 'deldar' || piece.kind === 'paktun';
}

/** Section 4, Swod, and its first move: one step, or one to three; straight to empty squares only. */
export function swodEnds(position: Position, piece: Piece, from: Square): Square[] {
  const mostSteps = hasBonus(position, from) ? 3 : 1;
  const straight = regularEnds(position, piece, from, straightForward(piece.side), 'halting', mostSteps);
  const diagonal = regularEndsInAll(
    position,
    piece,
    from,
    diagonallyForward(piece.side),
    'halting',
    mostSteps,
  );
  return [...straight.filter((end) => isEmpty(position, end)), ...diagonal];
}

/** Section 4, Deldar, and its first move: one or two steps, or two moves in one turn (R6). */
export function deldarEnds(position: Position, piece: Piece, from: Square): Square[] {
  const usual = regularEndsInAll(position, piece, from, DIRECTIONS, 'halting', 2);
  if (!hasBonus(position, from)) return usual;
  const double: Square[] = [];
  for (const direction of DIRECTIONS) {
    const middle = twoEmptyStepsOn(position, from, direction);
    if (middle === undefined) continue;
    double.push(...regularEndsInAll(lift(position, from), piece, middle, DIRECTIONS, 'halting', 2));
  }
  // Section 3: no move may end on the square where it began.
  return [...usual, ...double.filter((end) => !isSameSquare(end, from))];
}

/** Section 4, Deldar's first move: exactly two steps in one direction, without a capture. */
function twoEmptyStepsOn(position: Position, from: Square, direction: Direction): Square | undefined {
  const one = step(from, direction);
  const two = step(one, direction);
  if (!isOnBoard(position, two)) return undefined;
  if (!isEmpty(position, one) || !isEmpty(position, two)) return undefined;
  // A halting piece: only the first step may be a crossing.
  if (isCrossing(one, two)) return undefined;
  return two;
}

/** Section 4, Paktun, and its first move: one leap, or two. */
export function paktunEnds(position: Position, piece: Piece, from: Square): Square[] {
  const one = leapEnds(position, piece, from);
  if (!hasBonus(position, from)) return one;
  const two = one
    .filter((middle) => isEmpty(position, middle))
    .flatMap((middle) => leapEnds(lift(position, from), piece, middle));
  // Section 3: no move may end on the square where it began.
  return [...one, ...two.filter((end) => !isSameSquare(end, from))];
}
