import type { StoreApi } from 'zustand/vanilla';
import { endingOf } from '../../game/endings.ts';
import { currentPosition, playMove, turnsMade } from '../../game/game.ts';
import {
  isTimed,
  leftFor,
  mayClaim,
  mayOffer,
  moverOf,
  placeOf,
  type Body,
  type Bytes,
  type LiveGame,
  type Room,
  type Where,
} from '../../game/live/index.ts';
import type { Role } from '../../game/apart/index.ts';
import type { ClockWatch } from './clockWatch.ts';
import type { LiveDeeds, LiveState } from './liveState.ts';

/** What these actions need of a room. */
export interface DeedsReach {
  readonly state: Pick<StoreApi<LiveState>, 'getState'>;
  readonly clock: Pick<ClockWatch, 'passed' | 'due'>;
  /** A line sealed for the other player; null if nothing can be said. */
  readonly seal: (words: string, room: Room) => Bytes | null;
  /** Whether the other player has been heard since this page opened the room. */
  readonly hasHeard: () => boolean;
  /** Writes an event of this player, and sends it. False if none can be written now. */
  readonly write: (body: Body) => boolean;
}

/** What a player does in the game of a room, each as an event where that is possible. */
export type GameDeeds = Omit<LiveDeeds, 'accept' | 'tick' | 'check' | 'leave'> & {
  /** Says what the other player's last turn counts for. */
  readonly count: (thought: number) => void;
  /** Claims or confirms what the clock says. */
  readonly watchFlags: () => void;
};

/** What happens in the present game, who does it and where. */
type Doing = (now: LiveGame, role: Role, where: Where, room: Room) => Body | null;

export function createDeeds({ state, clock, seal, hasHeard, write }: DeedsReach): GameDeeds {
  /** Does something in the present game, if the player may. */
  const deed = (doing: Doing): void => {
    const { room, role } = state.getState();
    if (room === null || room.now === null || role === null) return;
    const where = { game: room.now.number, turn: turnsMade(room.now.game) };
    const body = doing(room.now, role, where, room);
    if (body !== null) write(body);
  };
  return {
    play: (move) =>
      deed((now, role, where, { terms }) => {
        if (moverOf(now) !== role || endingOf(now) !== null || !playMove(now.game, move).ok) return null;
        const thought = isTimed(now, terms) ? clock.passed() : 0;
        const isLate = terms.clock !== null && thought > leftFor(now, terms.clock);
        if (isLate) return { is: 'flagged', ...where };
        return { is: 'move', ...where, move: placeOf(currentPosition(now.game), move), thought };
      }),
    offer: (kind) =>
      deed((now, role, where, { terms }) =>
        mayOffer(now, terms, role, kind) ? { is: 'offer', kind, ...where } : null,
      ),
    answer: (agreed) =>
      deed(({ offer }, role, where) =>
        offer === null || offer.by === role ? null : { is: 'answer', kind: offer.kind, agreed, ...where },
      ),
    concede: () => deed((now, _, where) => (endingOf(now) === null ? { is: 'concede', ...where } : null)),
    claim: (ground) =>
      deed((now, role, where) => (mayClaim(now, role, ground) ? { is: 'claim', ground, ...where } : null)),
    again: () =>
      deed((now, role, where) =>
        endingOf(now) === null || now.again[role] || state.getState().isLast
          ? null
          : { is: 'again', ...where },
      ),
    count: (thought) => deed((_, __, where) => ({ is: 'count', ...where, thought })),
    watchFlags: () =>
      deed((now, role, where, { terms }) => {
        const due = clock.due(now, terms, role);
        // the turn may have been made long ago on another device
        return due === null || (due === 'flagged' && !hasHeard()) ? null : { is: due, ...where };
      }),
    say: (words) => {
      const { room } = state.getState();
      const sealed = room === null ? null : seal(words, room);
      return sealed !== null && write({ is: 'chat', sealed });
    },
    allowChat: (on) => {
      const { role, room } = state.getState();
      if (role !== null && room !== null && room.mute[role] === on) write({ is: 'chat-switch', on });
    },
  };
}
