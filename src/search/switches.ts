/**
 * The parts that make the search quicker; each can be switched off. `table`, `window` and `ordering` never change a
 * score at the depths that tests compare; the others take risks that a plain search does not.
 */
export interface Switches {
  /** The transposition table. */
  readonly table: boolean;
  /** Null windows after the first move of a node, and aspiration windows at the root. */
  readonly window: boolean;
  readonly ordering: boolean;
  /** Quiescence search: captures are followed to their end below the leaves. */
  readonly quiescence: boolean;
  /** Captures that lose material or cannot matter are skipped in the quiescence search. */
  readonly selection: boolean;
  /** A King in Kaida is searched one ply deeper. */
  readonly extensions: boolean;
  /** Null move: a position is not searched further if the side to move could even pass and still be above the bound. */
  readonly passing: boolean;
  /** Late move reductions. */
  readonly reductions: boolean;
  /** Futility pruning: hopeless moves near the leaves are skipped. */
  readonly futility: boolean;
  /** Razoring: where there is no King to give Kaida to, a position that is far too bad is settled by captures alone. */
  readonly razoring: boolean;
  /** A position without a table move is searched one ply less deeply. */
  readonly unknown: boolean;
  /** More is pruned if the side to move is no better off than before its last move. */
  readonly improving: boolean;
  /** Earlier moves count in the order of quiet moves. */
  readonly sequels: boolean;
  /** Late root moves are reduced, the later the more. */
  readonly roots: boolean;
  /** Captures, killer moves and replies are searched before the other moves are listed. */
  readonly staging: boolean;
  /** The quiescence search uses the table, too. */
  readonly settling: boolean;
  /** A quick estimate may replace an evaluation. */
  readonly laziness: boolean;
  /** A network judges positions, in games that have one. */
  readonly network: boolean;
  /** A forced half point is not given up for an estimate. */
  readonly halves: boolean;
  /** Before anything else, the search looks for Hyrkaida by Kaida alone. */
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

/** The switches with which a search finds what a plain search to the same depth would find, only sooner. */
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
