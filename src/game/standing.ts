import { attackersOf, memoised, outcome, type Outcome, type Position, type Square } from '../engine/index.ts';

/** How a game stands for the side to move. */
export interface Standing {
  readonly outcome: Outcome;
  /** The King in Kaida and the pieces that attack it. */
  readonly kaida: { readonly king: Square; readonly attackers: readonly Square[] } | null;
}

/** How a position stands, worked out once. */
export const standingOf = memoised((position: Position): Standing => ({
  outcome: outcome(position),
  kaida: attackersOf(position),
}));
