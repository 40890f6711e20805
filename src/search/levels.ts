import { chanceOf, randomIntegers } from './random.ts';
import { LEVELS, type Level } from './types.ts';

/** The limits of a level, in addition to the limits that the search is given. */
export interface Strength {
  /** The depth in plies, and the number of nodes. */
  readonly depth: number;
  readonly nodes: number;
  /** The largest error of its judgement, in centipoints; the error is always the same in the same position. */
  readonly noise: number;
  /** The chance, from 0 to 1, that it overlooks a given move; in the same position it overlooks the same moves. */
  readonly overlooks: number;
  /** Whether it judges by the game's network instead of the weights. */
  readonly network?: true;
  /**
   * The chance, from 0 to 1, that it has a good day and plays a whole game like the next level: a step between the two.
   */
  readonly goodDays?: number;
}

/**
 * Weaker levels see less far, judge less accurately and overlook more; they play the best of the moves that they see.
 */
const STRENGTHS: Readonly<Record<Level, Strength>> = {
  0: { depth: 1, nodes: 4_000, noise: 2_500, overlooks: 0.84 },
  1: { depth: 1, nodes: 4_000, noise: 2_500, overlooks: 0.8 },
  2: { depth: 1, nodes: 4_000, noise: 590, overlooks: 0.65 },
  3: { depth: 1, nodes: 4_000, noise: 10, overlooks: 0, goodDays: 0.1 },
  4: { depth: 2, nodes: 10_000, noise: 45, overlooks: 0, goodDays: 0.2 },
  5: { depth: 3, nodes: 10_000, noise: 115, overlooks: 0, goodDays: 0.25 },
  6: { depth: 5, nodes: 20_000, noise: 40, overlooks: 0, goodDays: 0.2 },
  7: { depth: 7, nodes: 45_000, noise: 25, overlooks: 0 },
  8: { depth: Infinity, nodes: Infinity, noise: 0, overlooks: 0 },
};

/**
 * The levels in games with a network. The last three judge by it, so well that they need less depth than in other games
 * to be equally strong.
 */
const WITH_NETWORK: Readonly<Record<Level, Strength>> = {
  0: { depth: 1, nodes: 4_000, noise: 2_500, overlooks: 0.91 },
  1: { depth: 1, nodes: 4_000, noise: 40, overlooks: 0.79 },
  2: { depth: 1, nodes: 4_000, noise: 260, overlooks: 0.6 },
  3: { depth: 1, nodes: 4_000, noise: 160, overlooks: 0.44 },
  4: { depth: 1, nodes: 4_000, noise: 10, overlooks: 0 },
  5: { depth: 3, nodes: 10_000, noise: 30, overlooks: 0 },
  6: { depth: 3, nodes: 10_000, noise: 40, overlooks: 0, network: true },
  7: { depth: 6, nodes: 40_000, noise: 25, overlooks: 0, network: true },
  8: { ...STRENGTHS[8], network: true },
};

const strengths = (hasNetwork: boolean): Readonly<Record<Level, Strength>> =>
  hasNetwork ? WITH_NETWORK : STRENGTHS;

/** The chance, from 0 to 1, that a level plays a game like the next one, in games with or without a network. */
export const goodDaysOf = (level: Level, hasNetwork: boolean): number =>
  strengths(hasNetwork)[level].goodDays ?? 0;

/**
 * The strength of a level, in a game with or without a network; full strength by default. The seed of the game decides
 * whether it is one of the level's good days.
 */
export function strengthOf(level: Level = 8, hasNetwork = false, seed = 0): Strength {
  const isGoodDay = chanceOf(randomIntegers(seed)) < goodDaysOf(level, hasNetwork);
  return strengths(hasNetwork)[isGoodDay ? (LEVELS[level + 1] ?? level) : level];
}

/**
 * The moves that a player of this strength notices: all of them, or each by chance, but at least one. `random` returns
 * 32-bit integers.
 */
export function noticed<Item>(moves: readonly Item[], { overlooks }: Strength, random: () => number): Item[] {
  if (overlooks === 0) return [...moves];
  const seen = moves.filter(() => chanceOf(random) >= overlooks);
  if (seen.length > 0) return seen;
  const at = Math.floor(chanceOf(random) * moves.length);
  return moves.slice(at, at + 1);
}
