import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../src/engine/index.ts';
import { currentPosition } from '../../../src/game/game.ts';
import { arriving } from '../../../src/store/live/member.ts';
import { firstMove, settled } from '../../support/liveHub.ts';
import { endOf, gameOf, playOn, sightOf, through, together, turnsIn } from '../../support/liveRooms.ts';

/** The host moves from one device to another after so many turns. `before` is what the first one keeps. */
async function onTwoDevices(turns: number, off = 0) {
  const { hub, own, host, guest } = await together();
  playOn(turns, host, guest);
  hub.close('host');
  const before = hub.kept.get('host')!;
  const { room, invitation, seed } = own;
  const link = through({ is: 'take', role: 'host', room, invitation, seed });
  hub.pass(14_000, guest);
  const phone = await hub.open('phone', arriving(link, hub.draw), null, off);
  hub.pass(6_000, phone, guest);
  await settled();
  return { hub, own, guest, phone, before };
}

describe('a player who comes back to the previous device', () => {
  test('has there what was played on the other, though something was done there that nobody can have heard', async () => {
    const { hub, own, phone, before } = await onTwoDevices(2);
    const { room, watchSecret } = own;
    const watcher = await hub.open(
      'watcher',
      arriving(through({ is: 'watch', room, watchSecret }), hub.draw),
    );
    phone.play(firstMove(phone));
    hub.close('phone');
    hub.close('guest');
    const back = await hub.open('back', before);
    back.play(legalMoves(currentPosition(gameOf(back).game))[1]!);
    expect(sightOf(back)).not.toBe(sightOf(phone));
    const again = await hub.open('guest', hub.kept.get('guest')!);
    hub.pass(6_000, back, again, watcher);
    again.play(firstMove(again));
    hub.pass(12_000, back, again, watcher);
    expect(turnsIn(again)).toBe(4);
    expect([back, watcher].map(sightOf)).toEqual([sightOf(again), sightOf(again)]);
    expect(back.state.getState()).toMatchObject({ wasLeft: true, wasDisturbed: false });
    back.play(firstMove(back));
    expect([again, watcher].map(turnsIn)).toEqual([5, 5]);
  });

  test.each(['while both pages are open', 'and the page has been loaded again since'])(
    'goes on with what the other player has if a move was made on both, and is told, %s',
    async (when) => {
      const { hub, own, host, guest } = await together();
      playOn(2, host, guest);
      const { room, invitation, seed } = own;
      const link = through({ is: 'take', role: 'host', room, invitation, seed });
      let tablet = await hub.open('tablet', arriving(link, hub.draw));
      hub.pass(20_000, host, guest, tablet);
      expect(sightOf(tablet)).toBe(sightOf(host));
      // its connection is dead without its knowing
      hub.close('tablet');
      hub.lose(({ from }) => from === 'tablet');
      host.play(firstMove(host));
      tablet.play(legalMoves(currentPosition(gameOf(tablet).game)).at(-1)!);
      expect(sightOf(tablet)).not.toBe(sightOf(host));
      guest.play(firstMove(guest));
      hub.lose(() => false);
      if (when.startsWith('and')) tablet = await hub.open('tablet', hub.kept.get('tablet')!);
      hub.pass(30_000, host, guest, tablet);
      expect(sightOf(tablet)).toBe(sightOf(guest));
      expect(tablet.state.getState()).toMatchObject({ wasLeft: true, wasDisturbed: false });
      expect(host.state.getState().wasLeft).toBe(false);
      tablet.play(firstMove(tablet));
      expect([turnsIn(tablet), turnsIn(host), turnsIn(guest)]).toEqual([5, 5, 5]);
    },
  );

  test('does not lose on time there before hearing what was played on the other', async () => {
    const { hub, guest, phone, before } = await onTwoDevices(2);
    phone.play(firstMove(phone));
    hub.close('phone');
    hub.lose(() => true);
    hub.pass(290_000, guest);
    const back = await hub.open('back', before);
    hub.pass(4_000, back, guest);
    expect(endOf(back)).toBeNull();
    hub.lose(() => false);
    hub.pass(6_000, back, guest);
    expect(turnsIn(back)).toBe(3);
    expect([endOf(back), endOf(guest)]).toEqual([null, null]);
  });

  test('is also sent what gets lost on the way if the clock of the other device was ahead', async () => {
    const { hub, guest, before } = await onTwoDevices(1, 3_600_000);
    hub.close('phone');
    const back = await hub.open('back', before);
    hub.lose(({ from }) => from === 'guest');
    guest.play(firstMove(guest));
    hub.lose(() => false);
    hub.pass(90_000, back, guest);
    expect(turnsIn(back)).toBe(2);
    expect(guest.state.getState().presence.host.isHere).toBe(true);
  });
});
