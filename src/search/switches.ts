/**
 * What makes the search quicker; each can be switched off. `table`, `window` and `ordering` never change a score at
 * the depths that tests compare; the others are guesses that a plain search would not make.
 */
export interface Switches {
  /** The transposition table. */
  readonly table: boolean;
  /** Null windows after the first move of a node, and narrow windows at the root. */
  readonly window: boolean;
  readonly ordering: boolean;
  /** Captures are followed to their end beyond the last ply. */
  readonly quiescence: boolean;
  /** Captures that lose or cannot matter are left out there. */
  readonly selection: boolean;
  /** One ply more when a King is in Kaida. */
  readonly extensions: boolean;
  /** A position in which the side to move could even pass and still be too well off is not searched further. */
  readonly passing: boolean;
  /** Late moves are searched less deeply. */
  readonly reductions: boolean;
  /** Hopeless moves near the last ply are left out. */
  readonly futility: boolean;
  /** A quick look at the balance may do for an evaluation. */
  readonly laziness: boolean;
  /** Forced half a point is not given up for an estimate. */
  readonly halves: boolean;
  /** Before anything else, it looks for Hyrkaida by Kaida alone. */
  readonly mates: boolean;
}

export const ALL_ON: Switches = {
  table: true,
  window: true,
  ordering: true,
  quiescence: true,
  selection: true,
  extensions: true,
  passing: true,
  reductions: true,
  futility: true,
  laziness: true,
  halves: true,
  mates: true,
};

/** Finds what a plain search to the same depth would find, only sooner. */
export const SOUND: Switches = {
  ...ALL_ON,
  quiescence: false,
  selection: false,
  extensions: false,
  passing: false,
  reductions: false,
  futility: false,
  laziness: false,
  halves: false,
  mates: false,
};
