import { apartWords } from './en/apart.ts';
import { textOf } from './messages.ts';

/** `text` for games by message, with the part of the catalogue that comes with them. */
export const text = textOf(apartWords);
