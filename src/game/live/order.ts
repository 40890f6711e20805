import type { BodyKind } from './body.ts';
import type { SignedEvent } from './event.ts';
import type { Log } from './log.ts';

/**
 * Which of two events that were written without seeing each other comes first: the one with the lower rank; with equal
 * ranks, the host's.
 */
const RANKS: Readonly<Record<BodyKind, number>> = {
  hello: 0,
  accept: 0,
  begin: 0,
  concede: 1,
  timeout: 1,
  flagged: 1,
  answer: 2,
  offer: 3,
  claim: 4,
  count: 5,
  move: 6,
  flag: 7,
  again: 8,
  chat: 9,
  'chat-switch': 9,
};

/**
 * The rank with which an event competes with the first event of the other chain that its author may not have seen: its
 * own rank, or a lower one of a later event that its author wrote still without seeing that one. So the end of a grace
 * period brings its claim along.
 */
function rankAt(chain: readonly SignedEvent[], at: number, others: number): number {
  let rank = Infinity;
  for (let next = at; ; next++) {
    const event = chain[next];
    if (event === undefined || event.seen > others) return rank;
    rank = Math.min(rank, RANKS[event.body.is]);
  }
}

/**
 * Both chains in one order. An event comes after all that its author had seen; of two whose authors had not seen each
 * other's, the one with the lower rank comes first. Both sides find the same order, in whatever order events arrived.
 */
export function orderOf({ host, guest }: Pick<Log, 'host' | 'guest'>): readonly SignedEvent[] {
  const order: SignedEvent[] = [];
  let [hosts, guests] = [0, 0];
  for (;;) {
    const ours = host[hosts];
    const theirs = guest[guests];
    const mayOurs = ours !== undefined && ours.seen <= guests;
    const mayTheirs = theirs !== undefined && theirs.seen <= hosts;
    if (mayOurs && (!mayTheirs || rankAt(host, hosts, guests) <= rankAt(guest, guests, hosts))) {
      order.push(ours);
      hosts++;
    } else if (mayTheirs) {
      order.push(theirs);
      guests++;
    } else return order;
  }
}
