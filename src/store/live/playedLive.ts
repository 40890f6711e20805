import type { Summary } from '../library/entry.ts';
import { liveRoomOf } from '../library/liveGame.ts';
import { readRoom, wayTo } from './keptRooms.ts';

/**
 * What follows `#/live/` on the way to a game of the library that is still played live; null for any other game, and where
 * this browser has forgotten the room, so that the game cannot go on.
 */
export async function wayToLive(game: Pick<Summary, 'id' | 'status'>): Promise<string | null> {
  const room = liveRoomOf(game);
  const kept = room === null ? null : await readRoom(room);
  return kept === null ? null : wayTo(kept);
}
