import { answersWords } from './en/answers.ts';
import { textOf } from './messages.ts';

/** `text` for what is read aloud about a square, with the part of the catalogue that comes with it. */
export const text = textOf(answersWords);
