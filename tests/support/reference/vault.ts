import {
  DIRECTIONS,
  diagonallyForward,
  isEmpty,
  isOnBoard,
  step,
  straightForward,
  type Direction,
  type Piece,
  type Position,
  type Square,
} from './board.ts';
import { mayCapture } from './capture.ts';

/** Section 5: Swods vault in the three forward directions only, every other kind in all. */
function vaultDirections(piece: Piece): readonly Direction[] {
  if (piece.kind !== 'swod') return DIRECTIONS;
  return [straightForward(piece.side), ...diagonallyForward(piece.side)];
}

/** Section 5: the ends of the straight vaults of a piece that stands on square A. */
export function straightVaultEnds(position: Position, piece: Piece, from: Square): Square[] {
  return vaultDirections(piece).flatMap((direction) => vaultEndsOn(position, piece, from, direction));
}

/** Section 5: the same in one direction. */
function vaultEndsOn(position: Position, piece: Piece, from: Square, direction: Direction): Square[] {
  const ends: Square[] = [];
  let square = from;
  for (let n = 1; ; n++) {
    // Here s1 … s(n−1) are all occupied; `square` becomes s(n).
    square = step(square, direction);
    if (!isOnBoard(position, square)) return ends;
    const isLongEnough = n - 1 >= position.variation.leastLine;
    if (isEmpty(position, square)) {
      if (isLongEnough) ends.push(square);
      return ends;
    }
    if (isLongEnough && mayCapture(position, piece, square)) ends.push(square);
  }
}
