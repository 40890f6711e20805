/** What can be wrong with a written move or position. The messages for these are outside the engine. */
export const NOTATION_ERRORS = [
  // positions, field by field
  'field-count',
  'rank-count',
  'rank-width',
  'number',
  'letter',
  'king-count',
  'side',
  'fluttember',
  'moved-square',
  'moved-order',
  'moved-piece',
  'turns',
  'opponent-in-kaida',
  // moves
  'empty',
  'too-long',
  'start-square',
  'end-square',
  'promotion',
  'piece-differs',
  'ambiguous',
  'company-order',
  'rest',
] as const;
export type NotationErrorCode = (typeof NOTATION_ERRORS)[number];

/** Where a text is wrong, and what was expected there. */
export interface NotationError {
  readonly code: NotationErrorCode;
  /** The field of a position line, 1 to 5; null for a move. */
  readonly field: number | null;
  /** The index in the text, from 0, of the first wrong character. */
  readonly at: number;
  /** The wrong part of the text; empty if something is missing. */
  readonly found: string;
  /** What was expected there: literal texts, or a number such as a count or a width. */
  readonly expected: readonly string[];
  /** The rank concerned, by its number on the board, or the side. */
  readonly where: string | null;
}

export const notationError = (
  code: NotationErrorCode,
  at: number,
  found: string,
  expected: readonly string[],
  more: { readonly field?: number; readonly where?: string } = {},
): NotationError => ({ code, at, found, expected, field: more.field ?? null, where: more.where ?? null });
