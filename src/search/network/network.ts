import type { Ruleset } from '../../engine/index.ts';
import { PIECE_CODES } from '../../engine/search.ts';

/**
 * A small network that judges the positions of one game (docs/levels.md). Its first layer has a row for each piece on
 * each square, and sums the rows of the pieces on the board, once as Yellow sees it and once as Blue does, turned by
 * 180° with the sides exchanged. The second layer weighs these sums, clipped to 0 to 1 and squared, for the side to
 * move and for the other side.
 */
export interface Network {
  /** How many values each of the two views has. */
  readonly hidden: number;
  /**
   * By `piece * size + square`, where the row of a piece begins in `first`, as Yellow and as Blue see it. The last row
   * is all zeros, for `nothing` and for pieces that the network does not know.
   */
  readonly seenByYellow: Int32Array;
  readonly seenByBlue: Int32Array;
  /** Rows of `hidden` values, in units of 1 / `ONE`. */
  readonly first: Int16Array;
  readonly bias: Int16Array;
  /**
   * The second layer: `hidden` weights for the view of the side to move, then as many for the other, in centipoints.
   */
  readonly second: Float64Array;
  readonly offset: number;
  /** By `piece * size + square`, what a piece is worth to Yellow by itself, in centipoints. */
  readonly alone: Float64Array;
  readonly nothing: number;
}

/** The value 1, in the units of the first layer. */
export const ONE = 255;
const SECOND_ONE = 8;

/**
 * Reads a game's network: 16-bit numbers, low byte first. They are the number of values in a view, the number of pieces
 * that the network knows, and their codes; then the rows, the bias, the second layer and its offset in eighths of
 * centipoints, and what the pieces are worth alone, in the same unit. Throws if there are too few numbers.
 */
export function readNetwork({ geometry }: Ruleset, bytes: Uint8Array): Network {
  const { size } = geometry;
  const all = new Int16Array(bytes.length >> 1);
  for (let i = 0; i < all.length; i++) all[i] = bytes[2 * i]! | (bytes[2 * i + 1]! << 8);
  let at = 0;
  const take = (count: number): Int16Array => {
    if (at + count > all.length) throw new Error(`the network ends early: ${all.length} numbers`);
    at += count;
    return all.subarray(at - count, at);
  };
  const [hidden = 0, count = 0] = take(2);
  const codes = take(count);
  const rows = count * size;
  const first = new Int16Array((rows + 1) * hidden);
  first.set(take(rows * hidden));
  const bias = take(hidden);
  const second = Float64Array.from(take(2 * hidden), (weight) => weight / SECOND_ONE);
  const [offset = 0] = take(1);
  const worth = take(rows);
  const nothing = PIECE_CODES * size;
  const seenByYellow = new Int32Array(nothing + 1).fill(rows * hidden);
  const seenByBlue = new Int32Array(nothing + 1).fill(rows * hidden);
  const alone = new Float64Array(nothing + 1);
  codes.forEach((code, place) => {
    const turned = codes.indexOf(code ^ 1);
    for (let square = 0; square < size; square++) {
      const own = place * size + square;
      const other = turned * size + size - 1 - square;
      seenByYellow[code * size + square] = own * hidden;
      seenByBlue[code * size + square] = other * hidden;
      alone[code * size + square] = (worth[own]! - worth[other]!) / SECOND_ONE;
    }
  });
  return {
    hidden,
    seenByYellow,
    seenByBlue,
    first,
    bias,
    second,
    offset: offset / SECOND_ONE,
    alone,
    nothing,
  };
}
