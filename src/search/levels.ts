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
  1: { depth: 1, nodes: 4_000, noise: 500 },
  2: { depth: 1, nodes: 4_000, noise: 150 },
  3: { depth: 2, nodes: 10_000, noise: 90 },
  4: { depth: 3, nodes: 30_000, noise: 60 },
  5: { depth: 4, nodes: 60_000, noise: 30 },
  6: { depth: 5, nodes: 150_000, noise: 10 },
  7: { depth: 7, nodes: 500_000, noise: 0 },
  8: { depth: Infinity, nodes: Infinity, noise: 0 },
};

/** The strength of a level; the full one where none is given. */
export const strengthOf = (level: Level = 8): Strength => STRENGTHS[level];
