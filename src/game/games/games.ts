import { findVariation, type Variation } from '../../engine/index.ts';

/** The games as players choose them, each with its variations, the usual one first. */
export const GAMES = [
  { id: 'poron', variations: ['poron'] },
  {
    id: 'pastang',
    variations: ['pastang', 'pastang:af', 'pastang:cd', 'pastang:swods-mixed', 'pastang:deldars-mixed'],
  },
  { id: 'stikitche', variations: ['stikitche'] },
  { id: 'draks-city', variations: ['draks-city', 'draks-city:mass'] },
] as const;
export type GameId = (typeof GAMES)[number]['id'];
export type VariationId = (typeof GAMES)[number]['variations'][number];

export const GAME_IDS: readonly GameId[] = GAMES.map(({ id }) => id);
export const VARIATION_IDS: readonly VariationId[] = GAMES.flatMap(({ variations }) => variations);

/** The larger games (section 14), from the smallest to the largest. */
export const LARGER_IDS = [
  'poron:two-swods',
  'porondwa',
  'vallia',
  'hyrshiv',
  'hyrshiv:lamdu',
  'jikshiv',
] as const;
export type LargerId = (typeof LARGER_IDS)[number];

/** The game with an id, including named rules and terrain; throws a RangeError if there is none. */
export function variationOf(id: string): Variation {
  const variation = findVariation(id);
  if (variation === undefined) throw new RangeError(`there is no variation ${id}`);
  return variation;
}

/** The game and the variation with these ids, or the first ones. */
export function gameWith(id: string): { readonly game: GameId; readonly variation: VariationId } {
  for (const game of GAMES)
    for (const variation of game.variations) if (variation === id) return { game: game.id, variation };
  return { game: 'poron', variation: 'poron' };
}
