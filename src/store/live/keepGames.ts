import type { Role } from '../../game/apart/index.ts';
import { turnsMade } from '../../game/game.ts';
import { formatGame } from '../../game/jkn/index.ts';
import type { LiveGame, Room } from '../../game/live/index.ts';
import { recordOfSitting } from '../../game/sitting/sittingRecord.ts';
import { entryOf } from '../library/digest.ts';
import type { Entry } from '../library/entry.ts';
import { liveGameId } from '../library/liveGame.ts';
import type { Repository } from '../library/repository.ts';
import { recordDay } from '../../game/day.ts';
import { sittingOfLive } from './sitting.ts';

/**
 * A game of a room as an entry of the library, with its clock times; both players have it under the same name. `began`
 * is when it came into this library.
 */
export function entryOfLive(
  room: Room,
  game: LiveGame,
  { role, id, began, now }: { role: Role; id: string; began: number; now: number },
): Entry {
  const { tree } = recordOfSitting(sittingOfLive(room, game, role, null), recordDay(began));
  const origin = {
    id: liveGameId(id, game.number),
    source: 'table',
    labels: [],
    added: began,
    changed: now,
  } as const;
  return entryOf(tree, formatGame(tree), origin);
}

const gamesOf = (room: Room | null): readonly LiveGame[] =>
  room === null ? [] : [...room.past, ...(room.now === null ? [] : [room.now])];

const isUnchanged = (before: LiveGame | undefined, { game, end }: LiveGame): boolean =>
  before?.game === game && before.end === end;

/**
 * Puts the games of a room into the library as they change. Call it with the room each time, first as the page finds
 * it: a game that has not changed since then is not put back if the player has deleted it. Returns false if the library
 * does not have all of them; that is tried again the next time.
 */
export function keepingGames(id: string, repository: () => Repository, now: () => number) {
  let found: readonly LiveGame[] | null = null;
  /** What the library has, by the number of the game. */
  const kept = new Map<number, LiveGame>();

  const keep = async (room: Room, role: Role, game: LiveGame): Promise<boolean> => {
    const read = await repository().readMany([liveGameId(id, game.number)]);
    if (!read.ok) return false;
    const [there] = read.value;
    if (there === undefined && isUnchanged(found?.[game.number], game)) return true;
    const moment = now();
    const began = there?.summary.added ?? moment;
    const entry = entryOfLive(room, game, { role, id, began, now: moment });
    return there?.record.jkn === entry.record.jkn || (await repository().update(entry)).ok;
  };

  const keepAll = async (room: Room, role: Role): Promise<boolean> => {
    let areKept = true;
    for (const game of gamesOf(room)) {
      if (turnsMade(game.game) === 0 || isUnchanged(kept.get(game.number), game)) continue;
      if (await keep(room, role, game)) kept.set(game.number, game);
      else areKept = false;
    }
    return areKept;
  };

  /** One after the other, so that no earlier state overwrites a later one. */
  let turn = Promise.resolve(true);
  return async (room: Room | null, role: Role | null): Promise<boolean> => {
    found ??= gamesOf(room);
    if (room !== null && role !== null) turn = turn.then(() => keepAll(room, role)).catch(() => false);
    return turn;
  };
}
