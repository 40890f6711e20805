import { isBegun } from '../../game/game.ts';
import { formatSavedGame, parseSavedGame } from '../../game/saved/saved.ts';
import { relationOf, type Relation } from '../../game/sitting/relation.ts';
import { withClock, type Sitting } from '../../game/sitting/sitting.ts';
import { keepAside, KEYS, type Keeper } from '../kept/storage.ts';

/** How many replaced games can be reached again if there is no library. */
const MOST = 10;

/**
 * The texts of the replaced games, the latest first; what cannot be read is put aside. An earlier version kept a single
 * game, without a list.
 */
function textsOf(keeper: Keeper): readonly string[] {
  const text = keeper.read(KEYS.previous);
  if (text === null) return [];
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [text];
  } catch {
    keepAside(keeper, KEYS.previous, text);
    return [];
  }
}

/** A replaced game as it goes on: its clock is stopped until the players start it. */
export const takenDown = (sitting: Sitting): Sitting =>
  withClock(sitting, (clock) => (clock.since === null ? clock : { ...clock, since: null, paused: true }));

/** The games that others replaced at the table, the latest first; those that cannot be read are left out. */
export const previousGames = (keeper: Keeper): readonly Sitting[] =>
  textsOf(keeper).flatMap((text) => {
    const read = parseSavedGame(text);
    return read.ok ? [read.value] : [];
  });

/** How the game in a text relates to another one; null if it cannot be read. */
function relationTo(sitting: Sitting, text: string): Relation | null {
  const read = parseSavedGame(text);
  return read.ok ? relationOf(read.value, sitting) : null;
}

/**
 * Keeps a game that another one replaces, over its own former state but not over a newer one; the oldest are dropped if
 * space is short. False if there is no space at all.
 */
export function keepPrevious(keeper: Keeper, sitting: Sitting): boolean {
  if (!isBegun(sitting.game)) return true;
  const former = textsOf(keeper).map((text) => ({ text, relation: relationTo(sitting, text) }));
  if (former.some(({ relation }) => relation === 'newer')) return true;
  const others = former.flatMap(({ text, relation }) =>
    relation === 'same' || relation === 'older' ? [] : [text],
  );
  const texts = [formatSavedGame(sitting), ...others].slice(0, MOST);
  for (; texts.length > 0; texts.pop()) if (keeper.write(KEYS.previous, JSON.stringify(texts))) return true;
  return false;
}
