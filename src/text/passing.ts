import { passingWords } from './en/passing.ts';
import { textOf } from './messages.ts';

/** `text` for passing on, links, print and the position editor, with the part of the catalogue that comes with them. */
export const text = textOf(passingWords);
