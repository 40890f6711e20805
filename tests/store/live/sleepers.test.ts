import { describe, expect, test } from 'vitest';
import { firstMove } from '../../support/liveHub.ts';
import { endOf, gameOf, playOn, shown, together, turnsIn } from '../../support/liveRooms.ts';

describe('a player who waits and sleeps', () => {
  test('does not charge the other for it: what was said counts', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    hub.close('guest');
    hub.pass(60_000, host);
    host.play(firstMove(host));
    hub.sleep(600_000);
    hub.pass(12_000, guest, host);
    expect(turnsIn(guest)).toBe(3);
    expect([endOf(host), endOf(guest)]).toEqual([null, null]);
    expect([shown(host), shown(guest)]).toEqual([240_000, 240_000]);
  });

  test('does not charge the other when the move comes in the moment of waking', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    // the guest's page stands still, and what comes is heard as soon as it wakes
    hub.lose(({ lane }) => lane === 'guest');
    hub.pass(40_000, host);
    hub.lose(() => true);
    host.play(firstMove(host));
    hub.sleep(60_000);
    hub.lose(() => false);
    host.check();
    expect(turnsIn(guest)).toBe(3);
    expect([shown(host), shown(guest)]).toEqual([260_000, 260_000]);
  });

  test('claims no time after waking before hearing anything', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    hub.close('guest');
    host.play(firstMove(host));
    hub.sleep(600_000);
    hub.pass(3_000, guest);
    expect(gameOf(guest).flag).toBeNull();
  });

  test('has no grace run meanwhile', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    hub.close('host');
    hub.pass(303_000, guest);
    expect(gameOf(guest).flag).toBe('guest');
    hub.sleep(120_000);
    hub.pass(20_000, guest);
    expect(endOf(guest)).toBeNull();
    hub.pass(15_000, guest);
    expect(endOf(guest)).toBe('time');
  });
});

test('the other player is not charged for time in which a player’s connection was dead unnoticed', async () => {
  const { hub, host, guest } = await together();
  playOn(2, host, guest);
  // the guest's network is gone, and its machine has not noticed
  hub.close('guest');
  hub.pass(2_000, host, guest);
  host.play(firstMove(host));
  hub.pass(12_000, host, guest);
  guest.check();
  hub.pass(10_000, host, guest);
  expect(hub.renewed).toEqual(['guest']);
  expect([shown(host), shown(guest)]).toEqual([298_000, 298_000]);
});
