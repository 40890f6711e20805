import { describe, expect, test, vi } from 'vitest';
import type * as Limits from '../../../src/game/live/limits.ts';
import { gameOf, playOn, together, turnsIn } from '../../support/liveRooms.ts';

vi.mock('../../../src/game/live/limits.ts', async (load) => {
  const limits = await load<typeof Limits>();
  return { ...limits, LIVE_LIMITS: { ...limits.LIVE_LIMITS, games: 2, events: 14, spare: 8 } };
});

describe('a room that is full', () => {
  test('takes no game after the last, and says so to both', async () => {
    const { host, guest } = await together();
    const all = [host, guest];
    const areLast = () => all.map(({ state }) => state.getState().isLast);
    expect(areLast()).toEqual([false, false]);
    guest.concede();
    for (const room of all) room.again();
    expect(all.map((room) => gameOf(room).number)).toEqual([1, 1]);
    expect(areLast()).toEqual([true, true]);
    guest.concede();
    for (const room of all) room.again();
    expect(all.map((room) => gameOf(room).number)).toEqual([1, 1]);
    expect(gameOf(host).again).toEqual({ host: false, guest: false });
  });

  test('begins no further game that might not come to its end', async () => {
    const { host, guest } = await together();
    const all = [host, guest];
    playOn(12, host, guest);
    guest.concede();
    expect(all.map(({ state }) => state.getState().isLast)).toEqual([true, true]);
    for (const room of all) room.again();
    expect(gameOf(host)).toMatchObject({ number: 0, again: { host: false, guest: false } });
  });

  test('says whose events it no longer takes, and goes on for the other', async () => {
    const { host, guest } = await together();
    const fullOf = () => [host, guest].map(({ state }) => state.getState().full);
    for (let line = 0; line < 11; line++) host.say('Hello');
    expect(fullOf()).toEqual([[], []]);
    playOn(2, host, guest);
    expect(fullOf()).toEqual([['host'], ['host']]);
    playOn(1, host, guest);
    expect(turnsIn(host)).toBe(2);
    guest.concede();
    expect(gameOf(host).end).toMatchObject({ way: 'concession' });
  });
});
