import { type Board, countedEach, countedSide, countIn, type SideIndex } from '../../engine/search.ts';
import type { Square } from '../../engine/index.ts';

/**
 * How many open directions the pieces of either side have, and what these are worth: kept as pieces come and go, since
 * each move changes few of them. A sum of a side holds how many there are in its lowest `LIBERTY_BITS` bits, and what they are
 * worth, in centipoints, in those above.
 */
export interface Liberties {
  /** By square, the regular moves of the piece there (`Counted`); 0 where none stands. */
  readonly walks: Int32Array;
  /** By side. */
  readonly sums: Int32Array;
}

/** Boards have 864 squares at most, with 16 ways a piece: so many fit. */
export const LIBERTY_BITS = 14;

export const createLiberties = (size: number): Liberties => ({
  walks: new Int32Array(size),
  sums: new Int32Array(2),
});

/** Counts all anew, once `walks` holds what stands on the board. */
export function countLiberties(liberties: Liberties, board: Board): void {
  liberties.sums.fill(0);
  for (let square = 0; square < board.cells.length; square++) addOwn(liberties, board, square, 1);
}

/**
 * Counts the open directions of the piece on a square, as pieces stand around it now; or no longer (`sign` is -1), since
 * it is about to go.
 */
export function addOwn(
  { walks, sums }: Liberties,
  { sweep: { near } }: Board,
  square: Square,
  sign: 1 | -1,
): void {
  const counted = walks[square]!;
  sums[countedSide(counted)]! += sign * countIn(counted, ~(near[0][square]! | near[1][square]!));
}

/** A square is empty from now on (`sign` is 1), or no longer (-1): so pieces around it have a direction more, or less. */
export function addAround({ walks, sums }: Liberties, { rules }: Board, square: Square, sign: 1 | -1): void {
  const { around, aroundStart } = rules.geometry;
  const end = aroundStart[square + 1]!;
  for (let i = aroundStart[square]!; i < end; i++) {
    const next = around[i]!;
    const counted = walks[next >> 3]!;
    if (((counted >> (next & 7)) & 1) !== 0) sums[countedSide(counted)]! += sign * countedEach(counted);
  }
}

export const libertiesIn = (sum: number): number => sum & ((1 << LIBERTY_BITS) - 1);
export const worthIn = (sum: number): number => sum >> LIBERTY_BITS;

/** What the liberties of a side come to, those of its vaults among them, as such a sum. */
export const sumOfLiberties = ({ sums }: Liberties, { vaults }: Board, side: SideIndex): number =>
  sums[side]! + vaults!.sumOf(side);
