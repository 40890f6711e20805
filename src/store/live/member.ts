import { toBase64 } from '../../game/link/base64.ts';
import type { Role } from '../../game/apart/index.ts';
import {
  formatLiveLink,
  KEY,
  playerKeys,
  ROOM_BYTES,
  roomOf,
  watchSecretOf,
  type Bytes,
  type LiveLink,
} from '../../game/live/index.ts';

/**
 * Since when the clock of a turn has been running: which turn, and the moment in this machine's wall-clock time; and
 * how many milliseconds it had taken if the game ended in it.
 */
export interface TurnBegun {
  readonly turn: string;
  readonly wall: number;
  readonly spent?: number | undefined;
}

/** What one browser stores of a room. */
export interface Member {
  /** The name of the room as links write it. */
  readonly id: string;
  /** Which player this browser is; null for a watcher, or before an acceptance. */
  readonly role: Role | null;
  readonly room: Bytes;
  /** Null for a visitor who came by the link for watchers. */
  readonly invitation: Bytes | null;
  readonly watchSecret: Bytes;
  /** The bytes that the keys of this player, or of a prospective guest, are made of. */
  readonly seed: Bytes;
  /** The number for the lot. */
  readonly number: Bytes;
  /** All known events, except those that wait for others. */
  readonly events: readonly Bytes[];
  readonly begun: TurnBegun | null;
  /** How much of the allowance for network delay the other player has used, by game. */
  readonly used: { readonly game: number; readonly time: number };
  /** The count of the last "here" message. */
  readonly count: number;
  /** The player has come from another device, and first hears what was played there. */
  readonly isMoving: boolean;
}

/** Random bytes. */
export type Draw = (length: number) => Bytes;

export const drawn: Draw = (length) => crypto.getRandomValues(new Uint8Array(length));

const fresh = (room: Bytes, seed: Bytes, draw: Draw) => ({
  id: toBase64(room),
  room,
  seed,
  number: draw(ROOM_BYTES),
  events: [],
  begun: null,
  used: { game: 0, time: 0 },
  count: 0,
  isMoving: false,
});

/** A new room, as its host has it before the first event. */
export function hosting(draw: Draw = drawn): Member & { readonly invitation: Bytes } {
  const seed = draw(KEY);
  const room = roomOf(playerKeys(seed).key);
  const invitation = draw(ROOM_BYTES);
  const watchSecret = watchSecretOf(room, invitation);
  return { ...fresh(room, seed, draw), role: 'host', invitation, watchSecret };
}

/** What a browser stores when it comes to a room by a link for the first time. */
export function arriving(link: LiveLink, draw: Draw = drawn): Member {
  const seed = link.is === 'take' ? link.seed : draw(KEY);
  const base = fresh(link.room, seed, draw);
  if (link.is === 'watch') return { ...base, role: null, invitation: null, watchSecret: link.watchSecret };
  return {
    ...base,
    role: link.is === 'take' ? link.role : null,
    invitation: link.invitation,
    watchSecret: watchSecretOf(link.room, link.invitation),
    isMoving: link.is === 'take',
  };
}

/** The links of a room that this browser can give away; null for those that it cannot. */
export interface RoomLinks {
  readonly play: string | null;
  readonly watch: string;
  readonly take: string | null;
}

export function linksOf({ role, room, invitation, watchSecret, seed }: Member): RoomLinks {
  const watch = formatLiveLink({ is: 'watch', room, watchSecret });
  if (invitation === null) return { play: null, watch, take: null };
  return {
    play: formatLiveLink({ is: 'play', room, invitation }),
    watch,
    take: role === null ? null : formatLiveLink({ is: 'take', role, room, invitation, seed }),
  };
}
