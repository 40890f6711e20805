import type { Ruleset, Square } from '../../engine/index.ts';
import { EMPTY, sideOf, type PieceCode, type SideIndex, withoutBonus } from '../../engine/search.ts';

/**
 * On which ranks Swods and Deldars stand, a bit for each rank: what props Swods and what stops them shows in a few bits at
 * once. A place of the list holds a side's Swods or Deldars of one file; before the first file and after the last are places
 * of nobody.
 */
export type Ranks = Int32Array;

/** Room for four times the files of the widest board, and one beyond either edge. */
export const createRanks = (): Ranks => new Int32Array(256);

/** Where the Swods of a side begin, and how far after them its Deldars do. */
export const swodsOf = (side: SideIndex, width: number): number => 2 * side * (width + 2);
export const deldarsAfter = (width: number): number => width + 2;

/** The place of all other pieces: nobody looks there. */
export const NOWHERE = 255;

/** The place of a piece on a square: of what can be propt, and of what props it. */
export function placeOf({ geometry, propper }: Ruleset, code: PieceCode, square: Square): number {
  const { width } = geometry;
  const isSwod = propper[code] !== EMPTY;
  if (!isSwod && !propper.includes(withoutBonus(code))) return NOWHERE;
  const after = isSwod ? 0 : deldarsAfter(width);
  return swodsOf(sideOf(code), width) + after + 1 + (square % width);
}

/** How many more Swods of Yellow than of Blue are propt: a Deldar of theirs stands beside each (section 4). */
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
