import { RESULTS, type GameResult } from '../tree/tags.ts';

const HALF = /1\/2|½|0[.,]5/g;

/** A result as it may be written at the end of a game: `1-0`, `½–0`, `0.5-0.5`, `*`. Sticky. */
export const RESULT = /(?:\*|(?:1\/2|½|0[.,]5|[01])\s?[-–—:]\s?(?:1\/2|½|0[.,]5|[01]))(?![\w/])/y;

/** Reads a result in any of its spellings; undefined for anything else. */
export function readResult(text: string): GameResult | undefined {
  const plain = text.replace(HALF, '1/2').replace(/[–—:]/g, '-').replace(/\s/g, '');
  return RESULTS.find((result) => result === plain);
}
