import { endingOf } from '../endings.ts';
import { levelTags } from './computerTags.ts';
import { recordDay } from '../day.ts';
import { timeTags } from '../jkn/timeControl.ts';
import type { Sitting } from './sitting.ts';
import { cutAfter, resultOfEnd, tagsOf, type Edited, type Tags } from '../tree/index.ts';

/** The day on which a game at the table began, such as `2026.11.21`; empty where it is not known. */
const dayBegun = ({ seat }: Sitting): string => (seat === undefined ? '' : recordDay(seat.began));

/** What the record of a game at the table holds besides its moves; `date` is given where the sitting does not know it. */
export function tagsOfSitting(sitting: Sitting, date = dayBegun(sitting)): Tags {
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
    ...levelTags(terms.computer),
    ...(terms.rules === undefined ? [] : [['Rules', terms.rules] as const]),
  ]);
}

/** The game at the table with its tags, and the move at which it stands: the turns after it were taken back. */
export const treeOfSitting = (sitting: Sitting): Edited => ({
  tree: { ...sitting.game.tree, tags: tagsOfSitting(sitting) },
  node: sitting.game.at,
});

/**
 * The record of the game at the table, and the move with which it ends: the last turn that counts, since no record can
 * say that a turn was taken back.
 */
export function recordOfSitting(sitting: Sitting, date?: string): Edited {
  const { tree, at } = sitting.game;
  return { tree: { ...cutAfter(tree, at), tags: tagsOfSitting(sitting, date) }, node: at };
}
