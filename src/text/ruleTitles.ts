import { englishRuleTitles } from './enRuleTitles.ts';
import { textOf } from './messages.ts';

/** `text` for the titles of the rule book. */
export const text = textOf(englishRuleTitles);
