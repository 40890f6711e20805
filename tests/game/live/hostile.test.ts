import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPosition, legalMoves } from '../../../src/engine/index.ts';
import { currentPosition } from '../../../src/game/game.ts';
import { addEvents, agreedLog, LIVE_LIMITS, withOwn } from '../../../src/game/live/index.ts';
import { budget } from '../../support/budget.ts';
import { HOSTILE } from '../../support/hostile.ts';
import {
  clockOf,
  does,
  eventsOf,
  HOST,
  moves,
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

  test('of two chains of a player the one stands on which the other has gone on, whoever else says so', () => {
    const { host, guest } = seated();
    const device = { ...host, log: host.log };
    moves(host);
    moves(device, legalMoves(currentPosition(roomIn(device.log).now!.game))[1]);
    const agreed = (events = eventsOf(guest.log)) => agreedLog(host.log, events, () => true);
    // nobody has gone on from it, and a stranger cannot
    expect(agreed(eventsOf(device.log))).toBeNull();
    tell(device, guest);
    const forged = withOwn(guest.log, STRANGER, 'guest', { is: 'concede', game: 0, turn: 1 }).event.bytes;
    expect(agreed([...eventsOf(guest.log), forged])).toBeNull();
    moves(guest);
    expect(agreedLog(host.log, eventsOf(guest.log), () => false)).toBeNull();
    expect(sightOf(agreed()!)).toEqual(sightOf(guest.log));
    // what the other has gone on from is never replaced
    expect(agreedLog(guest.log, eventsOf(host.log), () => true)).toBeNull();
  });

  test('any bytes are taken or refused, nothing throws, and no more waits than may', () => {
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
