import type { Side } from '../../engine/index.ts';
import type { Role } from '../apart/names.ts';
import type { Game } from '../game.ts';
import type { PlayersEnd } from '../gameEnd.ts';
import type { Declined, OfferKind } from '../sitting/sitting.ts';

/** A game of a room, as its events have made it. */
export interface LiveGame {
  /** Counted from 0. */
  readonly number: number;
  readonly sides: Readonly<Record<Role, Side>>;
  /** In a game with a clock, each move has the time noted that its side had left after it. */
  readonly game: Game;
  readonly end: PlayersEnd | null;
  readonly offer: { readonly kind: OfferKind; readonly by: Role } | null;
  readonly declined: Declined;
  /**
   * What the last move counts for, in milliseconds, and whether the other player has confirmed it; null after a
   * take-back.
   */
  readonly last: { readonly thought: number; readonly isCounted: boolean } | null;
  /** Who claims that the other player's time has run out. */
  readonly flag: Role | null;
  /** Counts the changes of the position: it tells which turn a clock is read for. */
  readonly beat: number;
  /** Who wants another game. */
  readonly again: Readonly<Record<Role, boolean>>;
}
