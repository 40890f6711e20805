import { stopped } from '../../game/clock.ts';
import { termsOfTags } from '../../game/computerTags.ts';
import { endingOf } from '../../game/endings.ts';
import { parseJkn } from '../../game/jkn/index.ts';
import { parseSavedGame } from '../../game/saved.ts';
import { newSitting, withClock, type Sitting } from '../../game/sitting.ts';
import { endOfLine, lineAlone, type GameTree } from '../../game/tree/index.ts';
import type { Keeper } from '../storage.ts';
import type { TableStore } from '../table.ts';
import type { KeptRecord, Summary } from './entry.ts';
import { readSeat, writeSeat } from './seat.ts';

/** Whether a game of the library is the one that lies on the table. */
export const isAtTable = (keeper: Keeper, { id }: Pick<Summary, 'id'>): boolean =>
  readSeat(keeper)?.id === id;

/** Goes on at the table with a game of the library; false if its record cannot be read or it has ended. */
export function resumeGame(table: TableStore, keeper: Keeper, summary: Summary, record: KeptRecord): boolean {
  if (isAtTable(keeper, summary)) return true;
  const sitting = sittingOf(summary, record);
  if (sitting === null || endingOf(sitting) !== null) return false;
  const former = readSeat(keeper);
  writeSeat(keeper, { id: summary.id, began: summary.added, kept: null });
  table.getState().resume(sitting);
  const isThere = table.getState().sitting === sitting;
  if (!isThere && former !== null) writeSeat(keeper, former);
  return isThere;
}

/** A game as it was left, its clock stopped since then; without its sitting, the game of its record under the usual terms. */
function sittingOf({ changed }: Summary, { sitting, jkn }: KeptRecord): Sitting | null {
  const saved = sitting === null ? null : parseSavedGame(sitting);
  if (saved?.ok === true)
    return withClock(saved.value, (clock) =>
      clock.since === null ? clock : { ...stopped(clock, changed), paused: true },
    );
  const tree = parseJkn(jkn).games[0]?.tree ?? null;
  return tree === null ? null : sittingOfTree(tree);
}

function sittingOfTree(tree: GameTree): Sitting {
  const { start, tags } = tree;
  const { variation } = start.ruleset;
  const fresh = newSitting({ variation, from: start, terms: termsOfTags(tags), match: null });
  const at = endOfLine(tree);
  return { ...fresh, game: { tree: lineAlone(tree, at), at } };
}
