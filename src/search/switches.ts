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
  /** Where no King can be given Kaida, a position that is far too bad is settled by captures alone. */
  readonly razoring: boolean;
  /** A position that the table does not know is searched a ply less deeply. */
  readonly unknown: boolean;
  /** Where the side to move stands no better than before its last move, more is left out. */
  readonly improving: boolean;
  /** What the moves before were counts in the order of quiet moves. */
  readonly sequels: boolean;
  /** Moves of the root are searched less deeply, the later the less. */
  readonly roots: boolean;
  /** Captures and moves that were good elsewhere are searched before the others are listed. */
  readonly staging: boolean;
  /** The table serves positions whose captures are followed, too. */
  readonly settling: boolean;
  /** A quick look at the balance may do for an evaluation. */
  readonly laziness: boolean;
  /** A network judges positions, where the game has one. */
  readonly network: boolean;
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
  razoring: true,
  unknown: true,
  improving: true,
  sequels: true,
  roots: true,
  staging: true,
  settling: true,
  laziness: true,
  network: true,
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
  razoring: false,
  unknown: false,
  improving: false,
  sequels: false,
  roots: false,
  staging: false,
  settling: false,
  laziness: false,
  network: false,
  halves: false,
  mates: false,
};
