import { firstOf, type DirectionMask } from '../directions.ts';
import type { Geometry, Square } from '../geometry.ts';

/**
 * Who has looked at which squares. A looker is whatever finds something out about a position by looking at squares: the
 * sweep of a piece, a test for Kaida. As long as none of the squares that it saw changes, it would find the same again.
 */
export interface Sight {
  readonly geometry: Geometry;
  /** `square * words + word`: the lookers that saw a square, 32 to a word. */
  readonly seen: Int32Array;
  words: number;
  /** The word and the bit of the present looker. */
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

/** From here on, this looker looks. */
export function lookAs(sight: Sight, looker: number): void {
  sight.word = looker >> 5;
  sight.bit = 1 << (looker & 31);
}

export function see({ seen, words, word, bit }: Sight, square: Square): void {
  seen[square * words + word]! |= bit;
}

/** Sees the squares after `start` up to `end`, which lies on a line with it. */
export function seeLine(sight: Sight, start: Square, end: Square, step: number): void {
  for (let square = start; square !== end;) {
    square += step;
    see(sight, square);
  }
}

/** Sees the squares of a list from one place up to another. */
export function seeAll(sight: Sight, squares: Uint16Array, start: number, end: number): void {
  for (let i = start; i < end; i++) see(sight, squares[i]!);
}

/** Sees the squares next to a square. */
export function seeAround(sight: Sight, square: Square): void {
  const { around, aroundStart } = sight.geometry;
  const end = aroundStart[square + 1]!;
  for (let i = aroundStart[square]!; i < end; i++) see(sight, around[i]! >> 3);
}

/** Sees those of the squares next to a square that lie in these directions. */
export function seeBeside(sight: Sight, square: Square, directions: DirectionMask): void {
  const { step } = sight.geometry;
  for (let left = directions; left !== 0; left &= left - 1) see(sight, square + step[firstOf(left)]!);
}
