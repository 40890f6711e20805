import { accept, refuse, type Result } from '../../engine/index.ts';
import { commonTurns, movesOf } from '../../game/apart/line.ts';
import { endingOf } from '../../game/endings.ts';
import { turnsMade } from '../../game/game.ts';
import { goingOn, onwardId, type Bytes, type LiveGame } from '../../game/live/index.ts';
import { keepApart, readApart, type ApartFailure, type ApartPlace } from '../apart/games.ts';
import type { LiveState } from './liveState.ts';

/** The game that a player can continue by message: one that has begun and not ended; null if there is none. */
export function onwardGame({ role, room }: Pick<LiveState, 'role' | 'room'>): LiveGame | null {
  const now = room?.now ?? null;
  if (role === null || now === null || endingOf(now) !== null) return null;
  return turnsMade(now.game) === 0 ? null : now;
}

/** Whether a game of a room already goes on by message in this browser. */
export async function isOnward(place: ApartPlace, name: Bytes, game: LiveGame): Promise<boolean> {
  const kept = await readApart(place, onwardId(name, game));
  return kept.ok && kept.value !== null;
}

/**
 * Makes a game by message of the present game of a room, as it stands, and returns its id. If it goes on by message
 * already, that game stays, unless only the live game has gone further since.
 */
export async function goOnByMessage(
  place: ApartPlace,
  name: Bytes,
  state: Pick<LiveState, 'role' | 'room'>,
): Promise<Result<string, ApartFailure | 'nothing'>> {
  const { role, room } = state;
  const now = onwardGame(state);
  if (room === null || role === null || now === null) return refuse('nothing');
  const fresh = goingOn(name, room, now, { role, moment: place.now() });
  if (fresh === null) return refuse('nothing');
  const before = await readApart(place, fresh.id);
  if (!before.ok) return before;
  const [kept, live] = [movesOf(before.value?.game ?? null), movesOf(fresh.game)];
  const isFurther = kept.length < live.length && commonTurns(kept, live) === kept.length;
  if (before.value !== null && !isFurther) return accept(fresh.id);
  const done = await keepApart(place, before.value, fresh);
  return done.ok ? accept(fresh.id) : done;
}
