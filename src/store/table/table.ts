import { createStore } from 'zustand/vanilla';
import { findVariation, startPosition, VARIATIONS } from '../../engine/index.ts';
import { isComputersTurn } from '../../game/sitting/computer.ts';
import { currentPosition } from '../../game/game.ts';
import { endingOf } from '../../game/endings.ts';
import { newSitting, playTurn, type Sitting } from '../../game/sitting/sitting.ts';
import { DEFAULT_TERMS } from '../../game/sitting/terms.ts';
import { text } from '../../text/messages.ts';
import { announceTurn } from './announce.ts';
import { createComputerSeat } from './computerSeat.ts';
import { createHand, type HandReach } from '../hand/index.ts';
import { openKeeping } from './keeping.ts';
import { createParley } from '../parley/index.ts';
import { createPlacing } from './placing.ts';
import type { Refuge } from './refuge.ts';
import { createReturn } from './return.ts';
import { sayingLater, type Defer } from '../saying.ts';
import type { Keeper } from '../kept/storage.ts';
import type { Change } from '../change.ts';
import type { Reach, TableState, TableStore } from './state.ts';
import { pageTime, type Time } from '../time.ts';
import { createUpkeep } from './upkeep.ts';

export type { Change };
export type { TableState, TableStore, Told } from './state.ts';

/**
 * The game at the table: what was kept, or a new game. Every change of it is kept at once, in the refuge if the keeper
 * refuses. `barredBy` says when nobody here may move: in the computer's turn, unless another function is given.
 */
export function createTable(
  keeper: Keeper,
  time: Time = pageTime,
  refuge: Refuge | null = null,
  defer: Defer = (act) => act(),
  barredBy: Barring = byComputer,
): TableStore {
  const keeping = openKeeping(keeper, time, refuge);
  const sitting = keeping.opened ?? firstSitting();
  const store = createStore<TableState>()((setState, get) => {
    const set: Reach['set'] = sayingLater(setState, get, defer);
    const reach = createPlacing(set, get, time, keeping, defer);
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
      notice: keeping.wasLong ? text('notice.away') : null,
      stray: null,
      ...createHand(overTable(reach, barredBy)),
      ...createParley(reach, keeping),
      ...createUpkeep(reach, keeping),
      ...createComputerSeat(reach),
      lookAt: (lookedAt) => set({ lookedAt }),
      ask: (question, square) => {
        import('./answers.ts').then(
          ({ answerTo }) => set({ announcement: answerTo(currentPosition(get().shown), question, square) }),
          () => set({ notice: text('page.not-loaded') }),
        );
      },
      notify: (notice) => set({ notice }),
      dated: keeping.clock.dated,
      ...createReturn(reach, keeping),
      dismiss: () => set({ damage: null, notice: null }),
    };
  });
  store.getState().look();
  return store;
}

/** Why nobody here can move a piece in a game that goes on, in words; null if somebody can. */
export type Barring = (sitting: Sitting) => string | null;

const byComputer: Barring = (sitting) => (isComputersTurn(sitting) ? text('computer.turn') : null);

/** A hand over the table: it moves nothing once the game has ended, nor while the board shows an earlier turn. */
function overTable({ set, get, now, putTurn, flag }: Reach, barredBy: Barring): HandReach {
  return {
    set,
    get,
    position: () => currentPosition(get().shown),
    barredBy: () => {
      flag();
      const { shown, game, sitting } = get();
      if (shown !== game) return text('told.looking-back');
      return endingOf(sitting) === null ? barredBy(sitting) : text('refusal.game-over');
    },
    play: (move, way) => {
      const played = playTurn(get().sitting, move, now());
      if (!played.ok) return played.error;
      putTurn(played.value, way, () => announceTurn(played.value));
      return null;
    },
  };
}

function firstSitting(): Sitting {
  const variation = findVariation('poron') ?? VARIATIONS[0];
  if (variation === undefined) throw new RangeError('there is no variation to play');
  return newSitting({ variation, from: startPosition(variation), terms: DEFAULT_TERMS, match: null });
}
