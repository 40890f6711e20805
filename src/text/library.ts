import { libraryWords } from './en/library.ts';
import { textOf } from './messages.ts';

/** `text` for the library, with the part of the catalogue that comes with it. */
export const text = textOf(libraryWords);
