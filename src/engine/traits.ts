/** What a piece can do besides walking a straight line, as bits of `Ruleset.traits`. */
export const TRAIT = {
  regular: 1,
  leap: 2,
  twoMoves: 4,
  twoLeaps: 8,
  turn: 16,
  bend: 32,
  moveThenVault: 64,
  /** The first part of a move-then-vault may be a leap. */
  leapThenVault: 128,
  promotes: 256,
  royal: 512,
  takesFriends: 1024,
} as const;

/** The span of a piece that may reach a square from anywhere: an entry of `Ruleset.offLineSpan`. */
export const ROAMS = 255;

/** Whether one piece may capture another: entries of `Ruleset.takes`. */
export const TAKES = { never: 0, always: 1, unlessPropt: 2 } as const;
