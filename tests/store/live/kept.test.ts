import { describe, expect, test } from 'vitest';
import type { Bytes } from '../../../src/game/live/index.ts';
import { openLedger } from '../../../src/store/live/ledger.ts';
import { arriving, hosting } from '../../../src/store/live/member.ts';
import { termsWith } from '../../support/live.ts';
import { firstMove, liveHub, settled } from '../../support/liveHub.ts';
import { invitationTo, through, together, turnsIn, sightOf, playOn, shown } from '../../support/liveRooms.ts';

describe('nothing is lost', () => {
  test('both pages are closed and opened again', async () => {
    const { hub, host, guest } = await together();
    playOn(3, host, guest);
    const before = sightOf(host);
    hub.close('host');
    hub.close('guest');
    hub.pass(3000);
    const host2 = await hub.open('host', hub.kept.get('host')!);
    const guest2 = await hub.open('guest', hub.kept.get('guest')!);
    expect([sightOf(host2), sightOf(guest2)]).toEqual([before, before]);
    guest2.play(firstMove(guest2));
    expect(sightOf(host2)).toBe(sightOf(guest2));
    expect(turnsIn(host2)).toBe(4);
  });

  test('a move made while the connection is gone arrives when it is back', async () => {
    const { hub, host, guest } = await together();
    hub.setUp(false);
    host.play(firstMove(host));
    expect(turnsIn(guest)).toBe(0);
    hub.pass(60_000, host, guest);
    hub.setUp(true);
    expect(turnsIn(guest)).toBe(1);
  });

  test('what could not be kept is reported, and tried again until it is kept', async () => {
    const { hub, host, guest } = await together();
    const isUnkept = () => host.state.getState().isUnkept;
    hub.setFull(true);
    playOn(1, host, guest);
    await settled();
    expect(isUnkept()).toBe(true);
    const before = hub.kept.get('host')!.events.length;
    hub.setFull(false);
    hub.pass(6_000, host, guest);
    await settled();
    expect(isUnkept()).toBe(false);
    expect(hub.kept.get('host')!.events).toHaveLength(before + 1);
  });

  test('a message that got lost is sent again with the other’s next message', async () => {
    const { hub, host, guest } = await together();
    hub.lose(({ from }) => from === 'host');
    host.play(firstMove(host));
    hub.lose(() => false);
    expect(turnsIn(guest)).toBe(0);
    hub.pass(6000, host, guest);
    expect(turnsIn(guest)).toBe(1);
  });

  test('a browser that has lost its memory of its own moves gets them from the other', async () => {
    const { hub, own, host, guest } = await together();
    playOn(5, host, guest);
    hub.close('guest');
    const { seed } = hub.kept.get('guest')!;
    const link = through({ is: 'take', role: 'guest', room: own.room, invitation: own.invitation, seed });
    // the other player sees that this one is away, and greets whoever comes
    hub.pass(14_000, host);
    const moved = await hub.open('phone', arriving(link, hub.draw));
    await settled();
    // that greeting is enough: nobody waits for the next message
    expect(moved.state.getState()).toMatchObject({ role: 'guest', isMoving: false });
    expect(sightOf(moved)).toBe(sightOf(host));
    moved.play(firstMove(moved));
    expect(turnsIn(host)).toBe(6);
  });

  test.each([
    ['ten minutes', -600_000],
    ['a day', -86_400_000],
    ['not', 600_000],
  ])(
    'a device whose clock is %s behind that of the previous one hears what was played, too',
    async (_, off) => {
      const { hub, own, host, guest } = await together();
      playOn(5, host, guest);
      hub.close('guest');
      const { seed } = hub.kept.get('guest')!;
      const link = through({ is: 'take', role: 'guest', room: own.room, invitation: own.invitation, seed });
      const moved = await hub.open('phone', arriving(link, hub.draw), null, off);
      hub.pass(90_000, host, moved);
      await settled();
      expect(moved.state.getState()).toMatchObject({ role: 'guest', isMoving: false });
      expect(host.state.getState().presence.guest.isHere).toBe(true);
      expect(sightOf(moved)).toBe(sightOf(host));
    },
  );

  test('so does the previous device, when its player comes back to it', async () => {
    const { hub, own, host, guest } = await together(undefined, 600_000);
    playOn(3, host, guest);
    hub.close('guest');
    const before = hub.kept.get('guest')!;
    const { seed } = before;
    const link = through({ is: 'take', role: 'guest', room: own.room, invitation: own.invitation, seed });
    const moved = await hub.open('phone', arriving(link, hub.draw));
    hub.pass(60_000, host, moved);
    await settled();
    moved.play(firstMove(moved));
    expect(turnsIn(host)).toBe(4);
    hub.close('phone');
    const back = await hub.open('back', before, null, 600_000);
    hub.pass(20_000, host, back);
    await settled();
    expect(sightOf(back)).toBe(sightOf(host));
    expect(host.state.getState().presence.guest.isHere).toBe(true);
  });

  test('a player who has come from another device writes nothing before hearing from the other', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    const ledger = openLedger({ ...hub.kept.get('guest')!, isMoving: true }, null, () => true);
    expect(ledger.role()).toBe('guest');
    expect(ledger.write({ is: 'concede', game: 0, turn: 2 })).toBeNull();
    expect(ledger.hear('host', { host: 99, guest: 1 })).toBe(true);
    expect(ledger.write({ is: 'concede', game: 0, turn: 2 })).not.toBeNull();
  });

  test('a host on another device begins with the same guest as before', async () => {
    const { hub, own, host, guest } = await together();
    playOn(2, host, guest);
    // the guest who has accepted, and knows of no game yet
    const hello = hub.kept.get('host')!.events[0]!;
    const late = openLedger(arriving(invitationTo(own), hub.draw), null, () => true);
    late.add([hello]);
    const accepted = late.accept('Late')!;
    const { room, seed } = own;
    const link = through({ is: 'take', role: 'host', room, invitation: own.invitation, seed });
    const moved = openLedger(arriving(link, hub.draw), null, () => true);
    moved.add([hello, accepted]);
    expect(moved.begin()).toEqual([]);
    moved.add(hub.kept.get('host')!.events);
    expect(moved.room()?.guest?.name).toBe('Dray');
  });

  test('one’s own acceptance is kept even if somebody else’s was heard before it', () => {
    const hub = liveHub();
    const own = hosting(hub.draw);
    const hello = openLedger(own, termsWith(), () => true).log().host[0]!.bytes;
    const guest = (name: string, heard: readonly Bytes[]) => {
      const ledger = openLedger(arriving(invitationTo(own), hub.draw), null, () => true);
      ledger.add([hello, ...heard]);
      return { ledger, accepted: ledger.accept(name)! };
    };
    const others = ['One', 'Two'].map((name) => guest(name, []).accepted);
    const { ledger, accepted } = guest('Three', others);
    const again = openLedger(ledger.become({}), null, () => true);
    expect(again.hasAccepted()).toBe(true);
    expect(again.log().guests.map(({ bytes }) => bytes)).toEqual([others[0], accepted]);
  });

  test('a player from another device does nothing before hearing from the other', async () => {
    const { hub, own, host, guest } = await together();
    playOn(2, host, guest);
    hub.close('guest');
    hub.close('host');
    const { seed } = hub.kept.get('guest')!;
    const link = through({ is: 'take', role: 'guest', room: own.room, invitation: own.invitation, seed });
    const moved = await hub.open('phone', arriving(link, hub.draw));
    hub.pass(6000, moved);
    moved.concede();
    expect(moved.state.getState()).toMatchObject({ isMoving: true, room: null });
  });
});

describe('sleep and a change of network', () => {
  test('a page that wakes asks at once, and goes on with what was played meanwhile', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    hub.close('guest');
    host.play(firstMove(host));
    hub.sleep(600_000);
    // the connection is dead and does not know it: nothing answers, so it is opened anew
    hub.pass(1_000, guest);
    expect(turnsIn(guest)).toBe(2);
    expect(hub.renewed).toEqual([]);
    hub.pass(4_000, guest);
    expect(hub.renewed).toEqual(['guest']);
    hub.pass(6_000, guest, host);
    expect(turnsIn(guest)).toBe(3);
    guest.play(firstMove(guest));
    expect(sightOf(host)).toBe(sightOf(guest));
  });

  test('a connection that holds is not opened anew, however long both have slept', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    hub.sleep(600_000);
    hub.pass(10_000, host, guest);
    expect(hub.renewed).toEqual([]);
    expect(host.state.getState().presence.guest.isHere).toBe(true);
  });

  test('when the network is there again, a connection is tried at once', async () => {
    const { hub, host, guest } = await together();
    hub.close('guest');
    host.play(firstMove(host));
    guest.check();
    hub.pass(4_000, guest);
    expect(hub.renewed).toEqual(['guest']);
    hub.pass(6_000, host, guest);
    expect(turnsIn(guest)).toBe(1);
  });

  test('what the sleeper’s clock has not counted, the other’s has', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    // the host's page is asleep with its clock, which stands still: it says less than has passed here
    hub.standStill('host', 90_000);
    hub.pass(90_000, guest);
    host.play(firstMove(host));
    expect(shown(guest)).toBe(210_000);
    expect(shown(host)).toBe(shown(guest));
  });
});

describe('presence', () => {
  test('a player who is not heard from for a while is away, and is here again with the next message', async () => {
    const { hub, host, guest } = await together();
    hub.pass(8000, host, guest);
    expect(host.state.getState().presence.guest.isHere).toBe(true);
    hub.close('guest');
    hub.pass(14_000, host);
    expect(host.state.getState().presence.guest.isHere).toBe(false);
    await hub.open('guest', hub.kept.get('guest')!);
    expect(host.state.getState().presence.guest.isHere).toBe(true);
  });

  test('a player who leaves is away at once', async () => {
    const { host, guest } = await together();
    guest.leave();
    expect(host.state.getState().presence.guest.isHere).toBe(false);
  });
});
