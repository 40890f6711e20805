import { formatCabinet, type CabinetTree } from '../../game/cabinet/index.ts';
import { lineFrom } from '../../game/tree/index.ts';
import { recordTree, seatedIn } from '../cabinet/recordTree.ts';
import type { CabinetState } from '../cabinet/tableState.ts';
import { entryOfCabinet, type CabinetTold } from './cabinetEntry.ts';
import type { Origin } from './entry.ts';
import { sharedRepository, type Answer, type Repository, type Weighed } from './repository.ts';

/** What the library tells of a game of the cabinet, which no program has to know its rules for. */
export function toldOfTree(game: string, tree: CabinetTree): CabinetTold {
  const { tags, start } = tree;
  const { seating, names } = seatedIn(tree);
  return {
    game,
    variant: start.rules.id,
    players: names.map((name, seat) => ({ name, level: seating[seat] ?? null })),
    points: tags.get('Result') ?? '*',
    event: tags.get('Event') ?? '',
    date: tags.get('Date') ?? '',
    turns: lineFrom(tree).length,
  };
}

/** A game at its table, as the library keeps it: only what may be told to anybody of it. */
export function keepCabinetGame(
  state: Pick<CabinetState, 'id' | 'began' | 'line' | 'seating' | 'names' | 'ended' | 'lot'>,
  now: number,
  repository: () => Pick<Repository, 'update'> = sharedRepository,
): Answer<Weighed['way']> {
  const { id, began, line } = state;
  const tree = recordTree(state);
  const origin: Origin = { id, source: 'table', labels: [], added: began, changed: now };
  return repository().update(entryOfCabinet(formatCabinet(tree), toldOfTree(line.game.id, tree), origin));
}
