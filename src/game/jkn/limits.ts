/** How much a record may hold; what goes beyond is refused with a fault, so that no text can hold up the reader. */
export const LIMITS = {
  /** Variations inside variations. */
  depth: 100,
  /** Moves of one game, those of its variations too. */
  moves: 20_000,
  tags: 500,
  /** Characters of one tag pair. */
  tagLine: 45_000,
  /** Faults told of one game; further ones are left out. */
  faults: 100,
  /** Characters of a faulty text that a fault shows. */
  written: 60,
} as const;
