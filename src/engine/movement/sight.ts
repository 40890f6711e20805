import { firstOf, type DirectionMask } from '../directions.ts';
import type { Geometry, Square } from '../geometry.ts';

/**
 * Records who has looked at which squares. A looker is anything that finds out something about a position by looking at
 * squares: the sweep of a piece, or a test for Kaida. While none of the squares that it saw changes, its result stays
 * the same.
 */
export interface Sight {
  readonly geometry: Geometry;
  /** `square * words + word`: the lookers that saw a square, 32 in each word. */
  readonly seen: Int32Array;
  words: number;
  /** The word and the bit of the current looker. */
  word: number;
  bit: number;
}

/** A sight with room for this many lookers. */
export const createSight = (geometry: Geometry, lookers: number): Sight => ({
  geometry,
  seen: new Int32Array(geometry.size * wordsFor(lookers)),
  words: 0,
  word: 0,
  bit: 1,
});

const wordsFor = (lookers: number): number => (lookers + 31) >> 5;

/** Starts again with nothing seen, for this many lookers. */
export function forgetLookers(sight: Sight, lookers: number): void {
  sight.words = wordsFor(lookers);
  sight.seen.fill(0, 0, sight.geometry.size * sight.words);
}

/** From now on, what is seen is recorded for this looker. */
export function lookAs(sight: Sight, looker: number): void {
  sight.word = looker >> 5;
  sight.bit = 1 << (looker & 31);
}

export function see({ seen, words, word, bit }: Sight, square: Square): void {
  seen[square * words + word]! |= bit;
}

/** Records the squares after `start` up to `end` as seen; both lie on one line. */
export function seeLine(sight: Sight, start: Square, end: Square, step: number): void {
  for (let square = start; square !== end;) {
    square += step;
    see(sight, square);
  }
}

/** Records the squares of a list from one index up to another as seen. */
export function seeAll(sight: Sight, squares: Uint16Array, start: number, end: number): void {
  for (let i = start; i < end; i++) see(sight, squares[i]!);
}

/** Records the neighbours of a square as seen. */
export function seeAround(sight: Sight, square: Square): void {
  const { around, aroundStart } = sight.geometry;
  const end = aroundStart[square + 1]!;
  for (let i = aroundStart[square]!; i < end; i++) see(sight, around[i]! >> 3);
}

/** Records the neighbours of a square in these directions as seen. */
export function seeBeside(sight: Sight, square: Square, directions: DirectionMask): void {
  const { step } = sight.geometry;
  for (let left = directions; left !== 0; left &= left - 1) see(sight, square + step[firstOf(left)]!);
}
