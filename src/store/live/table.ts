import { createStore } from 'zustand/vanilla';
import { otherRole } from '../../game/apart/index.ts';
import { endingOf } from '../../game/endings.ts';
import { currentPosition, goTo, playMove, turnsMade } from '../../game/game.ts';
import { haveSameStart } from '../../game/tree/tree.ts';
import { moverOf } from '../../game/live/index.ts';
import { timesLeft, type Sitting } from '../../game/sitting.ts';
import { text } from '../../text/live.ts';
import {
  announceEnd,
  announceJump,
  announceOffer,
  announceShortTime,
  announceStart,
  announceTurn,
} from '../announce.ts';
import { answerTo } from '../answers.ts';
import type { Change } from '../change.ts';
import { shortTime } from '../../game/clock.ts';
import { createHand } from '../hand.ts';
import { sayingLater, type Defer, type Words } from '../saying.ts';
import { AT_REST, type TableState, type TableStore } from '../tableState.ts';
import type { LiveRoom, LiveState } from './liveState.ts';
import { sittingOfLive } from './sitting.ts';

/** Why the player cannot move a piece now, in words; null if that one is to move. */
function barredBy({ room, role, isMoving }: LiveState): string | null {
  const now = room?.now ?? null;
  if (now === null) return text('live.barred.waiting');
  if (endingOf(now) !== null) return text('refusal.game-over');
  if (role === null) return text('live.barred.watching');
  if (isMoving) return text('live.barred.moving');
  return moverOf(now) === role ? null : text('live.barred.other');
}

/** What the table shows of a room; null before the game begins. */
function sittingIn({ room, role, since }: LiveState): Sitting | null {
  return room === null || room.now === null ? null : sittingOfLive(room, room.now, role, since);
}

/** What has happened between two states of a room, as a change of the board and in words; null where nothing moves. */
function happened(before: Sitting, after: Sitting): { way: Change['way']; words: () => string } | null {
  const [was, is] = [turnsMade(before.game), turnsMade(after.game)];
  const isNew = !haveSameStart(before.game.tree, after.game.tree) || before.terms.here !== after.terms.here;
  if (isNew || (endingOf(before) !== null && endingOf(after) === null))
    return { way: 'begun', words: () => announceStart(after) };
  if (before.end === null && after.end !== null) return { way: 'ended', words: () => announceEnd(after) };
  if (is === was + 1) return { way: 'played', words: () => announceTurn(after) };
  if (is < was) return { way: is === was - 1 ? 'undone' : 'set', words: () => announceJump(after, 'undone') };
  return is === was ? null : { way: 'set', words: () => announceTurn(after) };
}

const nothing = (): void => {};

/**
 * The table of a room whose game has begun, for the board and the panels of the usual one: what is done at it goes into the
 * room, and what it shows comes from there. The answer of `end` lets go of the room.
 */
export function createLiveTable(
  room: LiveRoom,
  defer: Defer = (act) => act(),
): { readonly table: TableStore; readonly end: () => void } | null {
  const first = sittingIn(room.state.getState());
  if (first === null) return null;
  let pending: Change['way'] | null = null;
  const table = createStore<TableState>()((setState, get) => {
    const set = sayingLater<TableState>(setState, get, defer);
    const told = new Set<string>();
    const tellShortTime = (): void => {
      const { sitting } = get();
      const { here, clock } = sitting.terms;
      const left = here === undefined ? null : (get().times()?.[here] ?? null);
      const turn = here !== undefined && currentPosition(sitting.game).turn === here;
      if (clock === null || here === undefined || left === null || !turn) return;
      const isShort = left <= shortTime(clock, here);
      if (isShort && !told.has(here)) set({ announcement: announceShortTime(here, left) });
      if (isShort) told.add(here);
      else told.delete(here);
    };
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
      sitting: first,
      game: first.game,
      shown: first.game,
      announcement: '',
      said: 0,
      lookedAt: null,
      change: { way: 'set', number: 0 },
      saved: true,
      damage: null,
      notice: null,
      stray: null,
      ...hand,
      undo: () => room.offer('take-back'),
      redo: nothing,
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
      playFromHere: nothing,
      offerDraw: () => room.offer('draw'),
      answer: room.answer,
      end: (end) => {
        if (end.way === 'concession') room.concede();
        else if (end.way === 'repetition' || end.way === 'quiet') room.claim(end.way);
      },
      pause: nothing,
      begin: nothing,
      resume: () => false,
      start: nothing,
      goOnFrom: nothing,
      again: room.again,
      times: () => timesLeft(get().sitting, room.now()),
      look: () => {
        room.tick();
        tellShortTime();
      },
      reread: nothing,
      leave: nothing,
      comeBack: room.tick,
      act: () => false,
      say: (announcement) => set({ announcement }),
      lookAt: (lookedAt) => set({ lookedAt }),
      ask: (question, square) =>
        set({ announcement: answerTo(currentPosition(get().shown), question, square) }),
      notify: (notice) => set({ notice }),
      dated: (sitting) => sitting,
      lookInRefuge: async () => {},
      strayKept: nothing,
      catchUp: nothing,
      dismiss: () => set({ notice: null }),
    };
  });
  const say = (announcement: Words): void => {
    const words = typeof announcement === 'string' ? announcement : announcement();
    table.setState(({ said }) => ({ announcement: words, said: said + 1 }));
  };
  const end = room.state.subscribe((state, before) => {
    const sitting = sittingIn(state);
    if (sitting === null) return;
    if (state.room === before.room && state.since === before.since && state.role === before.role) return;
    const was = table.getState();
    const news = happened(was.sitting, sitting);
    const way = news?.way === 'played' && pending !== null ? pending : news?.way;
    const isLookingBack = was.shown !== was.game && way === undefined;
    table.setState({
      sitting,
      game: sitting.game,
      ...(isLookingBack ? {} : { shown: sitting.game }),
      ...(way === undefined ? {} : { ...AT_REST, change: { way, number: was.change.number + 1 } }),
    });
    if (news !== null) defer(() => say(news.words));
    else if (sitting.offer !== null && was.sitting.offer?.kind !== sitting.offer.kind)
      defer(() => say(announceOffer(sitting)));
  });
  return { table, end };
}

/** The name of the other player; empty where nobody has told one. */
export function otherName({ room, role }: LiveState): string {
  if (room === null) return '';
  return otherRole(role ?? 'guest') === 'host' ? room.terms.agreement.hostName : (room.guest?.name ?? '');
}
