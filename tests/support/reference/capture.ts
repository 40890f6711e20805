import { DIRECTIONS, pieceAt, step, type Piece, type Position, type Square } from './board.ts';

/** Section 4, Propt: a Deldar of its own side stands on one of the Swod's 8 neighbouring squares. */
export function isPropt(position: Position, square: Square): boolean {
  const swod = pieceAt(position, square);
  if (swod?.kind !== 'swod') return false;
  return DIRECTIONS.some((direction) => {
    const neighbour = pieceAt(position, step(square, direction));
    return neighbour?.side === swod.side && neighbour.kind === 'deldar';
  });
}

/**
 * Sections 4, 6 and 10: may this piece capture what stands on the square, if it can get there? False for an
 * empty square.
 */
export function mayCapture(position: Position, piece: Piece, square: Square): boolean {
  const target = pieceAt(position, square);
  if (target === undefined) return false;
  // Section 10: in Drak's City only Pallans capture.
  if (position.variation.isVaultsOnly && piece.kind !== 'pallan') return false;
  // Sections 4 and 6, R13: only the Pallan captures friends, and never its own King.
  if (target.side === piece.side) return piece.kind === 'pallan' && target.kind !== 'king';
  // Section 4: a Swod cannot capture a propt Swod.
  return !(piece.kind === 'swod' && isPropt(position, square));
}
