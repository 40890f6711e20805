import { memoised, type Position, type Ruleset } from '../engine/index.ts';
import { PIECE_CODES, sideIndex } from '../engine/search.ts';
import { randomIntegers } from './random.ts';
import { FADING, ROOM } from './scores.ts';

/**
 * Random numbers for everything that makes up a position. Two 32-bit words, combined by exclusive or over all parts,
 * are the position's key: equal for equal positions, and hardly ever equal for different ones. The code of a piece
 * includes its first-move bonus, so the key does, too; the number of turns played does not count.
 */
export interface Zobrist {
  /** By `square * PIECE_CODES + piece`: two words, at twice the index. */
  readonly pieces: Int32Array;
  /** By the two bits of the Fluttembers that are still possible: two words each. */
  readonly fluttember: Int32Array;
  /** For Blue to move: two words. */
  readonly turn: Int32Array;
  /**
   * By quiet turns, one word; 0 as long as they change no score. It is part of the key in the tables (`tableKey`), but
   * not of the key that detects repetitions.
   */
  readonly quiet: Int32Array;
}

export const zobristOf = memoised((rules: Ruleset): Zobrist => {
  const next = randomIntegers(0x706f726f);
  const words = (count: number): Int32Array => Int32Array.from({ length: 2 * count }, next);
  return {
    pieces: words(rules.geometry.size * PIECE_CODES),
    fluttember: words(4),
    turn: words(1),
    quiet: Int32Array.from({ length: ROOM }, (_, quiet) => (quiet <= FADING ? 0 : next())),
  };
});

/** The key of a position, two words, worked out from scratch. */
export function keyOf({ ruleset, cells, turn, fluttember }: Position): readonly [number, number] {
  const zobrist = zobristOf(ruleset);
  const key: [number, number] = [0, 0];
  const add = (words: Int32Array, index: number): void => {
    key[0] ^= words[2 * index]!;
    key[1] ^= words[2 * index + 1]!;
  };
  for (let square = 0; square < cells.length; square++)
    if (cells[square] !== 0) add(zobrist.pieces, square * PIECE_CODES + cells[square]!);
  add(zobrist.fluttember, fluttember);
  if (sideIndex(turn) === 1) add(zobrist.turn, 0);
  return key;
}
