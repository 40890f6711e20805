import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPosition, legalMoves } from '../../../src/engine/index.ts';
import { currentPosition } from '../../../src/game/game.ts';
import type { Role } from '../../../src/game/apart/index.ts';
import { NOTHING, signEvent, type LiveEvent } from '../../../src/game/live/event.ts';
import {
  acceptance,
  addEvents,
  agreedLog,
  emptyLog,
  LIVE_LIMITS,
  playerKeys,
  withOwn,
  type Bytes,
  type Log,
} from '../../../src/game/live/index.ts';
import { budget } from '../../support/budget.ts';
import { HOSTILE } from '../../support/hostile.ts';
import {
  clockOf,
  does,
  eventsOf,
  GUEST,
  helloOnly,
  HOST,
  INVITATION,
  moves,
  ROOM,
  roomIn,
  seated,
  sightOf,
  someBytes,
  STRANGER,
  tell,
  termsWith,
} from '../../support/live.ts';

const MINUTE = clockOf(60_000, 2_000);

describe('hostile events', () => {
  test('moves out of turn, illegal ones, late ones and claims without ground mean nothing, and are counted', () => {
    const { host, guest } = seated(termsWith({}, MINUTE));
    const before = formatPosition(currentPosition(roomIn(host.log).now!.game));
    for (const body of HOSTILE) does(guest, body);
    tell(guest, host);
    const room = roomIn(host.log);
    expect(formatPosition(currentPosition(room.now!.game))).toBe(before);
    expect(room.now?.end).toBeNull();
    expect(room.idle.guest).toBe(HOSTILE.length);
  });

  test('what is changed on the way, signed by another or from another room is refused', () => {
    const { host, guest } = seated();
    moves(host);
    const event = host.log.host.at(-1)!;
    const changed = Uint8Array.from(event.bytes, (byte, at) => (at === 80 ? byte ^ 1 : byte));
    const elsewhere = withOwn({ ...guest.log, room: someBytes(16, 50) }, HOST, 'host', {
      is: 'concede',
      game: 0,
      turn: 0,
    }).event.bytes;
    const stranger = withOwn(guest.log, STRANGER, 'host', { is: 'concede', game: 0, turn: 0 }).event.bytes;
    for (const bytes of [changed, elsewhere, stranger]) {
      const added = addEvents(guest.log, [bytes]);
      expect(added.refused).toBe(1);
      expect(sightOf(added.log)).toEqual(sightOf(guest.log));
    }
  });

  test('no more signatures are checked than may be; what was not looked at can come again', () => {
    const { host, guest } = seated();
    moves(host);
    const last = host.log.host.at(-1)!.bytes;
    const forged = Array.from({ length: 40 }, (_, at) =>
      Uint8Array.from(last, (byte, place) => (place === last.length - 1 - at ? byte ^ 1 : byte)),
    );
    let left = 10;
    const mayCheck = (): boolean => left-- > 0;
    const added = addEvents(guest.log, [...forged, last], mayCheck);
    expect([added.refused, added.log.host.length]).toEqual([10, guest.log.host.length]);
    expect(addEvents(added.log, [last]).log.host).toHaveLength(host.log.host.length);
  });

  test('a player cannot write another event in place of one that was sent', () => {
    const { host, guest } = seated();
    const fork = { ...host, log: host.log };
    moves(host);
    tell(host, guest);
    does(fork, { is: 'concede', game: 0, turn: 0 });
    expect(addEvents(guest.log, [fork.log.host.at(-1)!.bytes]).refused).toBe(1);
    expect(roomIn(guest.log).now?.end).toBeNull();
  });

  test('of two chains of one player, the one that the other player has built on stands, and nobody else decides', () => {
    const { host, guest } = seated();
    const device = { ...host, log: host.log };
    moves(host);
    moves(device, legalMoves(currentPosition(roomIn(device.log).now!.game))[1]);
    const agreed = (events = eventsOf(guest.log)) => agreedLog(host.log, events, () => true);
    // nobody has built on it, and a stranger cannot
    expect(agreed(eventsOf(device.log))).toBeNull();
    tell(device, guest);
    const forged = withOwn(guest.log, STRANGER, 'guest', { is: 'concede', game: 0, turn: 1 }).event.bytes;
    expect(agreed([...eventsOf(guest.log), forged])).toBeNull();
    moves(guest);
    expect(agreedLog(host.log, eventsOf(guest.log), () => false)).toBeNull();
    expect(sightOf(agreed()!)).toEqual(sightOf(guest.log));
    // what the other has built on is never replaced
    expect(agreedLog(guest.log, eventsOf(host.log), () => true)).toBeNull();
  });

  test('any bytes are taken or refused, nothing throws, and no more is kept waiting than allowed', () => {
    const { guest } = seated();
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 8 }), (events) => {
        expect(addEvents(guest.log, events).log.host).toHaveLength(2);
      }),
      { numRuns: budget(300, 30) },
    );
    const far = Array.from({ length: LIVE_LIMITS.waiting + 40 }, (_, at) => {
      const chain = {
        ...guest.log,
        host: [...guest.log.host, ...Array.from({ length: at + 3 }, () => guest.log.host[1]!)],
      };
      return withOwn(chain, HOST, 'host', { is: 'chat-switch', on: true }).event.bytes;
    });
    expect(addEvents(guest.log, far).log.waiting).toHaveLength(LIVE_LIMITS.waiting);
  });
});

/** The next event of a player who has seen everything there is, apart from what is given. */
const nextOf = (log: Log, author: Role, changes: Partial<LiveEvent>): Bytes => {
  const [own, others] = author === 'host' ? [log.host, log.guest] : [log.guest, log.host];
  return signEvent(ROOM, author === 'host' ? HOST : GUEST, {
    author,
    number: own.length,
    before: own.at(-1)?.hash ?? NOTHING,
    seen: others.length,
    seenHash: others.at(-1)?.hash ?? NOTHING,
    body: { is: 'chat-switch', on: false },
    ...changes,
  }).bytes;
};

describe('a chain', () => {
  const { host, guest } = seated();
  moves(host);
  tell(host, guest);
  moves(guest);
  tell(guest, host);
  const { log } = host;
  const invited = helloOnly(host);
  const accepted = addEvents(invited, [log.guest[0]!.bytes]).log;
  const hello = { is: 'hello', terms: termsWith(), key: HOST.key, chatKey: HOST.chatKey } as const;
  const begin = { is: 'begin', guest: GUEST.key, reveal: null } as const;
  const seesGuest = { seen: 1, seenHash: log.guest[0]!.hash };

  test('accepts each of these events when nothing in it is wrong', () => {
    const whole: readonly (readonly [Log, Bytes])[] = [
      [emptyLog(ROOM, INVITATION), nextOf(emptyLog(ROOM, INVITATION), 'host', { body: hello })],
      [accepted, nextOf(accepted, 'host', { ...seesGuest, body: begin })],
      [log, nextOf(log, 'host', {})],
    ];
    for (const [before, event] of whole) {
      const added = addEvents(before, [event]);
      expect(added.refused).toBe(0);
      expect(added.log.host).toHaveLength(before.host.length + 1);
    }
  });

  test.each<[string, Log, Bytes]>([
    [
      'a room opened by somebody for whose key it is not named',
      emptyLog(ROOM, INVITATION),
      withOwn(emptyLog(ROOM, INVITATION), STRANGER, 'host', { ...hello, key: STRANGER.key }).event.bytes,
    ],
    [
      'a room that begins with a deed',
      emptyLog(ROOM, INVITATION),
      nextOf(emptyLog(ROOM, INVITATION), 'host', {}),
    ],
    ['a guest who begins with a deed', invited, nextOf(invited, 'guest', {})],
    [
      'an acceptance of another opening',
      invited,
      nextOf(invited, 'guest', { seenHash: someBytes(32, 8), body: log.guest[0]!.body }),
    ],
    ['a deed before the game has begun', accepted, nextOf(accepted, 'host', {})],
    [
      'a beginning with another than the one who has accepted',
      accepted,
      nextOf(accepted, 'host', { ...seesGuest, body: { ...begin, guest: STRANGER.key } }),
    ],
    ['a second beginning', log, nextOf(log, 'host', { ...seesGuest, body: begin })],
    ['a second opening', log, nextOf(log, 'host', { body: hello })],
    ['what follows another event than the last one', log, nextOf(log, 'host', { before: log.host[1]!.hash })],
    ['what has seen another event than there is', log, nextOf(log, 'host', { seenHash: someBytes(32, 8) })],
    [
      'what has seen less than what its author wrote before',
      addEvents(log, [nextOf(log, 'host', {})]).log,
      nextOf(addEvents(log, [nextOf(log, 'host', {})]).log, 'host', seesGuest),
    ],
  ])('refuses %s', (_, before, event) => {
    expect(addEvents(before, [event])).toEqual({ log: before, refused: 1 });
  });

  test('that has not begun keeps no more acceptances than it may', () => {
    const all = Array.from({ length: LIVE_LIMITS.guests + 2 }, (_, at) => {
      const keys = playerKeys(someBytes(32, 20 + at));
      return acceptance(invited, keys, `${at}`, someBytes(16, at))!.bytes;
    });
    const added = addEvents(invited, all);
    expect([added.log.guests.length, added.refused]).toEqual([LIVE_LIMITS.guests, 2]);
  });

  test('keeps one of several copies that wait', () => {
    const later = nextOf(log, 'host', { number: log.host.length + 1 });
    expect(addEvents(log, [later, later]).log.waiting).toHaveLength(1);
  });
});
