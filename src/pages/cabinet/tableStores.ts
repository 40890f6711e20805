import { createContext, use, useEffect } from 'react';
import { useStore } from 'zustand';
import { memoised } from '../../engine/index.ts';
import type { AnyGame } from '../../cabinet/seam/game.ts';
import { keptGame } from '../../store/cabinet/kept.ts';
import { createCabinetTable } from '../../store/cabinet/table.ts';
import type { CabinetState, CabinetStore } from '../../store/cabinet/tableState.ts';
import { createThinker } from '../../store/cabinet/thinker.ts';
import { localKeeper } from '../../store/storage.ts';
import type { Say } from '../../text/cabinetTable.ts';

/** A number that nobody can foresee. */
const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

const tableOf = memoised((game: AnyGame): ((say: Say) => CabinetStore) => {
  let store: CabinetStore | null = null;
  return (say) =>
    (store ??= createCabinetTable({
      game,
      say,
      kept: keptGame(localKeeper, game.id),
      thinker: createThinker(),
      newSeed,
      now: () => Date.now(),
    }));
});

/** The table of a game, which stays as long as the app is open; the computer thinks only while it is looked at. */
export function useTableOf(game: AnyGame, say: Say): CabinetStore {
  const store = tableOf(game)(say);
  useEffect(() => {
    store.getState().ask();
    return () => store.getState().leave();
  }, [store]);
  return store;
}

/** What all parts of a table know. */
export interface TableContext {
  readonly store: CabinetStore;
  readonly game: AnyGame;
  readonly say: Say;
}

const CabinetContext = createContext<TableContext | null>(null);
export const CabinetProvider = CabinetContext;

export function useCabinet(): TableContext {
  const context = use(CabinetContext);
  if (context === null) throw new Error('no table of the cabinet is above this component');
  return context;
}

/** A part of the game at this table. */
export const useGame = <Part>(part: (state: CabinetState) => Part): Part =>
  useStore(useCabinet().store, part);
