import {
  carriesVault,
  DIRECTIONS,
  diagonallyForward,
  isEmpty,
  isOpen,
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

/** Section 5: the ends of the straight vaults of a piece that stands on square A, in all its directions or in these. */
export function straightVaultEnds(
  position: Position,
  piece: Piece,
  from: Square,
  directions: readonly Direction[] = vaultDirections(piece),
): Square[] {
  return directions.flatMap((direction) => vaultEndsOn(position, piece, from, direction));
}

/** Sections 5 and 19: the same in one direction. */
function vaultEndsOn(position: Position, piece: Piece, from: Square, direction: Direction): Square[] {
  const ends: Square[] = [];
  let square = from;
  for (let n = 1; ; n++) {
    // Here s1 … s(n−1) all carry the vault; `square` becomes s(n).
    square = step(square, direction);
    if (!isOpen(position, square)) return ends;
    const isLongEnough = n - 1 >= position.variation.leastLine;
    if (isEmpty(position, square)) {
      if (isLongEnough) ends.push(square);
      if (!carriesVault(position, square)) return ends;
    } else if (isLongEnough && mayCapture(position, piece, square)) ends.push(square);
  }
}

/** Section 16, leapers-off-side: the squares beside the end of a line. */
export function offSideEnds(position: Position, piece: Piece, from: Square): Square[] {
  const ends: Square[] = [];
  for (const direction of DIRECTIONS) {
    const { east, north } = direction;
    let square = step(from, direction);
    for (let k = 1; isOpen(position, square) && carriesVault(position, square); k++) {
      // Here s1 … s(k) all carry the vault; `square` is s(k).
      if (k >= position.variation.leastLine) {
        ends.push(step(square, { east: -north, north: east }), step(square, { east: north, north: -east }));
      }
      square = step(square, direction);
    }
  }
  return ends.filter(
    (end) => isOpen(position, end) && (isEmpty(position, end) || mayCapture(position, piece, end)),
  );
}
