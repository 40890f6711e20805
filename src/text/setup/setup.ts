import { rulingsWords } from '../en/rulings.ts';
import { setupWords } from '../en/setup.ts';
import { textOf } from '../messages.ts';

/** `text` for setting up a game, with the parts of the catalogue that come with it. */
export const text = textOf({ ...setupWords, ...rulingsWords });
