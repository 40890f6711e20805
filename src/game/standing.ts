import { attackersOf, outcome, type Outcome, type Position, type Square } from '../engine/index.ts';

/** How a game stands for the side to move. */
export interface Standing {
  readonly outcome: Outcome;
  /** The King in Kaida and the pieces that attack it. */
  readonly kaida: { readonly king: Square; readonly attackers: readonly Square[] } | null;
}

const standings = new WeakMap<Position, Standing>();

/** How a position stands, found once. */
export function standingOf(position: Position): Standing {
  let standing = standings.get(position);
  if (standing === undefined) {
    standing = { outcome: outcome(position), kaida: attackersOf(position) };
    standings.set(position, standing);
  }
  return standing;
}
