import { otherRole, ROLES, type Role } from '../../game/apart/index.ts';
import {
  acceptance,
  accepts,
  addEvents,
  agreedHeads,
  agreedLog,
  beginning,
  emptyLog,
  foldRoom,
  isSame,
  keyOf,
  LIVE_LIMITS,
  orderOf,
  playerKeys,
  withOwn,
  type Body,
  type Bytes,
  type Heads,
  type LiveTerms,
  type Log,
  type MayCheck,
  type PlayerKeys,
  type Room,
} from '../../game/live/index.ts';
import type { Member } from './member.ts';

/** The result of adding events. */
export interface Entered {
  readonly isNew: boolean;
  /** Invalid events, or ones not from their supposed author. */
  readonly refused: number;
  /**
   * They have settled a conflict between what two devices of a player had written: one of the two chains is dropped.
   */
  readonly isSettled: boolean;
  /** What this player had written here was in the dropped chain. */
  readonly isOwnLeft: boolean;
}

/** What one browser has of a room: its role there, its keys, and the log. */
export interface Ledger {
  readonly keys: PlayerKeys;
  readonly member: () => Member;
  readonly log: () => Log;
  /** The member with some fields changed; its events are those of the log. */
  readonly become: (changes: Partial<Member>) => Member;
  /** Which player this browser really is: an acceptance counts once the host has begun with it. */
  readonly role: () => Role | null;
  /** The room that the events have made; null before the first one. */
  readonly room: () => Room | null;
  /** An acceptance of this browser waits for the host. */
  readonly hasAccepted: () => boolean;
  /** The players whose chains are full: they can write nothing more. */
  readonly full: () => readonly Role[];
  /**
   * How many events of each player this browser claims to have: fewer if another device of that player seems to have
   * written different ones.
   */
  readonly heads: () => Heads;
  /** Whether both players have enough events left for another game. */
  readonly hasSpare: () => boolean;
  readonly add: (events: readonly Bytes[]) => Entered;
  /** The host begins with the first acceptance. Returns what has to be sent; nothing if that is not due. */
  readonly begin: () => readonly Bytes[];
  /** Accepts the invitation. Returns what has to be sent; null if it cannot be accepted. */
  readonly accept: (name: string) => Bytes | null;
  /** Writes an event of this player. Returns what has to be sent; null if this browser may write nothing. */
  readonly write: (body: Body) => Bytes | null;
  /**
   * Takes note of how many events a player has. True if that ends the wait of a player who has come from another
   * device.
   */
  readonly hear: (role: Role, heads: Heads) => boolean;
}

const count = ({ host, guest, guests }: Log): number => host.length + guest.length + guests.length;

/**
 * The ledger of a stored room; `terms` for a host who opens it for the first time. What comes is checked as far as
 * `mayCheck` allows.
 */
export function openLedger(first: Member, terms: LiveTerms | null, mayCheck: MayCheck): Ledger {
  const keys = playerKeys(first.seed);
  const fold = foldRoom();
  let member = first;
  let log = addEvents(emptyLog(first.room, first.invitation), first.events).log;
  if (terms !== null && log.host.length === 0) {
    const { key, chatKey } = keys;
    log = withOwn(log, keys, 'host', { is: 'hello', terms, key, chatKey }).log;
  }

  const role = (): Role | null => {
    if (member.role !== 'guest') return member.role;
    const key = keyOf(log, 'guest');
    return key !== null && isSame(key, keys.key) ? 'guest' : null;
  };

  const left = (author: Role): number => LIVE_LIMITS.events - log[author].length;

  /** The acceptances that are stored until the host has begun: the first one, and this browser's own. */
  const awaited = () => log.guests.filter((event, at) => at === 0 || accepts(event, keys.key));

  /** What has come since something was last refused: it may include events of another device of a player. */
  let doubtful: readonly Bytes[] = [];

  /** What the other player knows, as heard by a player who has come from another device. */
  let others: Heads | null = null;
  const settle = (): boolean => {
    const { isMoving, role: own } = member;
    if (!isMoving || own === null || others === null) return false;
    if (log[own].length < others[own] || log[own].length === 0) return false;
    member = { ...member, isMoving: false };
    return true;
  };

  return {
    keys,
    member: () => member,
    log: () => log,
    become: (changes) => {
      const events = [...log.host, ...(log.guest.length > 0 ? log.guest : awaited())].map(
        ({ bytes }) => bytes,
      );
      member = { ...member, events, ...changes };
      return member;
    },
    role,
    room: () => fold(orderOf(log)),
    hasAccepted: () => member.role === 'guest' && log.guest.length === 0,
    full: () => ROLES.filter((one) => left(one) <= 0),
    heads: () => {
      const [known, agreed] = [{ host: log.host.length, guest: log.guest.length }, agreedHeads(log)];
      if (doubtful.length === 0) return known;
      const own = role();
      // the other player has to learn how many of their events have arrived
      return own === null ? agreed : { ...known, [own]: agreed[own] };
    },
    hasSpare: () => ROLES.every((one) => left(one) >= LIVE_LIMITS.spare),
    add: (events) => {
      const added = addEvents(log, events, mayCheck);
      const isNew = count(added.log) > count(log);
      ({ log } = added);
      const isDoubtful = added.refused > 0 || (doubtful.length > 0 && !isNew);
      doubtful = isDoubtful ? [...doubtful, ...events].slice(-LIVE_LIMITS.waiting) : [];
      const agreed = agreedLog(log, doubtful, mayCheck);
      const isSettled = agreed !== null;
      const own = role();
      const written = own === null ? undefined : log[own].at(-1);
      if (isSettled) [log, doubtful] = [agreed, []];
      const isOwnLeft = isSettled && own !== null && written !== undefined && !log[own].includes(written);
      settle();
      return { isNew: isNew || isSettled, refused: added.refused, isSettled, isOwnLeft };
    },
    begin: () => {
      const [hello] = log.host;
      const [guest] = log.guests;
      // the game may have begun with somebody else on another device, which has to be heard first
      if (member.role !== 'host' || member.isMoving || log.host.length !== 1 || guest === undefined)
        return [];
      const isDrawn = hello?.body.is === 'hello' && hello.body.terms.agreement.commitment !== null;
      log = beginning(log, keys, guest, isDrawn ? member.number : null);
      return [guest.bytes, ...log.host.slice(1).map(({ bytes }) => bytes)];
    },
    accept: (name) => {
      if (member.role !== null || log.guest.length > 0) return null;
      const accepted = acceptance(log, keys, name, member.number);
      if (accepted === null) return null;
      member = { ...member, role: 'guest' };
      ({ log } = addEvents(log, [accepted.bytes]));
      return accepted.bytes;
    },
    write: (body) => {
      const author = role();
      if (author === null || member.isMoving || left(author) <= 0) return null;
      const written = withOwn(log, keys, author, body);
      ({ log } = written);
      return written.event.bytes;
    },
    hear: (from, heads) => {
      if (!member.isMoving || member.role === null || from !== otherRole(member.role)) return false;
      others = heads;
      return settle();
    },
  };
}
