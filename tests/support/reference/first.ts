import {
  DIRECTIONS,
  diagonallyForward,
  isArraySquare,
  isCrossing,
  isEmpty,
  isOpen,
  isSameSquare,
  lift,
  pieceAt,
  step,
  straightForward,
  terrainAt,
  type Direction,
  type Piece,
  type Position,
  type Square,
} from './board.ts';
import { mayCapture } from './capture.ts';
import { leapEnds, regularEndsInAll, regularEnds } from './regular.ts';

/** Sections 4 and 12, field 4: has the piece on this square its first-move bonus? */
function hasBonus(position: Position, square: Square): boolean {
  const piece = pieceAt(position, square);
  if (piece === undefined) return false;
  if (!isBonusKind(piece)) return false;
  if (!isArraySquare(position.variation, square, piece)) return false;
  return !position.moved.some((moved) => isSameSquare(moved, square));
}

/** Section 4, First moves: the kinds that have a bonus. */
export function isBonusKind(piece: Piece): boolean {
  return ['swod', 'deldar', 'paktun', 'hyrpaktun'].includes(piece.kind);
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
  const usual = deldarMoveEnds(position, piece, from);
  if (!hasBonus(position, from)) return usual;
  const double = DIRECTIONS.flatMap((direction) => twoSteps(position, piece, from, direction))
    .filter((middle) => isEmpty(position, middle))
    .flatMap((middle) => deldarMoveEnds(lift(position, from), piece, middle));
  // Section 3: no move may end on the square where it began.
  return [...usual, ...double.filter((end) => !isSameSquare(end, from))];
}

/** Section 4, Deldar: one move; section 16, deldar-step-quiet and deldar-two-only. */
function deldarMoveEnds(position: Position, piece: Piece, from: Square): Square[] {
  const { rules } = position.variation;
  const two = DIRECTIONS.flatMap((direction) => twoSteps(position, piece, from, direction));
  if (rules.has('deldar-two-only')) return two;
  const one = regularEndsInAll(position, piece, from, DIRECTIONS, 'halting', 1);
  const quiet = rules.has('deldar-step-quiet');
  return [...one.filter((end) => !quiet || isEmpty(position, end)), ...two];
}

/** Section 4, Deldar: the end of exactly two steps in one direction, if there is one. */
function twoSteps(position: Position, piece: Piece, from: Square, direction: Direction): Square[] {
  const one = step(from, direction);
  const two = step(one, direction);
  if (!isOpen(position, one) || !isOpen(position, two) || !isEmpty(position, one)) return [];
  // A halting piece: only the first step may be a crossing.
  if (isCrossing(one, two)) return [];
  // Section 19: a move ends in the river or wood that it enters, and no second step enters a wood.
  const ground = terrainAt(position, one);
  if (ground === 'river' || ground === 'wood' || terrainAt(position, two) === 'wood') return [];
  return isEmpty(position, two) || mayCapture(position, piece, two) ? [two] : [];
}

/** Sections 4 and 15, Paktun and Hyrpaktun, and their first move: one leap, or two. */
export function leaperEnds(position: Position, piece: Piece, from: Square): Square[] {
  const one = leapEnds(position, piece, from);
  if (!hasBonus(position, from)) return one;
  const two = one
    .filter((middle) => isEmpty(position, middle))
    .flatMap((middle) => leapEnds(lift(position, from), piece, middle));
  // Section 3: no move may end on the square where it began.
  return [...one, ...two.filter((end) => !isSameSquare(end, from))];
}
