import { kindTitle, titleOf, type Kind, type Ruleset } from '../engine/index.ts';
import { text } from './messages.ts';

/** What a game calls a kind: its own name for it, as in Vallia (section 14), or else the common one. */
export function kindNameIn(ruleset: Ruleset, kind: Kind): string {
  const title = titleOf(ruleset, kind);
  return title === kindTitle(kind) ? text(`kind.${kind}`) : title;
}

/** What a game calls the two kinds that sentences about all its pieces name. */
export const soldiersIn = (ruleset: Ruleset): { swod: string; deldar: string } => ({
  swod: kindNameIn(ruleset, 'swod'),
  deldar: kindNameIn(ruleset, 'deldar'),
});
