import type { CabinetState } from '../../../src/store/cabinet/tableState.ts';
import type { Entry } from '../../../src/store/library/entry.ts';
import { keepCabinetGame } from '../../../src/store/library/keepCabinet.ts';
import type { Repository } from '../../../src/store/library/repository.ts';

/** What the library is given of a game. */
export async function keptOf(state: CabinetState): Promise<Entry> {
  let given: Entry | null = null;
  const repository: Pick<Repository, 'update'> = {
    update: async (entry) => {
      given = entry;
      return { ok: true, value: 'over' };
    },
  };
  await keepCabinetGame(state, 5000, [state], () => repository);
  if (given === null) throw new Error('nothing was kept');
  return given;
}
