import { stopped } from '../../game/sitting/clock.ts';
import { termsOfTags } from '../../game/sitting/computerTags.ts';
import { endingOf } from '../../game/endings.ts';
import { parseJkn } from '../../game/jkn/index.ts';
import { parseSavedGame } from '../../game/saved/saved.ts';
import { relationOf } from '../../game/sitting/relation.ts';
import { newSitting, withClock, type Sitting } from '../../game/sitting/sitting.ts';
import { endOfLine, lineAlone, type GameTree } from '../../game/tree/index.ts';
import type { TableStore } from '../table/table.ts';
import type { KeptRecord, Summary } from './entry.ts';

/** Whether a game of the library is the one on the table. */
const isAtTable = (table: TableStore, { id }: Pick<Summary, 'id'>): boolean =>
  table.getState().sitting.seat?.id === id;

/** Goes on at the table with a game of the library; false if its record cannot be read or it has ended. */
export function resumeGame(table: TableStore, summary: Summary, record: KeptRecord): boolean {
  const sitting = sittingOf(summary, record);
  if (isAtTable(table, summary)) {
    const { sitting: atTable, catchUp } = table.getState();
    // a backup may have brought it
    if (sitting !== null && relationOf(sitting, atTable) === 'newer') catchUp(atTable, sitting);
    return true;
  }
  if (sitting === null || endingOf(sitting) !== null) return false;
  const { changes = 0, trail = '' } = sitting.seat ?? {};
  const seat = { id: summary.id, began: summary.added, changes, trail };
  return table.getState().resume({ ...sitting, seat });
}

/**
 * A game as it was left, with its clock stopped since then; without its sitting, the game in its record under the usual
 * terms.
 */
function sittingOf({ changed }: Summary, { sitting, jkn }: KeptRecord): Sitting | null {
  const saved = sitting === null ? null : parseSavedGame(sitting);
  if (saved?.ok === true) return atRest(saved.value, changed);
  const tree = parseJkn(jkn).games[0]?.tree ?? null;
  return tree === null ? null : sittingOfTree(tree);
}

/** A sitting with its clock as it was at a moment, stopped until the players go on. */
const atRest = (sitting: Sitting, moment: number): Sitting =>
  withClock(sitting, (clock) => (clock.since === null ? clock : { ...stopped(clock, moment), paused: true }));

function sittingOfTree(tree: GameTree): Sitting {
  const { start, tags } = tree;
  const { variation } = start.ruleset;
  const fresh = newSitting({ variation, from: start, terms: termsOfTags(tags), match: null });
  const at = endOfLine(tree);
  return { ...fresh, game: { tree: lineAlone(tree, at), at } };
}
