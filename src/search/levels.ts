import type { Level } from './types.ts';

/** What limits the computer at a level, besides the limits of the search that is asked for. */
export interface Strength {
  /** Plies searched in full, and nodes. */
  readonly depth: number;
  readonly nodes: number;
  /** Most centipoints by which it misjudges a position; the same position in the same way. */
  readonly noise: number;
}

/** A weaker player sees less far and judges less well, but does not throw pieces away at random. */
const STRENGTHS: Readonly<Record<Level, Strength>> = {
  1: { depth: 1, nodes: 4_000, noise: 1200 },
  2: { depth: 1, nodes: 4_000, noise: 450 },
  3: { depth: 1, nodes: 4_000, noise: 130 },
  4: { depth: 2, nodes: 10_000, noise: 100 },
  5: { depth: 3, nodes: 20_000, noise: 60 },
  6: { depth: 4, nodes: 40_000, noise: 20 },
  7: { depth: 6, nodes: 60_000, noise: 0 },
  8: { depth: Infinity, nodes: Infinity, noise: 0 },
};

/** The strength of a level; the full one where none is given. */
export const strengthOf = (level: Level = 8): Strength => STRENGTHS[level];
