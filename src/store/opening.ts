import { findVariation, VARIATIONS, type Variation } from '../engine/index.ts';
import { newGame, type Game } from '../game/game.ts';
import { parseSavedGame, type SavedGameError } from '../game/saved.ts';
import { keepAside, KEYS, type Keeper } from './storage.ts';

/** A saved game that could not be read. */
export interface Damage {
  readonly error: SavedGameError;
  /** The key under which it was put aside; null if even that failed, and then it stays where it was. */
  readonly aside: string | null;
}

interface Opening {
  readonly game: Game;
  readonly damage: Damage | null;
  /** False while damaged data that could not be put aside stand where a game would be kept. */
  readonly mayOverwrite: boolean;
}

/** The game with which the app starts: the one that was kept, else a new one. */
export function readGame(keeper: Keeper): Opening {
  const fresh = newGame(firstVariation());
  const text = keeper.read(KEYS.game);
  if (text === null) return { game: fresh, damage: null, mayOverwrite: true };
  const parsed = parseSavedGame(text);
  if (parsed.ok) return { game: parsed.value, damage: null, mayOverwrite: true };
  const aside = keepAside(keeper, KEYS.game, text);
  return { game: fresh, damage: { error: parsed.error, aside }, mayOverwrite: aside !== null };
}

function firstVariation(): Variation {
  const variation = findVariation('poron') ?? VARIATIONS[0];
  if (variation === undefined) throw new RangeError('there is no variation to play');
  return variation;
}
