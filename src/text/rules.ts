import { englishGlossary } from './enGlossary.ts';
import { englishRulebook } from './enRulebook.ts';
import { englishRuleTitles } from './enRuleTitles.ts';
import { englishRulings } from './enRulings.ts';
import { textOf } from './messages.ts';

const part = { ...englishRuleTitles, ...englishRulebook, ...englishRulings, ...englishGlossary } as const;

/** A key of the rule book. */
export type RulesKey = keyof typeof part;

/** `text` for the rule book, with the parts of the catalogue that come with it. */
export const text = textOf(part);
