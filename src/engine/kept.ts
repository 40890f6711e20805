import type { Square } from './geometry.ts';
import type { Part } from './keptParts.ts';
import type { isHomeAttacked } from './legal.ts';
import type { sweepPiece } from './movement/piece.ts';
import type { Sight } from './movement/sight.ts';

/**
 * What the waiting side could do as the board stands, piece by piece, each with the squares on which that depends.
 * After a move of the other side, only the pieces that see a changed square need to be swept again; and of a Pallan only
 * those parts of its ways that do.
 */
export interface Kept {
  readonly sight: Sight;
  /** After a move, the lookers that see a square it has changed, as bits. */
  readonly stale: Int32Array;
  /** The first looker that is a piece, or part of one, and how many lookers there are. */
  first: number;
  lookers: number;
  /** The parts of a piece that moves like a Pallan. */
  readonly pallan: readonly Part[];
  /** By looker, the square of its piece and its part; by square, the first and the last looker of its piece. */
  readonly from: Uint16Array;
  readonly part: Part[];
  readonly firstOf: Uint16Array;
  readonly lastOf: Uint16Array;
  /**
   * The moves of all pieces, whatever becomes of their King; a looker's go from `ends[looker - 1]` to `ends[looker]`.
   */
  moves: Int32Array;
  readonly ends: Int32Array;
  /** By square, how many moves its piece has, each counted once; and how many all pieces have. */
  readonly counts: Int32Array;
  total: number;
  /** Where moves of a piece in parts end that are in the list already: such squares carry the present mark. */
  readonly marks: Int32Array;
  mark: number;
  /** Whether the King is known to be safe, and what the watch over it found, with the stamp that marks it. */
  isSafe: boolean;
  vacated: readonly Square[];
  filled: readonly Square[];
  holes: number;
  watchStamp: number;
  /** The lookers of pieces that may touch its safety, as bits; and the same by a new watch after a move. */
  readonly unsettled: Int32Array;
  readonly unsettledAnew: Int32Array;
  /** Whether the King would be in Kaida on the squares to which a Fluttember leads. */
  readonly homes: boolean[];
  /** As the functions that they are named after. */
  readonly sweepPiece: typeof sweepPiece;
  readonly isHomeAttacked: typeof isHomeAttacked;
}
