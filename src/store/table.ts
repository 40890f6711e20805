import { createStore } from 'zustand/vanilla';
import { findVariation, startPosition, VARIATIONS } from '../engine/index.ts';
import { isComputersTurn } from '../game/computer.ts';
import { currentPosition, turnsMade, type Game } from '../game/game.ts';
import { endingOf } from '../game/endings.ts';
import { lookAtClock, newSitting, playTurn, type Sitting } from '../game/sitting.ts';
import { DEFAULT_TERMS } from '../game/terms.ts';
import { haveSameStart } from '../game/tree/tree.ts';
import { counterpart, previous } from '../game/tree/walk.ts';
import { text } from '../text/messages.ts';
import { announceEnd, announceTurn } from './announce.ts';
import { answerTo } from './answers.ts';
import { createComputerSeat } from './computerSeat.ts';
import { createHand, type HandReach } from './hand.ts';
import { openKeeping, type Keeping } from './keeping.ts';
import { createParley } from './parley.ts';
import type { Keeper } from './storage.ts';
import { AT_REST, type Reach, type TableState, type TableStore } from './tableState.ts';
import { createUpkeep } from './upkeep.ts';

export type { Change } from './change.ts';
export type { TableState, TableStore, Told } from './tableState.ts';

/**
 * The game at the table: what was kept, or a new game. Every change of it is kept at once. `now` tells the time in
 * milliseconds of the epoch.
 */
export function createTable(keeper: Keeper, now: () => number = Date.now): TableStore {
  const keeping = openKeeping(keeper);
  const sitting = keeping.opened ?? firstSitting();
  const store = createStore<TableState>()((setState, get) => {
    const set: Reach['set'] = (changes) =>
      setState(changes.announcement === undefined ? changes : { ...changes, said: get().said + 1 });
    const reach = placing(set, get, now, keeping);
    return {
      sitting,
      game: sitting.game,
      shown: sitting.game,
      announcement: '',
      said: 0,
      lookedAt: null,
      change: { way: 'set', number: 0 },
      saved: keeping.mayKeep,
      damage: keeping.damage,
      notice: null,
      ...createHand(overTable(reach)),
      ...createParley(reach, keeping),
      ...createUpkeep(reach, keeping),
      ...createComputerSeat(reach),
      lookAt: (lookedAt) => set({ lookedAt }),
      ask: (question, square) =>
        set({ announcement: answerTo(currentPosition(get().shown), question, square) }),
      notify: (notice) => set({ notice }),
      dismiss: () => set({ damage: null, notice: null }),
    };
  });
  store.getState().comeBack();
  return store;
}

/** The ways by which a sitting comes to lie on the table. */
function placing(set: Reach['set'], get: Reach['get'], now: Reach['now'], keeping: Keeping): Reach {
  const next = (): number => get().change.number + 1;
  const lay = (sitting: Sitting, changes: Partial<TableState>): void =>
    set({ ...AT_REST, sitting, game: sitting.game, shown: sitting.game, ...changes });

  const adopt = (sitting: Sitting): void => {
    const way = isOneTurnOn(get().game, sitting.game) ? 'played' : 'set';
    lay(sitting, { announcement: announceTurn(sitting), change: { way, number: next() }, saved: true });
  };

  const put: Reach['put'] = (sitting, way, announcement) => {
    const result = keeping.keep(sitting);
    if ('elsewhere' in result) {
      adopt(result.elsewhere);
      set({ notice: text('notice.elsewhere') });
      return;
    }
    const change = way === null ? get().change : { way, number: next() };
    lay(sitting, { announcement, change, saved: result.kept });
  };

  const flag = (): void => {
    const { sitting } = get();
    const looked = lookAtClock(sitting, now());
    if (looked !== sitting) put(looked, 'ended', announceEnd(looked));
  };

  return { set, get, now, put, adopt, flag };
}

/** A hand over the table: it moves nothing once the game has ended, nor while the board shows an earlier turn. */
function overTable({ set, get, now, put, flag }: Reach): HandReach {
  return {
    set,
    get,
    position: () => currentPosition(get().shown),
    barredBy: () => {
      flag();
      const { shown, game, sitting } = get();
      if (shown !== game) return text('told.looking-back');
      if (isComputersTurn(sitting)) return text('computer.turn');
      return endingOf(sitting) === null ? null : text('refusal.game-over');
    },
    play: (move, way) => {
      const played = playTurn(get().sitting, move, now());
      if (!played.ok) return played.error;
      put(played.value, way, announceTurn(played.value));
      return null;
    },
  };
}

/** Whether a game is another one with one turn more. */
const isOneTurnOn = (before: Game, after: Game): boolean =>
  haveSameStart(before.tree, after.tree) &&
  turnsMade(after) === turnsMade(before) + 1 &&
  counterpart(before.tree, before.at, after.tree) === previous(after.tree, after.at);

function firstSitting(): Sitting {
  const variation = findVariation('poron') ?? VARIATIONS[0];
  if (variation === undefined) throw new RangeError('there is no variation to play');
  return newSitting({ variation, from: startPosition(variation), terms: DEFAULT_TERMS, match: null });
}
