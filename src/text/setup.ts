import { englishSetup } from './enSetup.ts';
import { textOf } from './messages.ts';

/** `text` for setting up a game, with the part of the catalogue that comes with it. */
export const text = textOf(englishSetup);
