import type { Ruleset, Square } from '../../engine/index.ts';
import { EMPTY, sideOf, type PieceCode, type SideIndex, withoutBonus } from '../../engine/search.ts';

/**
 * The ranks on which Swods and Deldars stand, as one bit per rank, so that a few bit operations show which Swods are
 * propt and which are stopped. An entry holds a side's Swods or Deldars on one file. There is an empty entry before the
 * first file and one after the last.
 */
export type Ranks = Int32Array;

/** Room for four times the files of the widest board, each time with one more at either edge. */
export const createRanks = (): Ranks => new Int32Array(256);

/** The index at which the Swods of a side begin; then how far after them its Deldars begin. */
export const swodsOf = (side: SideIndex, width: number): number => 2 * side * (width + 2);
export const deldarsAfter = (width: number): number => width + 2;

/** The index for all other pieces, which is never read. */
export const NOWHERE = 255;

/** The index of a piece on a square, for pieces that can be propt and pieces that prop them. */
export function placeOf({ geometry, propper }: Ruleset, code: PieceCode, square: Square): number {
  const { width } = geometry;
  const isSwod = propper[code] !== EMPTY;
  if (!isSwod && !propper.includes(withoutBonus(code))) return NOWHERE;
  const after = isSwod ? 0 : deldarsAfter(width);
  return swodsOf(sideOf(code), width) + after + 1 + (square % width);
}

/**
 * The number of propt Swods, Yellow's minus Blue's. A Swod is propt if a Deldar of its side stands beside it (section
 * 4).
 */
export const sumOfPropt = (ranks: Ranks, width: number): number =>
  countPropt(ranks, width, 0) - countPropt(ranks, width, 1);

function countPropt(ranks: Ranks, width: number, side: SideIndex): number {
  const first = swodsOf(side, width);
  const after = deldarsAfter(width);
  let propt = 0;
  for (let at = first + 1; at <= first + width; at++) {
    const swods = ranks[at]!;
    if (swods === 0) continue;
    const aside = ranks[at + after - 1]! | ranks[at + after + 1]!;
    const near = aside | ranks[at + after]!;
    for (let left = swods & (aside | (near << 1) | (near >>> 1)); left !== 0; left &= left - 1) propt++;
  }
  return propt;
}
