import type { StoreApi } from 'zustand/vanilla';
import type { Move } from '../../engine/index.ts';
import type { Role } from '../../game/apart/index.ts';
import type { Room } from '../../game/live/index.ts';
import type { OfferKind } from '../../game/sitting/sitting.ts';

/**
 * Whether a player is here: `since` is when that player was last heard, in the page's monotonic time; null before that.
 */
export interface Presence {
  readonly isHere: boolean;
  readonly since: number | null;
}

/** A line of the chat as the players read it. */
export interface Said {
  readonly by: Role;
  readonly words: string;
}

/** A room as one browser shows it. */
export interface LiveState {
  /** Which player this browser is; null for a watcher, or before an acceptance. */
  readonly role: Role | null;
  /** Null until the host's first event has come. */
  readonly room: Room | null;
  readonly isConnected: boolean;
  /** Whether the players are here, as far as this browser hears. */
  readonly presence: Readonly<Record<Role, Presence>>;
  /** This browser has accepted, and waits for the host to begin. */
  readonly hasAccepted: boolean;
  /** The host has begun with somebody else. */
  readonly isTooLate: boolean;
  /** The player has come from another device, and waits to hear what was played there. */
  readonly isMoving: boolean;
  /**
   * The moment since which the clock of the side to move has been running, in the page's monotonic time; null while it
   * is stopped.
   */
  readonly since: number | null;
  /** Milliseconds of the turn in which the game ended, as far as this browser has seen them. */
  readonly spent: number;
  /** No game can follow this one in the room. */
  readonly isLast: boolean;
  /** The players from whom the room accepts nothing more: they have written all the events that it can hold. */
  readonly full: readonly Role[];
  readonly chat: readonly Said[];
  /** Something came that does not belong to the game; it was ignored. */
  readonly wasDisturbed: boolean;
  /** What this player last did here was dropped: the game had gone on at another device of this player. */
  readonly wasLeft: boolean;
  /** The room or a game of it could not be stored in this browser. That is tried again. */
  readonly isUnkept: boolean;
}

/** What a player does in a room. What is impossible there does nothing. */
export interface LiveDeeds {
  /** Accepts the invitation under a name. */
  readonly accept: (name: string) => void;
  readonly play: (move: Move) => void;
  readonly offer: (kind: OfferKind) => void;
  readonly answer: (agreed: boolean) => void;
  readonly concede: () => void;
  readonly claim: (ground: 'repetition' | 'quiet') => void;
  /** Asks for another game with sides changed. */
  readonly again: () => void;
  /** Says a line to the other player. False if that is impossible, such as before the other player has been heard. */
  readonly say: (words: string) => boolean;
  readonly allowChat: (on: boolean) => void;
  /** Looks at the time: presence, flags, what is due. */
  readonly tick: () => void;
  /** The network may have changed: tests whether the connection is up. */
  readonly check: () => void;
  /** Leaves the room: says so, and closes the connection. What was played is kept. */
  readonly leave: () => void;
}

/** A room that is open in this page. */
export interface LiveRoom extends LiveDeeds {
  readonly state: StoreApi<LiveState>;
  /** The page's monotonic time, on which `since` is based. */
  readonly now: () => number;
  /** For how many milliseconds the other player, whose time is up, can still be heard; null while none runs. */
  readonly grace: () => number | null;
}
