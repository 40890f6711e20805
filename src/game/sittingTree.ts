import { endingOf } from './endings.ts';
import { timeTags } from './jkn/timeControl.ts';
import type { Sitting } from './sitting.ts';
import { resultOfEnd, tagsOf, treeOfGame, type Edited, type Tags } from './tree/index.ts';

/** What the record of a game at the table tells beside its moves; `date` is a day such as `2026.11.21`, if it is known. */
export function tagsOfSitting(sitting: Sitting, date = ''): Tags {
  const { terms, match } = sitting;
  const { yellow, blue } = terms.names;
  const end = endingOf(sitting);
  return tagsOf([
    ['Date', date],
    ['Round', match === null ? '' : String(match.past.length + 1)],
    ['Yellow', yellow],
    ['Blue', blue],
    ['Result', resultOfEnd(end)],
    ['Termination', end?.ending ?? 'unfinished'],
    ['TakeBacks', terms.takeBack],
    ...timeTags(terms.clock),
  ]);
}

/** The game at the table as a tree with its tags, and the node where it stands. */
export const treeOfSitting = (sitting: Sitting): Edited => treeOfGame(sitting.game, tagsOfSitting(sitting));
