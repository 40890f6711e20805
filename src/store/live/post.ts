import { otherRole, ROLES, type Role } from '../../game/apart/index.ts';
import {
  accepts,
  asciiOf,
  isHereBy,
  keyOf,
  LIVE_LIMITS,
  missing,
  NONCE,
  playerKeys,
  readFrame,
  seal,
  sealKeyOf,
  unseal,
  writeEvents,
  writeHere,
  type Bytes,
  type Heads,
  type Here,
  type Lane,
  type Log,
} from '../../game/live/index.ts';
import type { Draw, Member } from './member.ts';
import { allowance } from './rate.ts';

/** Messages that a room accepts at once, and then per second. */
const INCOMING = { burst: 400, aSecond: 60 } as const;
/** Answers to watchers, and requests for what is missing here: at once, and then per second. */
const ANSWERS = { burst: 6, aSecond: 1 } as const;

/** How the post of a room reaches it. */
export interface PostReach {
  readonly member: () => Member;
  readonly log: () => Log;
  readonly heads: () => Heads;
  readonly send: (lane: Lane, sealed: Bytes) => void;
  readonly draw: Draw;
  readonly now: () => number;
  readonly isOtherHere: () => boolean;
  /** Events have arrived. */
  readonly onEvents: (events: readonly Bytes[]) => void;
  /** Somebody has events that are missing here. */
  readonly onBehind: () => void;
  /**
   * A player says that they are here, or are leaving; also called for this page's own message, which shows that the
   * connection is up.
   */
  readonly onHere: (role: Role, here: Here, isOwn: boolean) => void;
}

/** The post of a room: seals what goes out, opens what comes in, and sends what somebody lacks. */
export interface Post {
  readonly events: (events: readonly Bytes[]) => void;
  readonly here: (count: number, isLeaving: boolean) => void;
  readonly receive: (lane: Lane, sealed: Bytes) => void;
}

export function createPost(reach: PostReach): Post {
  const { member, log, draw, now } = reach;
  const { room, watchSecret, seed } = member();
  const key = sealKeyOf(room, watchSecret);
  const keys = playerKeys(seed);
  const mayCome = allowance(INCOMING.burst, INCOMING.aSecond, now);
  const mayAnswer = allowance(ANSWERS.burst, ANSWERS.aSecond, now);
  const mayAsk = allowance(ANSWERS.burst, ANSWERS.aSecond, now);
  /** The count of the last "here" of each player. */
  const heard: Record<Role, number> = { host: 0, guest: 0 };

  /** The last "here" of a player whose key is not known yet. */
  const early: Record<Role, Here | null> = { host: null, guest: null };

  const lane = (): Lane => member().role ?? 'watch';

  const post = (plain: Bytes): void => reach.send(lane(), seal(key, draw(NONCE), asciiOf(lane()), plain));

  const events: Post['events'] = (found) => {
    for (const frame of writeEvents(found)) post(frame);
  };

  const answer = ({ role: asker, heads }: Here): void => {
    const { role } = member();
    if (role === null || (asker === null && !mayAnswer())) return;
    const { guest, guests } = log();
    const own = missing(log()[role], heads[role]);
    // other guests' acceptances are theirs to send: a guest who has left must not come before one who waits
    const isWaiting = role === 'guest' && guest.length === 0;
    const accepted = isWaiting ? guests.filter((event) => accepts(event, keys.key)) : [];
    const others = otherRole(role);
    // what the asker's own browser has lost, and what a watcher cannot get from a player who is away
    const isTheirs = asker === others || (asker === null && !reach.isOtherHere());
    const theirs = isTheirs ? missing(log()[others], heads[others]) : [];
    const all = [...missing(accepted, 0), ...theirs, ...own];
    if (all.length > 0) events(all);
  };

  const here = (found: Here): void => {
    const { role } = found;
    if (role === null) {
      answer(found);
      return;
    }
    const theirs = keyOf(log(), role);
    if (theirs === null) early[role] = found;
    const isOwn = role === member().role && found.count === member().count;
    if (theirs === null || found.count < heard[role] || !isHereBy(room, theirs, found)) return;
    const isNew = found.count > heard[role];
    heard[role] = found.count;
    reach.onHere(role, found, isOwn);
    if (isOwn || !isNew || found.isLeaving) return;
    answer(found);
    const isBehind = ROLES.some((one) => found.heads[one] > log()[one].length);
    if (isBehind && mayAsk()) reach.onBehind();
  };

  const came = (found: readonly Bytes[]): void => {
    reach.onEvents(found);
    for (const role of ROLES) {
      const said = early[role];
      if (said === null || keyOf(log(), role) === null) continue;
      early[role] = null;
      here(said);
    }
  };

  return {
    events,
    here: (count, isLeaving) => {
      const { role, isMoving } = member();
      const heads = reach.heads();
      const isPlayer = role !== null && (isMoving || log()[role].length > 0);
      const said = { role: isPlayer ? role : null, heads, count, isLeaving };
      post(writeHere(room, said, isPlayer ? keys : null));
    },
    receive: (from, sealed) => {
      if (sealed.length > LIVE_LIMITS.message || !mayCome()) return;
      const plain = unseal(key, asciiOf(from), sealed);
      const frame = plain === null ? null : readFrame(plain);
      if (frame === null) return;
      if (frame.is === 'here') here(frame);
      else if (ROLES.some((role) => role === from)) came(frame.events);
    },
  };
}
