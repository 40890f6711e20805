import { KIND_NAMES, kindAt, kindIndex, type Kind } from './kinds.ts';
import { SIDES, sideAt, sideIndex, type Side, type SideIndex } from './side.ts';

/**
 * A piece on a board is a small integer: bit 0 the side, bits 1 to 4 the index of its kind, bit 5 set while it has
 * its first-move bonus. 0 is an empty square.
 */
export type PieceCode = number;

export const EMPTY: PieceCode = 0;
export const FRESH = 32;
/** One more than the largest piece code: tables by piece have this many rows. */
export const PIECE_CODES = 64;

export const sideOf = (code: PieceCode): SideIndex => ((code & 1) === 0 ? 0 : 1);
export const kindOf = (code: PieceCode): number => (code >> 1) & 15;
export const withoutBonus = (code: PieceCode): PieceCode => code & ~FRESH;

export const pieceCode = (side: Side, kind: Kind, fresh = false): PieceCode =>
  sideIndex(side) | (kindIndex(kind) << 1) | (fresh ? FRESH : 0);

/** A piece in the public interface of the engine. */
export interface Piece {
  readonly side: Side;
  readonly kind: Kind;
  /** Whether it has not moved and still has its first-move bonus (section 4). */
  readonly fresh: boolean;
}

const PIECES: readonly (Piece | null)[] = Array.from({ length: PIECE_CODES }, (_, code) => {
  const index = kindOf(code);
  if (index < 1 || index > KIND_NAMES.length) return null;
  return { side: sideAt(sideOf(code)), kind: kindAt(index), fresh: (code & FRESH) !== 0 };
});

/** The piece for a code; null for an empty square. */
export const pieceOf = (code: PieceCode): Piece | null => PIECES[code] ?? null;

/** Every code of a piece, for building tables. */
export const ALL_PIECE_CODES: readonly PieceCode[] = SIDES.flatMap((side) =>
  KIND_NAMES.flatMap((kind) => [pieceCode(side, kind), pieceCode(side, kind, true)]),
);
