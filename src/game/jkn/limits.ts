/** How much a record may hold; anything beyond it is refused with a fault, so that no text can hold up the reader. */
export const LIMITS = {
  /** Variations nested in variations. */
  depth: 100,
  /** Moves of one game, including its variations. */
  moves: 20_000,
  tags: 500,
  /** Characters of one tag pair. */
  tagLine: 45_000,
  /** Faults reported for one game; any others are left out. */
  faults: 100,
  /** How many characters of a faulty text a fault shows. */
  written: 60,
} as const;
