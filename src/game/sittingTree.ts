import { endingOf } from './endings.ts';
import { timeTags } from './jkn/timeControl.ts';
import type { Sitting } from './sitting.ts';
import { resultOfEnd, tagsOf, treeOfGame, type Edited, type Tags } from './tree/index.ts';

/** What the record of a game at the table tells beside its moves. */
export function tagsOfSitting(sitting: Sitting): Tags {
  const { yellow, blue } = sitting.terms.names;
  const end = endingOf(sitting);
  return tagsOf([
    ['Yellow', yellow],
    ['Blue', blue],
    ['Result', resultOfEnd(end)],
    ['Termination', end?.ending ?? 'unfinished'],
    ...timeTags(sitting.terms.clock),
  ]);
}

/** The game at the table as a tree with its tags, and the node where it stands. */
export const treeOfSitting = (sitting: Sitting): Edited => treeOfGame(sitting.game, tagsOfSitting(sitting));
