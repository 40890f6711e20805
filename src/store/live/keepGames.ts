import type { Role } from '../../game/apart/index.ts';
import { turnsMade } from '../../game/game.ts';
import { formatGame } from '../../game/jkn/index.ts';
import type { LiveGame, Room } from '../../game/live/index.ts';
import { recordOfSitting } from '../../game/sittingRecord.ts';
import { addedAt } from '../library/addedAt.ts';
import { entryOf } from '../library/digest.ts';
import type { Entry } from '../library/entry.ts';
import { liveGameId } from '../library/liveGame.ts';
import type { Repository } from '../library/repository.ts';
import { dayOf } from '../../game/day.ts';
import { sittingOfLive } from './sitting.ts';

/**
 * A game of a room as an entry of the library, with its clock times; both players have it under the same name. `began` is
 * when it came into this library.
 */
export function entryOfLive(
  room: Room,
  game: LiveGame,
  { role, id, began, now }: { role: Role; id: string; began: number; now: number },
): Entry {
  const { tree } = recordOfSitting(sittingOfLive(room, game, role, null), dayOf(began));
  const origin = {
    id: liveGameId(id, game.number),
    source: 'table',
    labels: [],
    added: began,
    changed: now,
  } as const;
  return entryOf(tree, formatGame(tree), origin);
}

/** Puts the games of a room into the library as they change. The answer is to be told each time. */
export function keepingGames(id: string, repository: () => Repository, now: () => number) {
  /** What was put there last, by the number of the game. */
  const kept = new Map<number, LiveGame>();
  return async (room: Room | null, role: Role | null): Promise<boolean> => {
    if (room === null || role === null) return true;
    const games = [...room.past, ...(room.now === null ? [] : [room.now])];
    const changed = games.filter((game) => {
      const before = kept.get(game.number);
      return turnsMade(game.game) > 0 && (before?.game !== game.game || before.end !== game.end);
    });
    for (const game of changed) {
      kept.set(game.number, game);
      const began = await addedAt(repository(), liveGameId(id, game.number), now());
      const answer = await repository().update(entryOfLive(room, game, { role, id, began, now: now() }));
      if (!answer.ok) return false;
    }
    return true;
  };
}
