import type { Side } from '../../engine/index.ts';
import type { Role } from '../apart/names.ts';
import type { Game } from '../game.ts';
import type { PlayersEnd } from '../gameEnd.ts';
import type { Declined, OfferKind } from '../sitting.ts';

/** A game of a room as its events have made it. */
export interface LiveGame {
  /** Counted from 0. */
  readonly number: number;
  readonly sides: Readonly<Record<Role, Side>>;
  /** Where they play with a clock, each move has beside it what the mover had left then. */
  readonly game: Game;
  readonly end: PlayersEnd | null;
  readonly offer: { readonly kind: OfferKind; readonly by: Role } | null;
  readonly declined: Declined;
  /** What the last move counts for, in milliseconds, and whether the other player has said so; null after a take-back. */
  readonly last: { readonly thought: number; readonly isCounted: boolean } | null;
  /** Who claims that the other's time has run out. */
  readonly flag: Role | null;
  /** Counts the changes of the position: which turn a clock is asked for. */
  readonly beat: number;
  /** Who wants another game. */
  readonly again: Readonly<Record<Role, boolean>>;
}
