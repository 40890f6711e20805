import { formatCabinet } from '../../game/cabinet/index.ts';
import { recordTree, type Played } from '../cabinet/recordTree.ts';
import type { CabinetState } from '../cabinet/tableState.ts';
import { entryOfCabinet, toldOfTree } from './cabinetEntry.ts';
import type { Origin } from './entry.ts';
import { sharedRepository, type Answer, type Repository, type Weighed } from './repository.ts';

/** A game at its table, as the library keeps it: only what may be told to anybody of it. */
export function keepCabinetGame(
  state: Played & Pick<CabinetState, 'id'>,
  now: number,
  repository: () => Pick<Repository, 'update'> = sharedRepository,
): Answer<Weighed['way']> {
  const { id, began, line } = state;
  const tree = recordTree(state);
  const origin: Origin = { id, source: 'table', labels: [], added: began, changed: now };
  return repository().update(entryOfCabinet(formatCabinet(tree), toldOfTree(line.game.id, tree), origin));
}
