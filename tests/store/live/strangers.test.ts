import { describe, expect, test } from 'vitest';
import {
  asciiOf,
  LIVE_LIMITS,
  NONCE,
  playerKeys,
  seal,
  sealKeyOf,
  withOwn,
  writeEvents,
  type Bytes,
} from '../../../src/game/live/index.ts';
import { openLedger } from '../../../src/store/live/ledger.ts';
import { HOSTILE } from '../../support/hostile.ts';
import { firstMove } from '../../support/liveHub.ts';
import { endOf, sightOf, together, turnsIn } from '../../support/liveRooms.ts';

describe('strangers and floods', () => {
  test('what is not sealed for the room, or too large, changes nothing', async () => {
    const { hub, host, guest } = await together();
    for (let shot = 0; shot < 2000; shot++) hub.shout('guest', new Uint8Array(shot % 90));
    hub.shout('host', new Uint8Array(LIVE_LIMITS.message + 1));
    expect(host.state.getState().wasDisturbed).toBe(false);
    hub.pass(60_000, host, guest);
    host.play(firstMove(host));
    expect(turnsIn(guest)).toBe(1);
  });

  test('a guest who floods the room with forged and senseless events holds up nothing, and no queue grows', async () => {
    const { hub, own, host, guest } = await together();
    const { room, watchSecret } = own;
    const key = sealKeyOf(room, watchSecret);
    const hostile = openLedger(hub.kept.get('guest')!, null, () => true);
    const keys = playerKeys(hub.kept.get('guest')!.seed);
    const shout = (events: readonly Bytes[]): void => {
      for (const frame of writeEvents(events))
        hub.shout('guest', seal(key, hub.draw(NONCE), asciiOf('guest'), frame));
    };
    // as the host, far ahead, and one's own chain in two ways
    const as = (author: 'host' | 'guest', ahead: number): Bytes => {
      const log = hostile.log();
      const chain = Array.from({ length: ahead }, () => log[author].at(-1)!);
      return withOwn({ ...log, [author]: [...log[author], ...chain] }, keys, author, {
        is: 'concede',
        game: 0,
        turn: 0,
      }).event.bytes;
    };
    for (let shot = 0; shot < 12; shot++)
      shout([as('host', 0), ...Array.from({ length: 40 }, (_, at) => as('guest', at + shot * 40 + 1))]);
    expect(host.state.getState().wasDisturbed).toBe(true);
    expect(hub.kept.get('host')!.events.length).toBeLessThan(8);
    for (const body of HOSTILE) shout([hostile.write(body)!]);
    shout(
      [as('guest', 0)].map((bytes) => Uint8Array.from(bytes, (byte, at) => (at === 70 ? byte ^ 1 : byte))),
    );
    hub.pass(20_000, host, guest);
    expect(endOf(host)).toBeNull();
    host.play(firstMove(host));
    expect([turnsIn(host), turnsIn(guest)]).toEqual([1, 1]);
    guest.play(firstMove(guest));
    expect(sightOf(host)).toBe(sightOf(guest));
  });
});
