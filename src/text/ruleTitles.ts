import { ruleTitlesWords } from './en/ruleTitles.ts';
import { textOf } from './messages.ts';

/** `text` for the titles of the rule book. */
export const text = textOf(ruleTitlesWords);
