import type { Square } from '../geometry.ts';
import type { Part } from './parts.ts';
import type { isHomeAttacked } from '../legal.ts';
import type { sweepPiece } from '../movement/piece.ts';
import type { Sight } from '../movement/sight.ts';

/**
 * What the waiting side could do in the current position, piece by piece, with the squares on which each answer
 * depends. After a move by the other side, only the pieces that see a changed square need to be swept again; for a
 * Pallan, only the parts of its ways that do.
 */
export interface Kept {
  readonly sight: Sight;
  /** After a move, a bit for each looker that sees a square changed by it. */
  readonly stale: Int32Array;
  /** The first looker that is a piece, or a part of one; then the number of lookers. */
  first: number;
  lookers: number;
  /** The parts of a piece that moves like a Pallan. */
  readonly pallan: readonly Part[];
  /** By looker, the square of its piece, and its part; by square, the first and the last looker of its piece. */
  readonly from: Uint16Array;
  readonly part: Part[];
  readonly firstOf: Uint16Array;
  readonly lastOf: Uint16Array;
  /**
   * The moves of all pieces, even if they leave their King in Kaida; a looker's go from `ends[looker - 1]` to
   * `ends[looker]`.
   */
  moves: Int32Array;
  readonly ends: Int32Array;
  /** By square, the number of different moves of its piece; then the total for all pieces. */
  readonly counts: Int32Array;
  total: number;
  /** The end squares of moves already in the list, for a piece in parts: they carry the current mark. */
  readonly marks: Int32Array;
  mark: number;
  /**
   * Whether the King is known to be safe; then the squares that the watch over it marked, and the stamp of these marks.
   */
  isSafe: boolean;
  vacated: readonly Square[];
  filled: readonly Square[];
  holes: number;
  watchStamp: number;
  /**
   * A bit for each looker of a piece whose moves may affect the King's safety; then the same by a new watch after a
   * move.
   */
  readonly unsettled: Int32Array;
  readonly unsettledAnew: Int32Array;
  /** Whether the King would be in Kaida on each square to which a Fluttember may take it. */
  readonly homes: boolean[];
  /** The functions of the same names, which use what is kept. */
  readonly sweepPiece: typeof sweepPiece;
  readonly isHomeAttacked: typeof isHomeAttacked;
}
