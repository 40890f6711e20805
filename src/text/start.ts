import { startWords } from './en/start.ts';
import { textOf } from './messages.ts';

/** `text` for the start page, with the part of the catalogue that comes with it. */
export const text = textOf(startWords);
