import { describe, expect, test } from 'vitest';
import { arriving, hosting } from '../../../src/store/live/member.ts';
import { termsWith } from '../../support/live.ts';
import { firstMove, liveHub, settled } from '../../support/liveHub.ts';
import {
  through,
  invitationTo,
  together,
  gameOf,
  turnsIn,
  sightOf,
  endOf,
  playOn,
} from '../../support/liveRooms.ts';

/** Two who have opened an invitation, and whose host has gone away. */
async function twoWithoutHost() {
  const hub = liveHub();
  const own = hosting(hub.draw);
  await hub.open('host', own, termsWith());
  const one = await hub.open('one', arriving(invitationTo(own), hub.draw));
  const two = await hub.open('two', arriving(invitationTo(own), hub.draw));
  hub.close('host');
  return { hub, one, two };
}

describe('coming together', () => {
  test('the guest sees what is agreed, accepts, and the game begins on both sides', async () => {
    const { host, guest } = await together();
    expect(gameOf(host).sides).toEqual({ host: 'yellow', guest: 'blue' });
    expect(guest.state.getState()).toMatchObject({ role: 'guest', hasAccepted: false, isTooLate: false });
    expect(host.state.getState().presence.guest.isHere).toBe(true);
    expect(guest.state.getState().presence.host.isHere).toBe(true);
  });

  test('a page whose client for the broker could not be loaded tries again, until it is left', async () => {
    const hub = liveHub();
    hub.failOnce('host');
    const host = await hub.open('host', hosting(hub.draw), termsWith());
    expect(host.state.getState().isConnected).toBe(false);
    hub.pass(5_000, host);
    await settled();
    expect(host.state.getState().isConnected).toBe(true);
    hub.failOnce('left');
    const left = await hub.open('left', hosting(hub.draw), termsWith());
    left.leave();
    hub.pass(5_000, left);
    await settled();
    expect(left.state.getState().isConnected).toBe(false);
  });

  test('a room that was left connects no more, even if its page still looks at the time', async () => {
    const { hub, host } = await together();
    host.leave();
    hub.close('host');
    hub.pass(60_000, host);
    expect(hub.renewed).toEqual([]);
  });

  test('whoever accepts second is told so, and watches', async () => {
    const { hub, own, host, guest } = await together();
    const late = await hub.open('late', arriving(invitationTo(own), hub.draw));
    late.accept('Late');
    await settled();
    expect(late.state.getState().role).toBeNull();
    host.play(firstMove(host));
    expect(sightOf(late)).toBe(sightOf(guest));
    late.play(firstMove(late));
    late.concede();
    expect(turnsIn(host)).toBe(1);
    expect(endOf(host)).toBeNull();
  });

  test('two who accept at once: one plays, the other is told', async () => {
    const hub = liveHub();
    const own = hosting(hub.draw);
    const [one, two] = await Promise.all(
      ['one', 'two'].map(async (name) => hub.open(name, arriving(invitationTo(own), hub.draw))),
    );
    if (one === undefined || two === undefined) throw new Error('nobody has come');
    const host = await hub.open('host', own, termsWith());
    hub.pass(6000, one, two, host);
    // neither hears of the other before the host has heard of both
    hub.lose(() => true);
    one.accept('One');
    two.accept('Two');
    hub.lose(() => false);
    hub.pass(12_000, one, two, host);
    expect([one, two].filter(({ state }) => state.getState().role === 'guest')).toHaveLength(1);
    const watcher = two.state.getState().role === null ? two : one;
    expect(watcher.state.getState().room?.now).not.toBeNull();
    expect(watcher.state.getState()).toMatchObject({ isTooLate: true, hasAccepted: false });
  });

  test('two who accept while the host is away: the one whom the host does not choose is told', async () => {
    const { hub, one, two } = await twoWithoutHost();
    for (const room of [one, two]) room.accept('Somebody');
    expect([one, two].map(({ state }) => state.getState().hasAccepted)).toEqual([true, true]);
    hub.pass(6_000, one, two);
    const host = await hub.open('host', hub.kept.get('host')!);
    hub.pass(12_000, one, two, host);
    expect([one, two].filter(({ state }) => state.getState().role === 'guest')).toHaveLength(1);
    const late = one.state.getState().role === null ? one : two;
    expect(late.state.getState()).toMatchObject({ isTooLate: true, hasAccepted: false });
  });

  test('a guest who accepted and left again while the host was away does not come before one who waits', async () => {
    const { hub, one, two } = await twoWithoutHost();
    one.accept('One');
    two.accept('Two');
    hub.close('one');
    const host = await hub.open('host', hub.kept.get('host')!);
    hub.pass(6_000, two, host);
    expect(host.state.getState().room?.guest?.name).toBe('Two');
    expect(two.state.getState()).toMatchObject({ role: 'guest', isTooLate: false });
  });

  test('a player with the link for watchers sees the game, and neither the chat nor a way to accept', async () => {
    const { hub, own, host, guest } = await together();
    host.say('Good luck');
    guest.say('And you');
    const { room, watchSecret } = own;
    const watcher = await hub.open(
      'watcher',
      arriving(through({ is: 'watch', room, watchSecret }), hub.draw),
    );
    await settled();
    watcher.accept('Nosy');
    playOn(3, host, guest);
    expect(sightOf(watcher)).toBe(sightOf(host));
    expect(watcher.state.getState().chat).toEqual([]);
    expect(guest.state.getState().chat.map(({ words }) => words)).toEqual(['Good luck', 'And you']);
    expect(watcher.state.getState().role).toBeNull();
  });
});
