import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatPosition } from '../../../src/engine/index.ts';
import { currentPosition } from '../../../src/game/game.ts';
import { fromBase64 } from '../../../src/game/link/base64.ts';
import {
  addEvents,
  asciiOf,
  chatKeyOf,
  emptyLog,
  formatLiveLink,
  isHereBy,
  parseLiveLink,
  pointsOf,
  readFrame,
  sealKeyOf,
  unseal,
  watchSecretOf,
  type Bytes,
} from '../../../src/game/live/index.ts';
import { lineFrom } from '../../../src/game/tree/index.ts';
import { GUEST, HOST, INVITATION, ROOM, roomIn } from '../../support/live.ts';

/** A room of 23 November 2026: its links, and what went over the wire. */
const rows = readFileSync(new URL('../../fixtures/liveVersion1.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => row.split('\t'));
const told = (what: string): readonly string[] =>
  rows.flatMap(([name, value = '']) => (name === what ? [value] : []));

const opened = (sealed: string): Bytes | null =>
  unseal(sealKeyOf(ROOM, watchSecretOf(ROOM, INVITATION)), asciiOf('host'), fromBase64(sealed) ?? ROOM);

describe('rooms that were opened before', () => {
  test.each([
    ['play', { is: 'play', room: ROOM, invitation: INVITATION }],
    ['watch', { is: 'watch', room: ROOM, watchSecret: watchSecretOf(ROOM, INVITATION) }],
    ['take', { is: 'take', room: ROOM, invitation: INVITATION, role: 'guest', seed: GUEST.seed }],
  ] as const)('the link to %s leads there', (what, link) => {
    const [written = ''] = told(what);
    expect(parseLiveLink(written)).toEqual(link);
    expect(formatLiveLink(link)).toBe(written);
  });

  test('a player’s presence is heard', () => {
    const plain = opened(told('here')[0] ?? '');
    const frame = plain === null ? null : readFrame(plain);
    if (frame?.is !== 'here') throw new Error('not here');
    expect(frame).toMatchObject({ role: 'host', heads: { host: 7, guest: 300 }, isLeaving: true });
    expect(isHereBy(ROOM, HOST.key, frame)).toBe(true);
  });

  test('the events of every kind make the same games', () => {
    const events = told('events').flatMap((sealed) => {
      const plain = opened(sealed);
      const frame = plain === null ? null : readFrame(plain);
      return frame?.is === 'events' ? frame.events : [];
    });
    const { log, refused } = addEvents(emptyLog(ROOM, INVITATION), events);
    expect(refused).toBe(0);
    const kinds = new Set([...log.host, ...log.guest].map(({ body }) => body.is));
    expect([...kinds].toSorted()).toEqual(
      'accept again answer begin chat chat-switch claim concede count flag flagged hello move offer timeout'.split(
        ' ',
      ),
    );
    const room = roomIn(log);
    const [first] = room.past;
    if (first === undefined || room.now === null) throw new Error('no games');
    expect(formatPosition(currentPosition(first.game))).toBe('dsddsd/sssss1/4Ss/6/SSSSS1/DSDDSD b - - 3');
    expect(first.end).toEqual({ way: 'concession', loser: 'blue' });
    // the last of them was counted for more than was said, and taken back
    expect(lineFrom(first.game.tree).map(({ notes }) => notes.clock)).toEqual([
      300_000, 300_000, 283_000, 294_000,
    ]);
    expect(room.now).toMatchObject({
      number: 1,
      sides: { host: 'blue', guest: 'yellow' },
      end: { way: 'time', loser: 'blue' },
    });
    expect(pointsOf(room)).toEqual({ host: 1, guest: 1 });
    expect(room).toMatchObject({ idle: { host: 1, guest: 1 }, mute: { host: false, guest: true } });
    const [line] = room.lines;
    const key = chatKeyOf(GUEST, HOST.chatKey, ROOM);
    const words = key === null || line === undefined ? null : unseal(key, asciiOf('talk'), line.sealed);
    expect(new TextDecoder().decode(words ?? ROOM)).toBe('Good luck – Viel Glück');
  });
});
