import { settledOf, type Drawn } from '../apart/agreement.ts';
import { commitmentTo } from '../apart/lot.ts';
import { ROLES, type Role } from '../apart/names.ts';
import { endingOf } from '../endings.ts';
import { newGame } from '../game.ts';
import { toBase64 } from '../link/base64.ts';
import { NONE_DECLINED } from '../sitting/sitting.ts';
import type { Body } from './body.ts';
import type { Bytes } from './bytes.ts';
import type { SignedEvent } from './event.ts';
import { LIVE_LIMITS } from './limits.ts';
import type { LiveGame } from './liveGame.ts';
import { stepGame } from './step.ts';
import type { LiveTerms } from './terms.ts';

/** A line of the chat, sealed for the players. */
export interface Line {
  readonly by: Role;
  readonly sealed: Bytes;
}

/** A room, as its events have made it. */
export interface Room {
  readonly terms: LiveTerms;
  readonly hostChatKey: Bytes;
  readonly guest: { readonly name: string; readonly key: Bytes; readonly chatKey: Bytes } | null;
  readonly drawn: Drawn;
  /** The game that is being played, or was played last; null before the host has begun. */
  readonly now: LiveGame | null;
  /** The games before it. */
  readonly past: readonly LiveGame[];
  readonly lines: readonly Line[];
  /** Who has switched the chat off. */
  readonly mute: Readonly<Record<Role, boolean>>;
  /** How many events of each player had no meaning where they stood. */
  readonly idle: Readonly<Record<Role, number>>;
}

/** What an event makes of a room; the same one where it means nothing. */
export function stepRoom(
  room: Room | null,
  { author, body }: Pick<SignedEvent, 'author' | 'body'>,
): Room | null {
  if (room === null) return body.is === 'hello' ? opened(body) : null;
  const next = changed(room, author, body);
  return next === room ? { ...room, idle: { ...room.idle, [author]: room.idle[author] + 1 } } : next;
}

const NONE = { host: false, guest: false } as const;

const opened = ({ terms, chatKey }: Extract<Body, { is: 'hello' }>): Room => ({
  terms,
  hostChatKey: chatKey,
  guest: null,
  drawn: { guest: null, reveal: null },
  now: null,
  past: [],
  lines: [],
  mute: NONE,
  idle: { host: 0, guest: 0 },
});

function changed(room: Room, author: Role, body: Body): Room {
  switch (body.is) {
    case 'hello':
      return room;
    case 'accept': {
      const { name, key, chatKey, lot } = body;
      return {
        ...room,
        guest: { name, key, chatKey },
        drawn: { guest: { key: toBase64(lot), name }, reveal: null },
      };
    }
    case 'begin':
      return begun(room, body.reveal);
    case 'chat':
      return ROLES.some((role) => room.mute[role])
        ? room
        : { ...room, lines: [...room.lines, { by: author, sealed: body.sealed }] };
    case 'chat-switch':
      return room.mute[author] === !body.on ? room : { ...room, mute: { ...room.mute, [author]: !body.on } };
    case 'again':
      return playedAgain(room, author, body.game);
    case 'move':
    case 'offer':
    case 'answer':
    case 'concede':
    case 'claim':
    case 'count':
    case 'flag':
    case 'flagged':
    case 'timeout': {
      if (room.now === null || body.game !== room.now.number) return room;
      const now = stepGame(room.now, room.terms, author, body);
      return now === room.now ? room : { ...room, now };
    }
  }
}

function begun(room: Room, reveal: Bytes | null): Room {
  const { commitment } = room.terms.agreement;
  const told = reveal === null ? null : toBase64(reveal);
  if (told !== null && commitmentTo(told) !== commitment) return room;
  const drawn = { ...room.drawn, reveal: told };
  const now = gameOf({ ...room, drawn }, 0);
  return now === null ? room : { ...room, drawn, now };
}

/** A game of a room before its first move: in every second one the sides are changed. */
function gameOf({ terms, drawn }: Pick<Room, 'terms' | 'drawn'>, number: number): LiveGame | null {
  const settled = settledOf(terms.agreement, drawn);
  if (settled === null) return null;
  const { host, guest } = settled.sides;
  return {
    number,
    sides: number % 2 === 0 ? settled.sides : { host: guest, guest: host },
    game: newGame(settled.start),
    end: null,
    offer: null,
    declined: NONE_DECLINED,
    last: null,
    flag: null,
    beat: 0,
    again: NONE,
  };
}

/** Whether no game can follow this one in the room. */
export const isLastGame = ({ number }: Pick<LiveGame, 'number'>): boolean => number + 1 >= LIVE_LIMITS.games;

/** The next game begins when both players want it. */
function playedAgain(room: Room, author: Role, number: number): Room {
  const { now } = room;
  if (now === null || number !== now.number || now.again[author] || endingOf(now) === null) return room;
  if (isLastGame(now)) return room;
  const again = { ...now.again, [author]: true };
  const next = again.host && again.guest ? gameOf(room, now.number + 1) : null;
  return next === null
    ? { ...room, now: { ...now, again } }
    : { ...room, now: next, past: [...room.past, { ...now, again }] };
}

/** How many points each player has from all games of a room that have ended. */
export function pointsOf({ now, past }: Pick<Room, 'now' | 'past'>): Readonly<Record<Role, number>> {
  const sum = (role: Role): number =>
    [...past, ...(now === null ? [] : [now])].reduce(
      (points, game) => points + (endingOf(game)?.points[game.sides[role]] ?? 0),
      0,
    );
  return { host: sum('host'), guest: sum('guest') };
}

/**
 * Works out the state of a room from its events in their order; it continues from its last result as far as that is
 * still valid.
 */
export function foldRoom(): (order: readonly SignedEvent[]) => Room | null {
  let done: readonly SignedEvent[] = [];
  let rooms: (Room | null)[] = [null];
  return (order) => {
    const parts = order.findIndex((event, at) => event !== done[at]);
    const common = parts < 0 ? order.length : parts;
    rooms = rooms.slice(0, common + 1);
    for (const event of order.slice(common)) rooms.push(stepRoom(rooms.at(-1) ?? null, event));
    done = order;
    return rooms.at(-1) ?? null;
  };
}
