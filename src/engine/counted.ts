import type { DirectionMask } from './directions.ts';
import type { SideIndex } from './side.ts';

/**
 * The directions from a square that count for the piece there: one bit for each, the piece's side, and how much each
 * direction counts, packed into one number; 0 if nothing counts.
 */
export type Counted = number;

export const countedOf = (directions: DirectionMask, side: SideIndex, each: number): Counted =>
  directions | (side << 8) | (each << 9);

export const countedSide = (counted: Counted): number => (counted >> 8) & 1;
export const countedEach = (counted: Counted): number => counted >> 9;

/** How much the directions that are also in a mask count together. */
export const countIn = (counted: Counted, mask: DirectionMask): number =>
  (counted >> 9) * BITS[counted & mask & 255]!;

/** By direction mask, the number of directions in it. */
export const BITS: Uint8Array = Uint8Array.from({ length: 256 }, (_, mask) => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
});
