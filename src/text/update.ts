import { updateWords } from './en/update.ts';
import { textOf } from './messages.ts';

/** `text` for the notice of a new version, with the part of the catalogue that comes with it. */
export const text = textOf(updateWords);
