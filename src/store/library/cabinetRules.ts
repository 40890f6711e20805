import { MINDS } from '../../cabinet/games/minds.ts';
import type { AnyRules } from '../../cabinet/seam/rules.ts';
import { plainId, type Section } from '../../game/jkn/index.ts';

/** Rules of the cabinet by the ids of their games, for reading a file. */
export type CabinetRules = ReadonlyMap<string, readonly AnyRules[]>;

/** The game of a variant: what stands before the colon. Null if it is not a game of the cabinet. */
export function gameOfVariant(variant: string): string | null {
  const [game = ''] = plainId(variant).split(':');
  return Object.hasOwn(MINDS, game) ? game : null;
}

/** The game of the cabinet that a record names; null for a record of Jikaida. */
export function gameOfSection({ tags }: Pick<Section, 'tags'>): string | null {
  const named = tags.find(({ name }) => name.toLowerCase() === 'variation');
  return named === undefined ? null : gameOfVariant(named.value);
}

const NAMED = /\[\s*variation\s*["“„«]([^"”“»\n]{1,60})/giu;

/**
 * Loads the rules of all games of the cabinet that a text may hold. What cannot be loaded, as without a network, is
 * missing. The mind of a game is the smallest of its parts that includes its rules.
 */
export async function rulesNamedIn(text: string): Promise<CabinetRules> {
  const games = new Set(Array.from(text.matchAll(NAMED), ([, variant = '']) => gameOfVariant(variant)));
  const rules = new Map<string, readonly AnyRules[]>();
  for (const game of games) {
    if (game === null) continue;
    try {
      const mind = await MINDS[game]?.();
      if (mind !== undefined) rules.set(game, mind.variants);
    } catch {
      // its records are reported as ones that could not be read
    }
  }
  return rules;
}
