import { createStore } from 'zustand/vanilla';
import { personAlone } from '../../game/sitting/computer.ts';
import { endingOf } from '../../game/endings.ts';
import { currentPosition, goTo, playMove, turnsMade } from '../../game/game.ts';
import { moverOf } from '../../game/live/index.ts';
import { timesLeft, type Sitting } from '../../game/sitting/sitting.ts';
import { text } from '../../text/live.ts';
import { announceAnswer, announceJump, announceOffer, announceShortTime } from '../table/announce.ts';
import { answerTo } from '../table/answers.ts';
import type { Change } from '../change.ts';
import { shortTime } from '../../game/sitting/clock.ts';
import { createHand } from '../hand/index.ts';
import { sayingLater, type Defer, type Spoken, type Words } from '../saying.ts';
import { AT_REST, type TableState, type TableStore } from '../table/state.ts';
import type { LiveRoom, LiveState } from './liveState.ts';
import { happened, sittingIn } from './news.ts';

/** Why the player cannot move a piece now, in words; null if it is their turn. */
function barredBy({ room, role, isMoving, full }: LiveState): string | null {
  const now = room?.now ?? null;
  if (now === null) return text('live.barred.waiting');
  if (endingOf(now) !== null) return text('refusal.game-over');
  if (role === null) return text('live.barred.watching');
  if (isMoving) return text('live.barred.moving');
  if (full.includes(role)) return text('live.full', { whose: 'own' });
  return moverOf(now) === role ? null : text('live.barred.other');
}

const nothing = (): void => {};

/** Things that are possible at a table on one screen and not at that of a room: they do nothing. */
const NOT_HERE = {
  redo: nothing,
  playFromHere: nothing,
  pause: nothing,
  begin: nothing,
  resume: () => false,
  start: nothing,
  goOnFrom: nothing,
  reread: nothing,
  leave: nothing,
  act: () => false,
  dated: (sitting: Sitting) => sitting,
  lookInRefuge: async () => {},
  strayKept: nothing,
  catchUp: nothing,
} as const;

/** The state of the table when its game has begun. */
const laid = (sitting: Sitting) =>
  ({
    sitting,
    game: sitting.game,
    shown: sitting.game,
    announcement: '',
    said: 0,
    lookedAt: null,
    change: { way: 'set', number: 0 },
    saved: true,
    damage: null,
    notice: null,
    stray: null,
  }) as const;

type Get = () => TableState;
type Put = (changes: Spoken<TableState>) => void;

/** Says once that the player's own time is running short, and again after there was more of it. */
function shortTimeTeller(set: Put, get: Get): () => void {
  let isTold = false;
  return () => {
    const { sitting } = get();
    const { clock } = sitting.terms;
    const here = personAlone(sitting.terms);
    const left = here === null ? null : (get().times()?.[here] ?? null);
    if (clock === null || here === null || left === null) return;
    if (currentPosition(sitting.game).turn !== here) return;
    const isShort = left <= shortTime(clock, here);
    if (isShort && !isTold) set({ announcement: announceShortTime(here, left) });
    isTold = isShort;
  };
}

/** What is done at the table and goes into the room. */
const sent = (room: LiveRoom): Pick<TableState, 'undo' | 'offerDraw' | 'answer' | 'end' | 'again'> => ({
  undo: () => room.offer('take-back'),
  offerDraw: () => room.offer('draw'),
  answer: room.answer,
  end: (end) => {
    if (end.way === 'concession') room.concede();
    else if (end.way === 'repetition' || end.way === 'quiet') room.claim(end.way);
  },
  again: room.again,
});

/** Looking back at the moves, and what is said and asked only at this screen. */
const looking = (
  set: Put,
  get: Get,
): Pick<TableState, 'goTo' | 'say' | 'lookAt' | 'ask' | 'notify' | 'dismiss'> => ({
  goTo: (made) => {
    const { game, shown, sitting, change } = get();
    const looked = goTo(game, made);
    if (looked.at === shown.at) return;
    set({
      ...AT_REST,
      shown: looked.at === game.at ? game : looked,
      announcement: () => announceJump({ ...sitting, game: looked }, 'set'),
      change: { way: 'set', number: change.number + 1 },
    });
  },
  say: (announcement) => set({ announcement }),
  lookAt: (lookedAt) => set({ lookedAt }),
  ask: (question, square) => set({ announcement: answerTo(currentPosition(get().shown), question, square) }),
  notify: (notice) => set({ notice }),
  dismiss: () => set({ notice: null }),
});

/**
 * The table of a room whose game has begun, for the board and the panels of the usual table: what is done at it goes
 * into the room, and what it shows comes from there. The returned `end` lets go of the room.
 */
export function createLiveTable(
  room: LiveRoom,
  defer: Defer = (act) => act(),
): { readonly table: TableStore; readonly end: () => void } | null {
  const first = sittingIn(room.state.getState());
  if (first === null) return null;
  /** How the move that is going into the room was made. */
  let pending: Change['way'] | null = null;
  const table = createStore<TableState>()((setState, get) => {
    const set = sayingLater<TableState>(setState, get, defer);
    const tellShortTime = shortTimeTeller(set, get);
    const hand = createHand({
      set,
      get,
      position: () => currentPosition(get().shown),
      barredBy: () =>
        get().shown === get().game ? barredBy(room.state.getState()) : text('told.looking-back'),
      play: (move, way) => {
        const played = playMove(get().game, move);
        if (!played.ok) return played.error;
        pending = way;
        room.play(move);
        pending = null;
        return null;
      },
    });
    return {
      ...laid(first),
      ...NOT_HERE,
      ...hand,
      ...sent(room),
      ...looking(set, get),
      times: () => timesLeft(get().sitting, room.now()),
      look: () => {
        room.tick();
        tellShortTime();
      },
    };
  });
  return { table, end: follow(table, room, defer, () => pending) };
}

/** Makes a table show what becomes of its room, until the returned function is called. */
function follow(
  table: TableStore,
  room: LiveRoom,
  defer: Defer,
  pending: () => Change['way'] | null,
): () => void {
  const say = (announcement: Words): void => {
    const words = typeof announcement === 'string' ? announcement : announcement();
    table.setState(({ said }) => ({ announcement: words, said: said + 1 }));
  };
  return room.state.subscribe((state, before) => {
    const sitting = sittingIn(state);
    if (sitting === null) return;
    if (state.room === before.room && state.since === before.since && state.role === before.role) return;
    const was = table.getState();
    const news = happened(was.sitting, sitting);
    const way = news?.way === 'played' ? (pending() ?? news.way) : news?.way;
    const isLookingBack = was.shown !== was.game && way === undefined;
    table.setState({
      sitting,
      game: sitting.game,
      ...(isLookingBack ? {} : { shown: sitting.game }),
      ...(way === undefined ? {} : { ...AT_REST, change: { way, number: was.change.number + 1 } }),
    });
    const { offer } = was.sitting;
    if (news !== null) defer(() => say(news.words));
    else if (offer !== null && sitting.declined[offer.kind] === turnsMade(sitting.game))
      defer(() => say(announceAnswer(sitting, offer, false)));
    else if (sitting.offer !== null && was.sitting.offer?.kind !== sitting.offer.kind)
      defer(() => say(announceOffer(sitting)));
  });
}
