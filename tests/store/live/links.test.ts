import { beforeEach, describe, expect, test, vi } from 'vitest';
import { composedWith } from '../../../src/game/games/composed.ts';
import { parseLiveLink, type LiveLink } from '../../../src/game/live/index.ts';
import type * as Broker from '../../../src/store/live/broker.ts';
import { keepRoom, listRooms, readRoom } from '../../../src/store/live/keptRooms.ts';
import { arriving, linksOf, type Member } from '../../../src/store/live/member.ts';
import { comeTo, makeRoom } from '../../../src/store/live/open.ts';
import { toldOf } from '../../../src/store/live/told.ts';
import { emptyBrowser } from '../library/support.ts';
import { termsWith } from '../../support/live.ts';
import { settled } from '../../support/liveHub.ts';
import { invitationTo, playOn, through, together, turnsIn } from '../../support/liveRooms.ts';

vi.mock('../../../src/store/live/broker.ts', async (load) => ({
  ...(await load<typeof Broker>()),
  findBroker: async () => 'unreachable',
}));

beforeEach(() => void emptyBrowser());

/** A game of three turns, which somebody watches. */
async function watched() {
  const rooms = await together();
  const { hub, own, host, guest } = rooms;
  playOn(3, host, guest);
  const { room, watchSecret } = own;
  const link = through({ is: 'watch', room, watchSecret });
  const watcher = await hub.open('watcher', arriving(link, hub.draw));
  await settled();
  expect(turnsIn(watcher)).toBe(3);
  const keep = async (name: string): Promise<Member> => {
    const member = hub.kept.get(name)!;
    await keepRoom(member, toldOf(watcher.state.getState(), member));
    return member;
  };
  return { ...rooms, keep };
}

/** Opens a room by a link where nobody else is, and leaves it again. */
async function opened(link: LiveLink) {
  const found = await comeTo(link);
  if (found === 'no-broker') throw new Error('the room is not opened');
  await settled();
  const state = found.room.state.getState();
  const { links } = found;
  found.room.leave();
  await settled();
  return { state, links };
}

/** A live game on a board on which so many squares are alternately wood and river. */
const offered = (squares: number) => {
  const all = Array.from({ length: squares }, (_, at) => 36 * 6 + at);
  const [wood, river] = [0, 1].map((odd) => all.filter((at) => at % 2 === odd));
  const variation = composedWith('jikshiv', { terrain: { river: river!, hill: [], wood: wood! } });
  const { agreement } = termsWith({ variation });
  return { agreement, clock: null, overlays: true };
};

describe('a room', () => {
  test('is not made for a game whose terrain fills more than an event holds', async () => {
    expect(await makeRoom(offered(430))).toEqual({ ok: false, error: 'too-long' });
    expect(await listRooms()).toEqual([]);
  });

  test('is made for one with much terrain, and opens', async () => {
    const made = await makeRoom(offered(200));
    if (!made.ok) throw new Error(made.error);
    const { state } = await opened(parseLiveLink(made.value)!);
    expect(state).toMatchObject({ role: 'host', room: { now: null } });
  });
});

describe('a link to a room that this browser has', () => {
  test('takes nothing away of what was watched there, where nobody answers', async () => {
    const { own, keep } = await watched();
    const { events } = await keep('watcher');
    const { state, links } = await opened(invitationTo(own));
    expect(state.room?.now?.game).toBeDefined();
    expect(links.play).not.toBeNull();
    const { room, invitation, seed } = own;
    const taken = await opened(through({ is: 'take', role: 'host', room, invitation, seed }));
    expect(taken.state).toMatchObject({ role: 'host', isMoving: true });
    expect((await readRoom(own.id))?.events).toHaveLength(events.length);
  });

  test('takes a side where somebody here had accepted in vain', async () => {
    const { hub, own, keep } = await watched();
    const { seed } = hub.kept.get('guest')!;
    const late = { ...arriving(invitationTo(own), hub.draw), role: 'guest' } as const;
    await hub.open('late', late);
    const vain = await keep('late');
    await keepRoom({ ...vain, role: 'guest' }, toldOf({ role: null, room: null }, vain));
    const { room } = own;
    const link = through({ is: 'take', role: 'guest', room, invitation: own.invitation, seed });
    const { state, links } = await opened(link);
    expect(state).toMatchObject({ role: 'guest', isMoving: true, isTooLate: false });
    expect(links.take).toBe(linksOf(hub.kept.get('guest')!).take);
  });
});
