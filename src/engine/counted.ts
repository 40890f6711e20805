import type { DirectionMask } from './directions.ts';
import type { SideIndex } from './side.ts';

/**
 * Directions from a square that count for the piece there: a bit for each, its side, and how much each counts, in one
 * number; 0 where nothing counts.
 */
export type Counted = number;

export const countedOf = (directions: DirectionMask, side: SideIndex, each: number): Counted =>
  directions | (side << 8) | (each << 9);

export const countedSide = (counted: Counted): number => (counted >> 8) & 1;
export const countedEach = (counted: Counted): number => counted >> 9;

/** What those of its directions that are in a mask count together. */
export const countIn = (counted: Counted, mask: DirectionMask): number =>
  (counted >> 9) * BITS[counted & mask & 255]!;

/** By mask of directions, how many it holds. */
export const BITS: Uint8Array = Uint8Array.from({ length: 256 }, (_, mask) => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
});
