import { type Board, countedEach, countedSide, countIn, type SideIndex } from '../../engine/search.ts';
import type { Square } from '../../engine/index.ts';

/**
 * How many open directions the pieces of each side have, and what these are worth. It is updated as pieces come and go,
 * since each move changes few directions. A sum holds the number of a side's directions in its lowest `LIBERTY_BITS`
 * bits, and their worth, in centipoints, in the bits above.
 */
export interface Liberties {
  /** By square, the regular moves of the piece there (`Counted`); 0 if the square is empty. */
  readonly walks: Int32Array;
  /** By side. */
  readonly sums: Int32Array;
}

/** Boards have at most 864 squares, with up to 16 directions for each piece; these bits hold that number. */
export const LIBERTY_BITS = 14;

export const createLiberties = (size: number): Liberties => ({
  walks: new Int32Array(size),
  sums: new Int32Array(2),
});

/** Counts everything afresh, after `walks` has been set to the pieces on the board. */
export function countLiberties(liberties: Liberties, board: Board): void {
  liberties.sums.fill(0);
  for (let square = 0; square < board.cells.length; square++) addOwn(liberties, board, square, 1);
}

/**
 * Adds the open directions of the piece on a square, as its neighbours stand now; subtracts them if `sign` is -1, when
 * the piece is about to go.
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

/** A square becomes empty (`sign` is 1) or occupied (-1), so the pieces around it gain or lose a direction. */
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

/** The sum for all liberties of a side, including those of its vaults. */
export const sumOfLiberties = ({ sums }: Liberties, { vaults }: Board, side: SideIndex): number =>
  sums[side]! + vaults!.sumOf(side);
