import { describe, expect, test } from 'vitest';
import { formatPosition } from '../../../src/engine/index.ts';
import { endingOf } from '../../../src/game/endings.ts';
import { currentPosition, turnsMade } from '../../../src/game/game.ts';
import {
  formatLiveLink,
  LIVE_LIMITS,
  parseLiveLink,
  type LiveLink,
  type LiveTerms,
} from '../../../src/game/live/index.ts';
import { nodeOf } from '../../../src/game/tree/index.ts';
import type { LiveRoom } from '../../../src/store/live/liveState.ts';
import { arriving, hosting, type Member } from '../../../src/store/live/member.ts';
import { termsWith } from '../../support/live.ts';
import { firstMove, liveHub, settled } from '../../support/liveHub.ts';

const FIVE_MINUTES = { time: 300_000, increment: 0 };

const through = (link: LiveLink): LiveLink => {
  const read = parseLiveLink(formatLiveLink(link));
  if (read === null) throw new Error('no link');
  return read;
};

const invitationTo = ({ room, invitation }: Member): LiveLink =>
  through({ is: 'play', room, invitation: invitation ?? new Uint8Array(16) });

/** A host and a guest in a game that has begun. */
async function together(terms: LiveTerms = termsWith({}, FIVE_MINUTES), off = 0) {
  const hub = liveHub();
  const own = hosting(hub.draw);
  const host = await hub.open('host', own, terms);
  const guest = await hub.open('guest', arriving(invitationTo(own), hub.draw), null, off);
  guest.accept('Dray');
  await settled();
  return { hub, own, host, guest };
}

const gameOf = ({ state }: LiveRoom) => {
  const { now = null } = state.getState().room ?? {};
  if (now === null) throw new Error('no game');
  return now;
};
const turnsIn = (room: LiveRoom): number => turnsMade(gameOf(room).game);
const sightOf = (room: LiveRoom): string => formatPosition(currentPosition(gameOf(room).game));
const endOf = (room: LiveRoom) => endingOf(gameOf(room))?.ending ?? null;

/** Plays the first legal move for each in turn. */
function playOn(turns: number, first: LiveRoom, second: LiveRoom): void {
  for (let turn = 0; turn < turns; turn++) {
    const mover = turn % 2 === 0 ? first : second;
    mover.play(firstMove(mover));
  }
}

describe('coming together', () => {
  test('the guest sees what is agreed, accepts, and the game begins on both sides', async () => {
    const { host, guest } = await together();
    expect(gameOf(host).sides).toEqual({ host: 'yellow', guest: 'blue' });
    expect(guest.state.getState()).toMatchObject({ role: 'guest', hasAccepted: false, isTooLate: false });
    expect(host.state.getState().presence.guest.isHere).toBe(true);
    expect(guest.state.getState().presence.host.isHere).toBe(true);
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
    if (one === undefined || two === undefined) return;
    const host = await hub.open('host', own, termsWith());
    hub.pass(6000, one, two, host);
    one.accept('One');
    two.accept('Two');
    expect([one, two].filter(({ state }) => state.getState().role === 'guest')).toHaveLength(1);
    const watcher = two.state.getState().role === null ? two : one;
    expect(watcher.state.getState().room?.now).not.toBeNull();
  });

  test('who has the link for watchers sees the game, and neither the chat nor a way to accept', async () => {
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

  test('a move made while the line is gone arrives when it is back', async () => {
    const { hub, host, guest } = await together();
    hub.setUp(false);
    host.play(firstMove(host));
    expect(turnsIn(guest)).toBe(0);
    hub.pass(60_000, host, guest);
    hub.setUp(true);
    expect(turnsIn(guest)).toBe(1);
  });

  test('a message that got lost is sent again with the next word of the other', async () => {
    const { hub, host, guest } = await together();
    hub.lose(({ from }) => from === 'host');
    host.play(firstMove(host));
    hub.lose(() => false);
    expect(turnsIn(guest)).toBe(0);
    hub.pass(6000, host, guest);
    expect(turnsIn(guest)).toBe(1);
  });

  test('a browser that has lost its memory of the own moves has them from the other', async () => {
    const { hub, own, host, guest } = await together();
    playOn(5, host, guest);
    hub.close('guest');
    const { seed } = hub.kept.get('guest')!;
    const link = through({ is: 'take', role: 'guest', room: own.room, invitation: own.invitation, seed });
    const moved = await hub.open('phone', arriving(link, hub.draw));
    await settled();
    hub.pass(12_000, moved, host);
    expect(moved.state.getState()).toMatchObject({ role: 'guest', isMoving: false });
    expect(sightOf(moved)).toBe(sightOf(host));
    moved.play(firstMove(moved));
    expect(turnsIn(host)).toBe(6);
  });

  test('before the other was heard, a player from another device does nothing', async () => {
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

describe('presence', () => {
  test('a player who is not heard for a while is away, and here again with the next word', async () => {
    const { hub, host, guest } = await together();
    hub.pass(8000, host, guest);
    expect(host.state.getState().presence.guest.isHere).toBe(true);
    hub.close('guest');
    hub.pass(14_000, host);
    expect(host.state.getState().presence.guest.isHere).toBe(false);
    await hub.open('guest', hub.kept.get('guest')!);
    expect(host.state.getState().presence.guest.isHere).toBe(true);
  });

  test('one who leaves is away at once', async () => {
    const { host, guest } = await together();
    guest.leave();
    expect(host.state.getState().presence.guest.isHere).toBe(false);
  });
});

/** What the mover of the last turn has left. */
const shown = (room: LiveRoom): number | null => {
  const { tree, at } = gameOf(room).game;
  return nodeOf(tree, at).notes.clock;
};

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

  test('a clock runs on while its player’s page is closed', async () => {
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

  test('time out: the flagged side says so itself', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    hub.pass(301_000, host, guest);
    expect([endOf(host), endOf(guest)]).toEqual(['time', 'time']);
  });

  test('time out of one who is gone: claimed, and decided after the grace', async () => {
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

  test('while the broker is gone no grace runs', async () => {
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

  test('a turn that seems quicker than it was counts for what passed', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    // the host's moves are held up: the guest cannot know whether on the line or at the host's
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

  test('a rematch changes sides, and both see the score', async () => {
    const { host, guest } = await together();
    guest.concede();
    host.again();
    expect(gameOf(guest).again).toEqual({ host: true, guest: false });
    guest.again();
    expect(gameOf(host).sides.host).toBe('blue');
    expect(gameOf(guest).number).toBe(1);
  });

  test('offers are answered; a chat can be switched off', async () => {
    const { host, guest } = await together();
    playOn(2, host, guest);
    host.offer('draw');
    guest.answer(false);
    host.offer('draw');
    expect(gameOf(guest).offer).toBeNull();
    guest.allowChat(false);
    host.say('Are you there?');
    expect(guest.state.getState().chat).toEqual([]);
    host.offer('take-back');
    guest.answer(true);
    expect(turnsIn(host)).toBe(0);
  });
});
