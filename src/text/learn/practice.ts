import { practiceWords } from '../en/practice.ts';
import { textOf } from '../messages.ts';

/** `text` for coordinates and puzzles, with the part of the catalogue that comes with them. */
export const text = textOf(practiceWords);
