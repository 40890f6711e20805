import { LONGEST_NAME } from './sitting/terms.ts';

/**
 * What somebody has typed or sent, on one line: without control characters, those that turn the direction of writing,
 * halves of a character, and needless spaces.
 */
export const onOneLine = (words: string): string =>
  words.replaceAll(/[\s\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim();

/**
 * A name as it is stored: on one line, at most 40 characters as fields and stored games count them: a character outside
 * the basic plane counts as two, and is not cut in half.
 */
export function cleanName(name: string): string {
  let kept = '';
  for (const sign of onOneLine(name)) {
    if (kept.length + sign.length > LONGEST_NAME) break;
    kept += sign;
  }
  return kept.trim();
}
