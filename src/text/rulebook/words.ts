/** The words of a query or a text, without case, accents and apostrophes. */
export type Words = readonly string[];

/** Letters as they are compared: without case and accents, one for one. */
export const folded = (words: string): string =>
  Array.from(words, (sign) => (sign === '’' ? "'" : sign.normalize('NFD').charAt(0).toLowerCase())).join('');

/** The words of a text in their order. */
export const wordsIn = (words: string): Words =>
  (folded(words).match(/[\p{L}\p{N}']+/gu) ?? []).map((word) => word.replaceAll("'", '')).filter(Boolean);

/** A word as a pattern that finds it with and without apostrophes. */
export const patternOf = (word: string): string => Array.from(word).join("'?");
