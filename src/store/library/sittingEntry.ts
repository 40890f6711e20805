import { pliesPlayed, timelineOf } from '../../game/game.ts';
import { formatGame } from '../../game/jkn/index.ts';
import { formatSavedGame } from '../../game/saved.ts';
import type { Sitting } from '../../game/sitting.ts';
import { tagsOfSitting } from '../../game/sittingTree.ts';
import { addLine, annotate, lineFrom, newTree, ROOT, type GameTree } from '../../game/tree/index.ts';
import { entryOf } from './digest.ts';
import type { Entry } from './entry.ts';
import type { Seat } from './seat.ts';

/** The game at the table as an entry: the turns that stand, with the times of its clock. */
export function entryOfSitting(sitting: Sitting, { id, began }: Seat, now: number): Entry {
  const tree = treeOfSitting(sitting, began);
  const origin = { id, source: 'table', labels: [], added: began, changed: now } as const;
  return entryOf(tree, formatGame(tree), origin, { sitting: formatSavedGame(sitting) });
}

/** The turns that stand as a tree with its tags. */
function treeOfSitting(sitting: Sitting, began: number): GameTree {
  const { game, clock } = sitting;
  const plies = pliesPlayed(game);
  const start = newTree(timelineOf(game).start, tagsOfSitting(sitting, dayOf(began)));
  const added = addLine(
    start,
    ROOT,
    plies.map(({ move }) => move),
  );
  if (!added.ok) throw new RangeError(`a game with a move that is not legal: ${added.error.code}`);
  let { tree } = added.value;
  if (clock === null) return tree;
  for (const [index, { id }] of lineFrom(tree).entries()) {
    const side = plies[index]?.before.turn ?? 'yellow';
    tree = annotate(tree, id, { clock: clock.marks[index]?.[side] ?? null });
  }
  return tree;
}

/** The day of a moment where the players are, `2026.11.21`. */
function dayOf(moment: number): string {
  const date = new Date(moment);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [date.getFullYear(), ...parts].join('.');
}
