import { createStore } from 'zustand/vanilla';
import { findVariation, startPosition, VARIATIONS } from '../engine/index.ts';
import { isComputersTurn } from '../game/computer.ts';
import { currentPosition, isBegun, turnsMade, type Game } from '../game/game.ts';
import { endingOf } from '../game/endings.ts';
import { relationOf } from '../game/relation.ts';
import { afterChange } from '../game/seat.ts';
import { lookAtClock, newSitting, playTurn, type Sitting } from '../game/sitting.ts';
import { DEFAULT_TERMS } from '../game/terms.ts';
import { haveSameStart } from '../game/tree/tree.ts';
import { counterpart, previous } from '../game/tree/walk.ts';
import { text } from '../text/messages.ts';
import { announceEnd, announceTurn } from './announce.ts';
import { createComputerSeat } from './computerSeat.ts';
import { createHand, type HandReach } from './hand.ts';
import { openKeeping, type Keeping } from './keeping.ts';
import { newId, newSign } from './newId.ts';
import { createParley } from './parley.ts';
import type { Refuge } from './refuge.ts';
import { createReturn } from './return.ts';
import { sayingLater, type Defer, type Spoken, type Words } from './saying.ts';
import type { Keeper } from './storage.ts';
import type { Change } from './change.ts';
import { AT_REST, type Reach, type TableState, type TableStore } from './tableState.ts';
import { pageTime, type Time } from './time.ts';
import { createUpkeep } from './upkeep.ts';

export type { Change };
export type { TableState, TableStore, Told } from './tableState.ts';

/**
 * The game at the table: what was kept, or a new game. Every change of it is kept at once, in the refuge where the keeper
 * refuses. `barredBy` says when nobody here is to move: in the computer's turn, unless another is given.
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
    const reach = placing(set, get, time, keeping, defer);
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

/** The ways by which a sitting comes to lie on the table. */
function placing(
  set: Reach['set'],
  get: Reach['get'],
  { steady: now, wall }: Time,
  keeping: Keeping,
  defer: Defer,
): Reach {
  const next = (): number => get().change.number + 1;
  const lay = (sitting: Sitting, changes: Spoken<TableState>): void =>
    set({ ...AT_REST, sitting, game: sitting.game, shown: sitting.game, ...changes });

  const adopt: Reach['adopt'] = (sitting, isLost = false) => {
    const { game, notice } = get();
    const way = isOneTurnOn(game, sitting.game) ? 'played' : 'set';
    const lost = lossBy(get().sitting, sitting, isLost, keeping);
    const announcement = (): string => announceTurn(sitting);
    lay(sitting, {
      announcement,
      change: { way, number: next() },
      saved: true,
      notice: lost ?? notice,
    });
  };

  const seated = ({ seat, ...sitting }: Sitting): Sitting => {
    const before = seat ?? { id: newId(), began: wall(), changes: 0, trail: '' };
    return { ...sitting, seat: afterChange(before, newSign()) };
  };

  /** `isOwn` for what the player does, which is not lost unsaid. */
  const place = (
    changed: Sitting,
    way: Change['way'] | null,
    announcement: Words,
    isOwn: boolean,
  ): boolean => {
    const sitting = seated(changed);
    const result = keeping.keep(sitting);
    if ('elsewhere' in result) {
      adopt(result.elsewhere, isOwn);
      return false;
    }
    const change = way === null ? get().change : { way, number: next() };
    lay(sitting, { announcement, change, ...('kept' in result ? { saved: result.kept } : {}) });
    if ('later' in result) void follow(result.later);
    return true;
  };

  const follow: Reach['follow'] = async (later) => {
    const result = await later;
    if ('elsewhere' in result) adopt(result.elsewhere, true);
    else set({ saved: result.kept });
  };

  const put: Reach['put'] = (sitting, way, announcement) => place(sitting, way, announcement, true);

  /** Which turn waits to be kept; whatever comes to the table after it is kept, or was, without it. */
  let waiting: Sitting['seat'];
  const keepNow = (): void => {
    const { sitting, saved } = get();
    const isThere = waiting !== undefined && sitting.seat === waiting;
    waiting = undefined;
    if (!isThere) return;
    const result = keeping.keep(sitting);
    if ('elsewhere' in result) adopt(result.elsewhere, true);
    else if ('later' in result) void follow(result.later);
    else if (result.kept !== saved) set({ saved: result.kept });
  };
  const putTurn: Reach['putTurn'] = (changed, way, announcement) => {
    const sitting = seated(changed);
    lay(sitting, { announcement, change: { way, number: next() } });
    waiting = sitting.seat;
    defer(keepNow);
  };

  const flag = (): void => {
    const { sitting } = get();
    const looked = lookAtClock(sitting, now());
    if (looked !== sitting) place(looked, 'ended', announceEnd(looked), false);
  };

  return { set, get, now, put, putTurn, keepNow, follow, adopt, flag };
}

/** What the player loses when a state of a game from another tab comes to the table, in words; null for nothing. */
function lossBy(ours: Sitting, theirs: Sitting, isLost: boolean, { keepPrevious }: Keeping): string | null {
  const relation = relationOf(ours, theirs);
  if (relation === 'other' && isBegun(ours.game))
    return text(keepPrevious(ours) ? 'notice.replaced' : 'notice.replaced-no-room');
  if (relation === 'other') return null;
  return isLost || relation === 'newer' || relation === 'parted' ? text('notice.elsewhere') : null;
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
