import { otherRole } from '../apart/agreement.ts';
import { ROLES, type Role } from '../apart/names.ts';
import { isSame, type Bytes } from './bytes.ts';
import type { Heads } from './frame.ts';
import { addEvents, type Log, type MayCheck } from './log.ts';

/** The events of each player with which a room begins: nothing can undo them. */
const OPENING: Heads = { host: 2, guest: 1 };

/** How many events of a player the other has certainly seen, going by what the other has written. */
const seenOf = (log: Log, author: Role): number =>
  Math.min(log[author].length, Math.max(OPENING[author], log[otherRole(author)].at(-1)?.seen ?? 0));

/** How many events of each player both agree on. */
export const agreedHeads = (log: Log): Heads => ({ host: seenOf(log, 'host'), guest: seenOf(log, 'guest') });

/**
 * A player who has written on two devices, one of which had not heard of the other, has two chains that part. The chain
 * that the other player has built on stands; the one known here gives way to it. Null where `events` hold no such
 * chain.
 */
export function agreedLog(log: Log, events: readonly Bytes[], mayCheck: MayCheck): Log | null {
  for (const author of ROLES) {
    const known = log[author];
    const cut = { ...log, [author]: known.slice(0, seenOf(log, author)) };
    if (cut[author].length === known.length) continue;
    const grown = addEvents(cut, events, mayCheck).log;
    const { seen } = grown[otherRole(author)].at(-1) ?? { seen: 0 };
    const at = Math.min(seen, known.length) - 1;
    const [ours, theirs] = [known[at], grown[author][at]];
    if (ours !== undefined && theirs !== undefined && !isSame(ours.hash, theirs.hash)) return grown;
  }
  return null;
}
