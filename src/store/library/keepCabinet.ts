import { formatCabinet } from '../../game/cabinet/index.ts';
import { recordTree, type Played } from '../cabinet/recordTree.ts';
import type { CabinetState } from '../cabinet/tableState.ts';
import { entryOfCabinet, toldOfTree } from './cabinetEntry.ts';
import { relationOfMoves } from './cabinetMoves.ts';
import type { Entry, Origin } from './entry.ts';
import { sharedRepository, type Answer, type Repository, type Weighed } from './repository.ts';

/** A game at its table, as an entry of the library: only what may be told to anybody of it. */
function entryAtTable(state: Played & Pick<CabinetState, 'id'>, now: number): Entry {
  const { id, began, line } = state;
  const tree = recordTree(state);
  const origin: Origin = { id, source: 'table', labels: [], added: began, changed: now };
  return entryOfCabinet(formatCabinet(tree), toldOfTree(line.game.id, tree), origin);
}

/** Whether the game at a table has been played on elsewhere, as the library knows from a backup. */
export const hasGoneOn = (kept: Entry, state: Played & Pick<CabinetState, 'id'>): boolean =>
  kept.summary.id === state.id && relationOfMoves(kept.record, entryAtTable(state, 0).record) === 'newer';

/** Puts the game at a table into the library, unless that has it with all of its moves and more. */
export function keepCabinetGame(
  state: Played & Pick<CabinetState, 'id'>,
  now: number,
  isAsFound = false,
  repository: () => Pick<Repository, 'update'> = sharedRepository,
): Answer<Weighed['way']> {
  const entry = entryAtTable(state, now);
  return repository().update(entry, (former) => ({
    way: isAsFound && relationOfMoves(former.record, entry.record) === 'newer' ? 'not' : 'over',
  }));
}
