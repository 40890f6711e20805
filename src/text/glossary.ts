import { glossaryWords } from './en/glossary.ts';
import { textOf } from './messages.ts';

/** `text` for the words of the game, with the part of the catalogue that explains them. */
export const text = textOf(glossaryWords);
