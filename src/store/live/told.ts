import * as v from 'valibot';
import { variationIdOf } from '../../game/game.ts';
import { endingOf } from '../../game/endings.ts';
import { moverOf } from '../../game/live/index.ts';
import type { LiveState } from './liveState.ts';
import type { Member } from './member.ts';
import { otherName } from './news.ts';

/** The state of a room for this browser. */
const ROOM_PHASES = ['invited', 'open', 'yours', 'theirs', 'ended', 'watched'] as const;

export const ToldForm = v.object({
  phase: v.picklist(ROOM_PHASES),
  /** The game; empty if nothing has been heard of it. */
  variation: v.string(),
  /** The other player; both, if this browser watches. Empty if nobody has given a name. */
  other: v.string(),
  /** The game of the room, counted from 1. */
  games: v.number(),
});

/**
 * What a list of rooms says about one, which is stored beside it: working it out again would mean checking all
 * signatures.
 */
export type RoomTold = v.InferOutput<typeof ToldForm>;

export const untold = ({ role, invitation }: Member): RoomTold => ({
  phase: invitation === null ? 'watched' : role === 'host' ? 'invited' : 'open',
  variation: '',
  other: '',
  games: 1,
});

/** What there is to say about a room as it stands. */
export function toldOf(state: Pick<LiveState, 'role' | 'room'>, member: Member): RoomTold {
  const { role, room } = state;
  if (room === null) return untold(member);
  const { now, terms, guest } = room;
  const variation = now === null ? terms.agreement.variation : variationIdOf(now.game);
  const names = [terms.agreement.hostName, guest?.name ?? ''].filter((name) => name !== '');
  const other = role === null && now !== null ? names.join(' – ') : otherName(state);
  return { phase: phaseOf(state, member), variation, other, games: (now?.number ?? 0) + 1 };
}

function phaseOf({ role, room }: Pick<LiveState, 'role' | 'room'>, member: Member): RoomTold['phase'] {
  const now = room?.now ?? null;
  if (now === null) return untold(member).phase;
  if (role === null) return 'watched';
  if (endingOf(now) !== null) return 'ended';
  return moverOf(now) === role ? 'yours' : 'theirs';
}
