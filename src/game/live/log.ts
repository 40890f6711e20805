import { isSame, type Bytes } from './bytes.ts';
import type { Body, BodyKind } from './body.ts';
import { isBy, NOTHING, readEvent, signEvent, type SignedEvent } from './event.ts';
import { proofOf, roomOf, type PlayerKeys } from './keys.ts';
import { LIVE_LIMITS } from './limits.ts';
import { otherRole } from '../apart/agreement.ts';
import type { Role } from '../apart/names.ts';

/** All that one browser has of a room: the chains of both players, as far as they are complete. */
export interface Log {
  readonly room: Bytes;
  /**
   * The secret of the invitation, with which acceptances are checked; null for a visitor who came by the link for
   * watchers.
   */
  readonly invitation: Bytes | null;
  readonly host: readonly SignedEvent[];
  /** The chain of the guest with whom the host has begun. */
  readonly guest: readonly SignedEvent[];
  /** Acceptances, in the order in which they came. */
  readonly guests: readonly SignedEvent[];
  /** Events that wait for earlier ones. */
  readonly waiting: readonly SignedEvent[];
}

export const emptyLog = (room: Bytes, invitation: Bytes | null): Log => ({
  room,
  invitation,
  host: [],
  guest: [],
  guests: [],
  waiting: [],
});

/** A log with new events, and how many of those were invalid, or not from their supposed author. */
export interface Added {
  readonly log: Log;
  readonly refused: number;
}

/**
 * Asked before each signature is checked, which takes far more time than anything else; an event for which it says no
 * is dropped.
 */
export type MayCheck = () => boolean;

/**
 * Adds events in the order in which they came, whatever it is. Events that wait for others are tried again; a repeated
 * event changes nothing.
 */
export function addEvents(log: Log, events: readonly Bytes[], mayCheck: MayCheck = () => true): Added {
  const read = events.map((bytes) => readEvent(log.room, bytes));
  let pool = [...log.waiting, ...read.filter((event) => event !== null)];
  let refused = read.filter((event) => event === null).length;
  let grown: Log = { ...log, waiting: [] };
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    const left: SignedEvent[] = [];
    for (const event of pool) {
      const found = linked(grown, event, mayCheck);
      if (found === 'wait') left.push(event);
      else if (found === 'refused') refused++;
      else if (found !== 'known') {
        grown = found;
        isGrowing = true;
      }
    }
    pool = left;
  }
  return { log: { ...grown, waiting: withoutRepeats(pool).slice(-LIVE_LIMITS.waiting) }, refused };
}

const withoutRepeats = (events: readonly SignedEvent[]): SignedEvent[] =>
  events.filter((event, at) => events.findIndex((other) => isSame(other.hash, event.hash)) === at);

type Linked = Log | 'known' | 'wait' | 'refused';

function linked(log: Log, event: SignedEvent, mayCheck: MayCheck): Linked {
  if (event.author === 'guest' && event.number === 0) return withGuest(log, event, mayCheck);
  const chain = log[event.author];
  const known = chain[event.number];
  if (known !== undefined) return isSame(known.hash, event.hash) ? 'known' : 'refused';
  if (event.number > chain.length || (event.author === 'guest' && chain.length === 0)) return 'wait';
  if (event.author === 'host' && event.number === 0) return withHello(log, event, mayCheck);
  if (!isSame(event.before, chain.at(-1)?.hash ?? NOTHING)) return 'refused';
  return event.body.is === 'begin' ? withBegin(log, event, mayCheck) : withNext(log, event, mayCheck);
}

/** Whether an event is the acceptance of the guest who has this key. */
export const accepts = ({ body }: SignedEvent, key: Bytes): boolean =>
  body.is === 'accept' && isSame(body.key, key);

/** The log with an event, if the event bears the signature of its author. */
function signed(log: Log, event: SignedEvent, mayCheck: MayCheck, key: Bytes | null, grown: Log): Linked {
  if (!mayCheck()) return 'known';
  return key !== null && isBy(log.room, key, event) ? grown : 'refused';
}

/** The host's first event: the room's name comes from its key. */
function withHello(log: Log, event: SignedEvent, mayCheck: MayCheck): Linked {
  const { body } = event;
  const isSound = body.is === 'hello' && event.seen === 0 && isSame(roomOf(body.key), log.room);
  return isSound ? signed(log, event, mayCheck, body.key, { ...log, host: [event] }) : 'refused';
}

/** An acceptance: anybody who has the invitation can prove it. */
function withGuest(log: Log, event: SignedEvent, mayCheck: MayCheck): Linked {
  const [hello] = log.host;
  const { body } = event;
  if (hello === undefined) return 'wait';
  if (log.guests.some(({ hash }) => isSame(hash, event.hash))) return 'known';
  if (body.is !== 'accept' || event.seen !== 1 || !isSame(event.seenHash, hello.hash)) return 'refused';
  if (log.guests.length >= LIVE_LIMITS.guests) return log.guest.length > 0 ? 'known' : 'refused';
  const isInvited =
    log.invitation === null || isSame(body.proof, proofOf(log.room, log.invitation, body.key));
  if (!isInvited) return 'refused';
  return signed(log, event, mayCheck, body.key, { ...log, guests: [...log.guests, event] });
}

/** The host's second event: with whom the game begins. It comes only once. */
function withBegin(log: Log, event: SignedEvent, mayCheck: MayCheck): Linked {
  const { body } = event;
  if (body.is !== 'begin' || event.number !== 1 || event.seen !== 1) return 'refused';
  const guest = log.guests.find(({ hash }) => isSame(hash, event.seenHash));
  if (guest === undefined) return 'wait';
  const isHis = guest.body.is === 'accept' && isSame(guest.body.key, body.guest);
  if (!isHis) return 'refused';
  const grown = { ...log, host: [...log.host, event], guest: [guest] };
  return signed(log, event, mayCheck, keyOf(log, 'host'), grown);
}

const OPENING: ReadonlySet<BodyKind> = new Set(['hello', 'accept', 'begin']);

/** Any later event: its author has seen no less than in the event before it, and nothing that does not exist. */
function withNext(log: Log, event: SignedEvent, mayCheck: MayCheck): Linked {
  const [own, others] = [log[event.author], log[otherRole(event.author)]];
  if (OPENING.has(event.body.is) || own.length < (event.author === 'host' ? 2 : 1)) return 'refused';
  if (event.seen < (own.at(-1)?.seen ?? 0)) return 'refused';
  if (event.seen > others.length) return 'wait';
  if (!isSame(event.seenHash, others[event.seen - 1]?.hash ?? NOTHING)) return 'refused';
  const grown = { ...log, [event.author]: [...own, event] };
  return signed(log, event, mayCheck, keyOf(log, event.author), grown);
}

/** The key of a player; null while nobody knows it. */
export function keyOf(log: Log, role: Role): Bytes | null {
  const first = log[role][0]?.body;
  return first?.is === 'hello' || first?.is === 'accept' ? first.key : null;
}

/** A log with one more event of the player's own. */
export function withOwn(
  log: Log,
  keys: PlayerKeys,
  author: Role,
  body: Body,
): { log: Log; event: SignedEvent } {
  const [own, others] = [log[author], log[otherRole(author)]];
  const event = signEvent(log.room, keys, {
    author,
    number: own.length,
    before: own.at(-1)?.hash ?? NOTHING,
    seen: others.length,
    seenHash: others.at(-1)?.hash ?? NOTHING,
    body,
  });
  return { log: { ...log, [author]: [...own, event] }, event };
}

/**
 * The acceptance of a guest, who has seen the host's first event. It stays among the acceptances until the host begins.
 */
export function acceptance(log: Log, keys: PlayerKeys, name: string, lot: Bytes): SignedEvent | null {
  const [hello] = log.host;
  if (hello === undefined || log.invitation === null) return null;
  const { key, chatKey } = keys;
  const proof = proofOf(log.room, log.invitation, key);
  return signEvent(log.room, keys, {
    author: 'guest',
    number: 0,
    before: NOTHING,
    seen: 1,
    seenHash: hello.hash,
    body: { is: 'accept', key, chatKey, name, lot, proof },
  });
}

/** The host begins with a guest who has accepted. */
export function beginning(log: Log, keys: PlayerKeys, guest: SignedEvent, reveal: Bytes | null): Log {
  if (guest.body.is !== 'accept') return log;
  const body = { is: 'begin', guest: guest.body.key, reveal } as const;
  return withOwn({ ...log, guest: [guest] }, keys, 'host', body).log;
}
