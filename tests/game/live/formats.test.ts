import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asciiOf,
  chatKeyOf,
  formatLiveLink,
  isHereBy,
  LIVE_LIMITS,
  LIVE_TIMES,
  NONCE,
  parseLiveLink,
  playerKeys,
  readFrame,
  seal,
  sealKeyOf,
  unseal,
  watchSecretOf,
  weighed,
  writeEvents,
  writeHere,
  type LiveLink,
} from '../../../src/game/live/index.ts';
import { budget } from '../../support/budget.ts';
import {
  GUEST,
  HOST,
  INVITATION,
  ROOM,
  roomIn,
  seated,
  someBytes,
  STRANGER,
  termsWith,
} from '../../support/live.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe('links', () => {
  const links: fc.Arbitrary<LiveLink> = fc.oneof(
    fc.record({ is: fc.constant('play' as const), room: bytes(16), invitation: bytes(16) }),
    fc.record({ is: fc.constant('watch' as const), room: bytes(16), watchSecret: bytes(16) }),
    fc.record({
      is: fc.constant('take' as const),
      room: bytes(16),
      invitation: bytes(16),
      role: fc.constantFrom('host' as const, 'guest' as const),
      seed: bytes(32),
    }),
  );

  test('each is read as it was written, even with a stray character at its end', () => {
    fc.assert(
      fc.property(links, fc.constantFrom('', '.', '>', ').'), (link, stray) => {
        const read = parseLiveLink(`${formatLiveLink(link)}${stray}`);
        expect(read).toEqual(link);
      }),
      { numRuns: budget(200, 10) },
    );
  });

  test('an invitation is short enough to be read aloud', () => {
    expect(formatLiveLink({ is: 'play', room: ROOM, invitation: INVITATION })).toHaveLength(45);
  });

  test.each(['', 'x', 'watch', 'watch/a/b', 'host/a', 'A'.repeat(22), `${'A'.repeat(22)}/${'A'.repeat(21)}`])(
    '%j is not one',
    (text) => expect(parseLiveLink(text)).toBeNull(),
  );

  test('any text is read or refused', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        const read = parseLiveLink(text);
        expect(read === null || formatLiveLink(read) === text).toBe(true);
      }),
      { numRuns: budget(300, 10) },
    );
  });
});

describe('seals', () => {
  const key = sealKeyOf(ROOM, watchSecretOf(ROOM, INVITATION));

  test('what is sealed opens with the key of the room, at its place', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), bytes(NONCE), (plain, nonce) => {
        expect(unseal(key, asciiOf('host'), seal(key, nonce, asciiOf('host'), plain))).toEqual(plain);
      }),
      { numRuns: budget(50, 10) },
    );
  });

  test('nothing opens with another key, at another place, or with one bit changed', () => {
    const sealed = seal(key, someBytes(NONCE, 1), asciiOf('host'), asciiOf('a move'));
    expect(unseal(sealKeyOf(ROOM, someBytes(16, 9)), asciiOf('host'), sealed)).toBeNull();
    expect(unseal(key, asciiOf('guest'), sealed)).toBeNull();
    for (let at = 0; at < sealed.length; at++)
      expect(unseal(key, asciiOf('host'), sealed.with(at, (sealed[at] ?? 0) ^ 1))).toBeNull();
    expect(unseal(key, asciiOf('host'), sealed.slice(0, 10))).toBeNull();
  });

  test('both players find the key of the chat, and nobody else does', () => {
    const ours = chatKeyOf(HOST, GUEST.chatKey, ROOM);
    expect(chatKeyOf(GUEST, HOST.chatKey, ROOM)).toEqual(ours);
    expect(chatKeyOf(STRANGER, HOST.chatKey, ROOM)).not.toEqual(ours);
    expect(chatKeyOf(HOST, new Uint8Array(32), ROOM)).toBeNull();
  });

  test('the same seed gives the same keys', () => {
    expect(playerKeys(someBytes(32, 1)).key).toEqual(HOST.key);
  });
});

describe('messages', () => {
  test('events travel in messages no larger than a room accepts, and come out as they were', () => {
    const { host } = seated(termsWith({ hostName: 'x'.repeat(40) }));
    const events = Array.from({ length: 400 }, () => host.log.host[1]!.bytes);
    const frames = writeEvents(events);
    expect(Math.max(...frames.map(({ length }) => length))).toBeLessThan(LIVE_LIMITS.message - 60);
    const read = frames.flatMap((frame) => {
      const found = readFrame(frame);
      return found?.is === 'events' ? found.events : [];
    });
    expect(read).toEqual(events);
    expect(roomIn(host.log).terms.agreement.hostName).toHaveLength(40);
  });

  test('a player’s presence is signed, and old or changed messages do not pass', () => {
    const here = {
      role: 'host',
      heads: { host: 3, guest: 2 },
      count: 1_763_000_000_000,
      isLeaving: false,
    } as const;
    const read = readFrame(writeHere(ROOM, here, HOST));
    expect(read).toMatchObject({ is: 'here', ...here });
    if (read?.is !== 'here') return;
    expect(isHereBy(ROOM, HOST.key, read)).toBe(true);
    expect(isHereBy(ROOM, GUEST.key, read)).toBe(false);
    expect(isHereBy(ROOM, HOST.key, { ...read, isLeaving: true })).toBe(false);
    expect(isHereBy(ROOM, HOST.key, { ...read, count: read.count + 1 })).toBe(false);
    const watching = { ...here, role: null, count: 0 };
    expect(readFrame(writeHere(ROOM, watching, null))).toMatchObject(watching);
  });

  test('any bytes are a message or are refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (found) => {
        const frame = readFrame(found);
        expect(frame === null || frame.is === 'here' || frame.is === 'events').toBe(true);
      }),
      { numRuns: budget(300, 10) },
    );
  });
});

describe('what a turn counts for', () => {
  test.each([
    ['no less than it says', 5_000, 5_000, 0, { counts: 5_000, used: 0 }],
    ['what it says, within the line’s allowance', 5_000, 5_900, 300, { counts: 5_000, used: 1_200 }],
    ['what passed, beyond it', 5_000, 6_001, 0, { counts: 6_001, used: 0 }],
    [
      'what passed, once the game’s allowance is used up',
      5_000,
      5_600,
      19_500,
      { counts: 5_600, used: 19_500 },
    ],
    ['what it says where that is more', 9_000, 5_000, 0, { counts: 9_000, used: 0 }],
    ['what it says where nobody could look', 5_000, null, 0, { counts: 5_000, used: 0 }],
  ] as const)('%s', (_, thought, elapsed, used, counts) => {
    expect(weighed(thought, elapsed, used)).toEqual(counts);
  });

  test('nobody gains more than the allowance in a game', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(30_000), fc.nat(30_000)), { maxLength: 80 }), (turns) => {
        let used = 0;
        let gained = 0;
        for (const [thought, elapsed] of turns) {
          const found = weighed(thought, elapsed, used);
          used = found.used;
          gained += Math.max(0, elapsed - found.counts);
        }
        expect(gained).toBeLessThanOrEqual(LIVE_TIMES.delayAGame);
      }),
      { numRuns: budget(200, 10) },
    );
  });
});
