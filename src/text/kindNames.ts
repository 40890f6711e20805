import { kindTitle, titleOf, type Kind, type Ruleset } from '../engine/index.ts';
import { text } from './messages.ts';

/** What a game calls a kind: its own name for it, as Vallia has (section 14), else the common one. */
export function kindNameIn(ruleset: Ruleset, kind: Kind): string {
  const title = titleOf(ruleset, kind);
  return title === kindTitle(kind) ? text(`kind.${kind}`) : title;
}
