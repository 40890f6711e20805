import { describe, expect, test } from 'vitest';
import { timesLeft } from '../../../src/game/sitting/sitting.ts';
import type { LiveRoom } from '../../../src/store/live/liveState.ts';
import { sittingIn } from '../../../src/store/live/news.ts';
import { sittingOfLive } from '../../../src/store/live/sitting.ts';
import { termsWith } from '../../support/live.ts';
import { firstMove } from '../../support/liveHub.ts';
import { FIVE_MINUTES, together, gameOf, turnsIn, endOf, playOn, shown } from '../../support/liveRooms.ts';

const left = (room: LiveRoom) => timesLeft(sittingIn(room.state.getState())!, room.now());

describe('clocks', () => {
  test('each machine measures its own turns, and a wrong clock changes nothing', async () => {
    const { hub, host, guest } = await together(termsWith({}, FIVE_MINUTES), 7 * 3_600_000);
    playOn(2, host, guest);
    hub.pass(20_000, host, guest);
    host.play(firstMove(host));
    expect([shown(host), shown(guest)]).toEqual([280_000, 280_000]);
    hub.pass(5_000, host, guest);
    guest.play(firstMove(guest));
    expect([shown(host), shown(guest)]).toEqual([295_000, 295_000]);
  });

  test('a player’s clock runs on while that player’s page is closed', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    hub.pass(10_000, host, guest);
    hub.close('host');
    hub.pass(30_000, guest);
    const again = await hub.open('host', hub.kept.get('host')!);
    hub.pass(5_000, again, guest);
    again.play(firstMove(again));
    expect(shown(guest)).toBe(255_000);
  });

  test('time out: the side whose flag fell says so itself', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    hub.pass(301_000, host, guest);
    expect([endOf(host), endOf(guest)]).toEqual(['time', 'time']);
  });

  test('a clock that has run out shows no time once the game has ended', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    hub.pass(301_000, host, guest);
    for (const one of [host, guest]) {
      const { room, since } = one.state.getState();
      expect(timesLeft(sittingOfLive(room!, gameOf(one), null, since), 0)).toEqual({
        yellow: 0,
        blue: 300_000,
      });
    }
  });

  test('a game that ends in the middle of a turn leaves the clock as it stood then, even on a page loaded anew', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    hub.pass(20_000, host, guest);
    guest.concede();
    hub.pass(15_000, host, guest);
    const atEnd = { yellow: 280_000, blue: 300_000 };
    expect([left(host), left(guest)]).toEqual([atEnd, atEnd]);
    hub.close('host');
    const again = await hub.open('host', hub.kept.get('host')!);
    expect(left(again)).toEqual(atEnd);
    again.again();
    guest.again();
    expect(left(again)).toEqual({ yellow: 300_000, blue: 300_000 });
  });

  test('time out of a player who is gone: claimed, and decided after the grace', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    hub.close('host');
    hub.pass(301_500, guest);
    expect(endOf(guest)).toBeNull();
    hub.pass(29_000, guest);
    expect(endOf(guest)).toBeNull();
    hub.pass(3_000, guest);
    expect(gameOf(guest).end).toEqual({ way: 'time', loser: 'yellow' });
  });

  test('while the broker is gone, no grace runs', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    hub.close('host');
    hub.pass(302_000, guest);
    hub.setUp(false);
    hub.pass(120_000, guest);
    expect(endOf(guest)).toBeNull();
    hub.setUp(true);
    hub.pass(20_000, guest);
    expect(endOf(guest)).toBeNull();
    hub.pass(15_000, guest);
    expect(endOf(guest)).toBe('time');
  });

  test('a turn that claims to be quicker than it was counts for the time that passed', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    // the host's moves are held up: the guest cannot know whether by the connection or by the host
    hub.lose(({ from }) => from === 'host');
    host.play(firstMove(host));
    hub.pass(4_000, guest);
    hub.lose(() => false);
    hub.pass(2_000, host, guest);
    expect(turnsIn(guest)).toBe(3);
    expect(shown(guest)).toBeLessThan(297_000);
    expect(shown(host)).toBe(shown(guest));
  });
});
