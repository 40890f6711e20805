import { chanceOf, randomIntegers } from './random.ts';
import { LEVELS, type Level } from './types.ts';

/** What limits the computer at a level, besides the limits that the search is given. */
export interface Strength {
  /** Plies searched in full, and nodes. */
  readonly depth: number;
  readonly nodes: number;
  /** The most centipoints by which it misjudges a position; it misjudges the same position in the same way. */
  readonly noise: number;
  /** The chance, 0 to 1, that it overlooks one of its moves; in the same position it overlooks the same ones. */
  readonly overlooks: number;
  /** Whether it judges by the network of the game, not by the weights. */
  readonly network?: true;
  /** The chance, 0 to 1, that it has a good day and plays a game as the next level does: a step from one to the other. */
  readonly goodDays?: number;
}

/** A weaker player sees less far, judges less well and overlooks more; of what it sees it plays the best. */
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
 * The levels where the game has a network: the last three judge by it, so well that they need less depth than elsewhere
 * to be as strong.
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

/** The chance, 0 to 1, that a level plays a game as the next one does, in a game with a network or without. */
export const goodDaysOf = (level: Level, hasNetwork: boolean): number =>
  strengths(hasNetwork)[level].goodDays ?? 0;

/**
 * The strength of a level, in a game with a network or without; full strength where none is given. The seed of the game
 * says whether it is one of the level's good days.
 */
export function strengthOf(level: Level = 8, hasNetwork = false, seed = 0): Strength {
  const isGoodDay = chanceOf(randomIntegers(seed)) < goodDaysOf(level, hasNetwork);
  return strengths(hasNetwork)[isGoodDay ? (LEVELS[level + 1] ?? level) : level];
}

/**
 * The moves that a player of some strength notices: all, or each by chance, but at least one. `random` gives whole
 * numbers of 32 bits.
 */
export function noticed<Item>(moves: readonly Item[], { overlooks }: Strength, random: () => number): Item[] {
  if (overlooks === 0) return [...moves];
  const seen = moves.filter(() => chanceOf(random) >= overlooks);
  if (seen.length > 0) return seen;
  const at = Math.floor(chanceOf(random) * moves.length);
  return moves.slice(at, at + 1);
}
