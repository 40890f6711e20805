import { learnWords } from '../en/learn.ts';
import { textOf } from '../messages.ts';

/** `text` for the course and for exercises, with the part of the catalogue that comes with them. */
export const text = textOf(learnWords);
