import { RESULTS, type GameResult } from '../tree/tags.ts';

const HALF = /1\/2|½|0[.,]5/g;
const DASH = /[–—:]/g;

/** The points of one player in writing: one, none, or a fraction of one. */
const PART = String.raw`(?:1\/[2-6]|½|0[.,]5|[01])`;

/** A result as it may be written at the end of a game: `1-0`, `½–0`, `0.5-0.5`, `0-1-0`, `*`. Sticky. */
export const RESULT = new RegExp(String.raw`(?:\*|${PART}(?:\s?[-–—:]\s?${PART}){1,5})(?![\w/])`, 'y');

/** A result in the spelling of the format. */
export const plainResult = (text: string): string =>
  text
    .replace(HALF, '1/2')
    .replace(DASH, '-')
    .replace(/[\s\p{Cc}]/gu, '');

/** Reads a result of Jikaida in any of its spellings; undefined for anything else. */
export function readResult(text: string): GameResult | undefined {
  const plain = plainResult(text);
  return RESULTS.find((result) => result === plain);
}

/**
 * Whether a text that `RESULT` has matched is a result of some game: of Jikaida, or the points of more than two
 * players.
 */
export const isResult = (text: string): boolean =>
  readResult(text) !== undefined || plainResult(text).split('-').length > 2;
