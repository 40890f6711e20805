import { dialogsWords } from './en/dialogs.ts';
import { textOf } from './messages.ts';

/** `text` for the dialogues of settings, help and the record, with the part of the catalogue that comes with them. */
export const text = textOf(dialogsWords);
