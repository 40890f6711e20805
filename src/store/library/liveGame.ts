import type { Summary } from './entry.ts';

/** The id under which both players have a game of a live room in their libraries; games are counted from 0. */
export const liveGameId = (room: string, number: number): string => `live-${room}-${number + 1}`;

/** The room of a live game in the library that has not ended; null for any other game. */
export function liveRoomOf({ id, status }: Pick<Summary, 'id' | 'status'>): string | null {
  const found = status === 'in-progress' ? /^live-([\w-]{22})-\d+$/.exec(id) : null;
  return found?.[1] ?? null;
}
