import { elsewhereWords } from './en/elsewhere.ts';
import { textOf } from './messages.ts';

/** `text` for what all games with somebody elsewhere share, with the part of the catalogue that comes with them. */
export const text = textOf(elsewhereWords);
