import { formatCabinet } from '../../game/cabinet/index.ts';
import { recordTree, type Played } from '../cabinet/recordTree.ts';
import type { CabinetState } from '../cabinet/tableState.ts';
import { newId } from '../newId.ts';
import { entryOfCabinet, toldOfTree } from './cabinetEntry.ts';
import { relationOfMoves, renamed } from './cabinetMoves.ts';
import type { Entry, Origin } from './entry.ts';
import { sharedRepository, type Answer, type Repository, type Weighed } from './repository.ts';

type GameAtTable = Played & Pick<CabinetState, 'id'>;

/** A game at its table, as an entry of the library: only what anybody may know of it. */
function entryAtTable(state: GameAtTable, now: number): Entry {
  const { id, began, line } = state;
  const tree = recordTree(state);
  const origin: Origin = { id, source: 'table', labels: [], added: began, changed: now };
  return entryOfCabinet(formatCabinet(tree), toldOfTree(line.game.id, tree), origin);
}

/** Whether the game at a table has been played on elsewhere, as the library knows from a backup. */
export const hasGoneOn = (kept: Entry, state: GameAtTable): boolean =>
  kept.summary.id === state.id && relationOfMoves(kept.record, entryAtTable(state, 0).record) === 'newer';

/** Whether what the library has is what led to the state at the table. */
const isOfPast = (kept: Entry, [last, ...left]: readonly GameAtTable[]): boolean =>
  last === undefined || !hasGoneOn(kept, last) || left.some((state) => holdsMoves(state, kept));

/** Whether one state of a game has all the moves of another one. */
const holdsMoves = (state: GameAtTable, kept: Entry): boolean => {
  const relation = relationOfMoves(kept.record, entryAtTable(state, 0).record);
  return relation === 'same' || relation === 'older';
};

/**
 * Puts the game at a table into the library. `past` has the states that led here: first the one that the library was
 * given before, or that was found at the table, then those whose moves were given up since, which another tab may have
 * kept. A game that has gone on from the first elsewhere, as a backup may bring it, stays; it stays beside this one if
 * this one has gone on too. If the past is not known (null), the library may have what the table lost to another tab,
 * which stays in the same way.
 */
export function keepCabinetGame(
  state: GameAtTable,
  now: number,
  past: readonly GameAtTable[] | null = [state],
  repository: () => Pick<Repository, 'update'> = sharedRepository,
): Answer<Weighed['way']> {
  const entry = entryAtTable(state, now);
  return repository().update(entry, (former) => {
    if (past !== null && isOfPast(former, past)) return { way: 'over' };
    switch (relationOfMoves(former.record, entry.record)) {
      case 'newer':
        return { way: 'not' };
      case 'parted':
        return { way: 'beside', copy: renamed(former, newId()) };
      case 'same':
      case 'older':
        return { way: 'over' };
    }
  });
}
