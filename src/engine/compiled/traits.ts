/** What a piece can do besides moving in a straight line, as bits of `Ruleset.traits`. */
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
  /** A leap that a named rule adds and `homeLimit` limits; then the same for a turn at a front. */
  boundLeap: 1 << 11,
  boundTurn: 1 << 12,
  flight: 1 << 13,
  onward: 1 << 14,
  /** The single step of its regular move captures nothing; then: it has no single step. */
  quietStep: 1 << 15,
  noStep: 1 << 16,
  offSide: 1 << 17,
  secondBend: 1 << 18,
  vaultThenMove: 1 << 19,
  /** Its vault after a move may not begin with a crossing. */
  waits: 1 << 20,
  company: 1 << 21,
} as const;

export type TraitName = keyof typeof TRAIT;

/** The span of a roamer, a piece that may reach a square from anywhere: an entry of `Ruleset.offLineSpan`. */
export const ROAMS = 255;

/** Whether one piece may capture another: entries of `Ruleset.takes`. */
export const TAKES = { never: 0, always: 1, unlessPropt: 2 } as const;

/** The forms of move that come only from named rules and the kinds of section 15. */
export const LARGER_FORMS =
  TRAIT.boundLeap |
  TRAIT.boundTurn |
  TRAIT.flight |
  TRAIT.onward |
  TRAIT.offSide |
  TRAIT.secondBend |
  TRAIT.vaultThenMove;
