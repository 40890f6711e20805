import { describe, expect, test } from 'vitest';
import { together, gameOf, turnsIn, playOn } from '../../support/liveRooms.ts';

describe('what passes between the players', () => {
  test('a rematch swaps the sides, and both see the score', async () => {
    const { host, guest } = await together();
    guest.concede();
    host.again();
    expect(gameOf(guest).again).toEqual({ host: true, guest: false });
    guest.again();
    expect(gameOf(host).sides.host).toBe('blue');
    expect(gameOf(guest).number).toBe(1);
  });

  test('offers are answered; a chat can be switched off', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    host.offer('draw');
    guest.answer(false);
    host.offer('draw');
    expect(gameOf(guest).offer).toBeNull();
    const before = hub.kept.get('guest')!.events.length;
    guest.allowChat(true);
    expect(hub.kept.get('guest')!.events).toHaveLength(before);
    guest.allowChat(false);
    host.say('Are you there?');
    expect(guest.state.getState().chat).toEqual([]);
    host.offer('take-back');
    guest.answer(true);
    expect(turnsIn(host)).toBe(0);
  });
});
