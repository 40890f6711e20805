import { askedWords } from './en/asked.ts';
import { glossaryWords } from './en/glossary.ts';
import { houseRulesWords } from './en/houseRules.ts';
import { rulebookWords } from './en/rulebook.ts';
import { ruleTitlesWords } from './en/ruleTitles.ts';
import { rulingsWords } from './en/rulings.ts';
import { textOf } from './messages.ts';

const part = {
  ...ruleTitlesWords,
  ...houseRulesWords,
  ...rulebookWords,
  ...rulingsWords,
  ...glossaryWords,
  ...askedWords,
} as const;

/** A key of the rule book. */
export type RulesKey = keyof typeof part;

/** `text` for the rule book, with the parts of the catalogue that come with it. */
export const text = textOf(part);
