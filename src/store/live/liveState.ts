import type { StoreApi } from 'zustand/vanilla';
import type { Move } from '../../engine/index.ts';
import type { Role } from '../../game/apart/index.ts';
import type { Room } from '../../game/live/index.ts';
import type { OfferKind } from '../../game/sitting.ts';

/** Whether a player is here: `since` is when that one was heard last, in the steady time of the page; null before. */
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
  /** Which player this browser is; null for who watches, or has not accepted. */
  readonly role: Role | null;
  /** Null until the host's first event has come. */
  readonly room: Room | null;
  readonly isConnected: boolean;
  /** The players as this browser hears of them. */
  readonly presence: Readonly<Record<Role, Presence>>;
  /** This browser has accepted, and waits for the host to begin. */
  readonly hasAccepted: boolean;
  /** The host has begun with somebody else. */
  readonly isTooLate: boolean;
  /** The player has come from another device, and waits to hear what was played there. */
  readonly isMoving: boolean;
  /** The moment since which the clock of the side to move runs, in the steady time of the page; null while it stands. */
  readonly since: number | null;
  /** The room takes no game after this one. */
  readonly isLast: boolean;
  /** The players from whom the room takes nothing more: they have written all the events that it holds. */
  readonly full: readonly Role[];
  readonly chat: readonly Said[];
  /** Something came that does not belong to the game; it was left out. */
  readonly wasDisturbed: boolean;
  /** What this player did here last was left out: the game had gone on at another device of that player. */
  readonly wasLeft: boolean;
  /** The room or a game of it could not be kept in this browser. It is tried again. */
  readonly isUnkept: boolean;
}

/** What a player does in a room. What cannot be done there does nothing. */
export interface LiveDeeds {
  /** Accepts the invitation under a name. */
  readonly accept: (name: string) => void;
  readonly play: (move: Move) => void;
  readonly offer: (kind: OfferKind) => void;
  readonly answer: (agreed: boolean) => void;
  readonly concede: () => void;
  readonly claim: (ground: 'repetition' | 'quiet') => void;
  /** Wants another game with sides changed. */
  readonly again: () => void;
  /** Says a line to the other player. False where that cannot be done, as before the other has been heard. */
  readonly say: (words: string) => boolean;
  readonly allowChat: (on: boolean) => void;
  /** Looks at the time: presence, flags, what is due. */
  readonly tick: () => void;
  /** The network may have changed: looks whether the line holds. */
  readonly check: () => void;
  /** Leaves the room: says so, and closes the line. What was played is kept. */
  readonly leave: () => void;
}

/** A room that is open in this page. */
export interface LiveRoom extends LiveDeeds {
  readonly state: StoreApi<LiveState>;
  /** The steady time of the page, by which `since` counts. */
  readonly now: () => number;
}
