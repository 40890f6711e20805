import { englishRulings } from './enRulings.ts';
import { englishSetup } from './enSetup.ts';
import { textOf } from './messages.ts';

/** `text` for setting up a game, with the parts of the catalogue that come with it. */
export const text = textOf({ ...englishSetup, ...englishRulings });
