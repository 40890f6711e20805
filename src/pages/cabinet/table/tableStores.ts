import { createContext, use, useEffect } from 'react';
import { useStore } from 'zustand';
import { memoised } from '../../../engine/index.ts';
import type { AnyGame } from '../../../cabinet/seam/game.ts';
import type { CabinetTree } from '../../../game/cabinet/index.ts';
import { followCabinet } from '../../../store/cabinet/following.ts';
import { keptGame, keyOfGame, seenKeeper } from '../../../store/cabinet/kept.ts';
import { createCabinetTable } from '../../../store/cabinet/table.ts';
import type { CabinetState, CabinetStore } from '../../../store/cabinet/tableState.ts';
import { createThinker } from '../../../store/cabinet/thinking/thinker.ts';
import { keptClock } from '../../../store/kept/keptClock.ts';
import { localKeeper } from '../../../store/kept/storage.ts';
import { pageTime } from '../../../store/time.ts';
import type { Say } from '../../../text/cabinet/table.ts';
import { hearTabs } from './hearTabs.ts';

/** Digits of a secret that nobody can foresee. */
const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Milliseconds between actions of the computer, in games of chance: their turns are short. */
const PACE = 650;
const pause = async (): Promise<void> => {
  await new Promise<void>((go) => {
    setTimeout(go, PACE);
  });
};

/** A number that nobody can foresee. */
const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** What all tables need from the page. */
export const SURROUNDINGS = {
  newSeed,
  newSecret,
  pause,
  now: pageTime.wall,
  steady: pageTime.steady,
};

/** Milliseconds after a change before the library is told of it. */
const REST = 800;

/** Puts the games of a table into the library, whose code is loaded when it is first needed. */
function keepGames(store: CabinetStore): void {
  const flush = followCabinet(store, {
    keep: (state, past) => {
      const kept = import('../../../store/library/keepCabinet.ts').then(({ keepCabinetGame }) =>
        keepCabinetGame(state, pageTime.wall(), past),
      );
      // the table itself has kept the game: the library is told of it again with the next move
      kept.catch(() => {});
    },
    later: (work) => {
      const timer = setTimeout(work, REST);
      return () => clearTimeout(timer);
    },
  });
  addEventListener('pagehide', flush);
}

const tableOf = memoised((game: AnyGame): ((say: Say) => CabinetStore) => {
  let store: CabinetStore | null = null;
  return (say) => {
    if (store !== null) return store;
    store = createCabinetTable({
      ...SURROUNDINGS,
      game,
      say,
      kept: keptGame(localKeeper, game.id),
      thinker: createThinker(),
      keptClock: keptClock(seenKeeper(localKeeper, game.id), pageTime),
    });
    keepGames(store);
    return store;
  };
});

/** The table of a game, which stays as long as the app is open. */
export const tableFor = (game: AnyGame, say: Say): CabinetStore => tableOf(game)(say);

/** The table of a game at which somebody sits: the computer thinks only while it is on the screen. */
export function useTableOf(game: AnyGame, say: Say): CabinetStore {
  const store = tableFor(game, say);
  useEffect(() => {
    const deafen = hearTabs(store.getState().reread, keyOfGame(game.id));
    store.getState().ask();
    return () => {
      deafen();
      store.getState().leave();
    };
  }, [store, game]);
  return store;
}

/** What all parts of a table share. */
export interface TableContext {
  readonly store: CabinetStore;
  /** The game as the shelf has it; and for the rules that are played here, as it is drawn. */
  readonly base: AnyGame;
  readonly game: AnyGame;
  readonly say: Say;
  /** The game from elsewhere that lies here, with its variations and comments; null at the player's own table. */
  readonly told: CabinetTree | null;
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
