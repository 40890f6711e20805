import { beforeEach, describe, expect, test } from 'vitest';
import { movesOf, phaseOf } from '../../../src/game/apart/index.ts';
import { readApart, type ApartPlace } from '../../../src/store/apart/games.ts';
import { forgetRoom, keepRoom, listRooms, readRoom } from '../../../src/store/live/keptRooms.ts';
import { arriving, hosting } from '../../../src/store/live/member.ts';
import { goOnByMessage, isOnward } from '../../../src/store/live/onward.ts';
import { toldOf } from '../../../src/store/live/told.ts';
import { momentText } from '../../../src/text/moment.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { emptyBrowser, repositoryAt } from '../library/support.ts';
import { firstMove, liveHub } from '../../support/liveHub.ts';
import { gameOf, invitationTo, playOn, through, together } from '../../support/liveRooms.ts';

beforeEach(() => void emptyBrowser());

const bytes = (length: number) => new Uint8Array(length).fill(7);

describe('the rooms of a browser', () => {
  test('each says what it is: mine to move, theirs, ended, an invitation, one that is watched', async () => {
    const { hub, own, host, guest } = await together();
    const kept = hub.kept;
    const told = (room: typeof host, name: string) => toldOf(room.state.getState(), kept.get(name)!);
    expect(told(host, 'host')).toEqual({ phase: 'yours', variation: 'pastang', other: 'Dray', games: 1 });
    expect(told(guest, 'guest')).toMatchObject({ phase: 'theirs', other: 'Delia' });
    const { room, watchSecret } = own;
    const watcher = await hub.open(
      'watcher',
      arriving(through({ is: 'watch', room, watchSecret }), hub.draw),
    );
    expect(told(watcher, 'watcher')).toMatchObject({ phase: 'watched', other: 'Delia – Dray' });
    guest.concede();
    expect(told(host, 'host').phase).toBe('ended');
    host.again();
    guest.again();
    expect(told(host, 'host')).toMatchObject({ phase: 'theirs', games: 2 });
    const unheard = arriving(invitationTo(hosting(hub.draw)), hub.draw);
    expect(toldOf({ role: null, room: null }, unheard)).toMatchObject({ phase: 'open', variation: '' });
  });

  test('the one that changed last comes first; what is forgotten is gone with its keys', async () => {
    const hub = liveHub();
    const [one, two] = [hosting(hub.draw), hosting(hub.draw)];
    const told = { phase: 'yours', variation: 'pastang', other: 'Dray', games: 1 } as const;
    await keepRoom(one, told, 1_000);
    await keepRoom(two, { ...told, phase: 'invited' }, 2_000);
    expect((await listRooms())?.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect((await listRooms())?.[1]).toMatchObject({ told, changed: 1_000 });
    expect(await forgetRoom(two.id)).toBe(true);
    expect((await listRooms())?.map(({ id }) => id)).toEqual([one.id]);
    expect(await readRoom(two.id)).toBeNull();
  });

  test('a visit in which nothing comes leaves a room in its place, and each event puts it first', async () => {
    const hub = liveHub();
    const [one, two] = [hosting(hub.draw), hosting(hub.draw)];
    const told = { phase: 'yours', variation: 'pastang', other: 'Dray', games: 1 } as const;
    await keepRoom(one, told, 1_000);
    await keepRoom(two, told, 2_000);
    await keepRoom({ ...one, count: 7 }, told, 3_000);
    expect((await listRooms())?.map(({ id, changed }) => [id, changed])).toEqual([
      [two.id, 2_000],
      [one.id, 1_000],
    ]);
    expect((await readRoom(one.id))?.count).toBe(7);
    for (const length of [150, 151]) {
      await keepRoom({ ...one, events: [bytes(length)] }, told, 4_000 + length);
      expect((await listRooms())?.[0]).toMatchObject({ id: one.id, changed: 4_000 + length });
    }
    for (const { id } of [one, two]) await forgetRoom(id);
  });

  test('a tab that slept does not overwrite what another one has played since', async () => {
    const { hub, host, guest } = await together();
    playOn(2, host, guest);
    const [asleep, told] = [hub.kept.get('host')!, toldOf(host.state.getState(), hub.kept.get('host')!)];
    playOn(2, host, guest);
    await keepRoom(hub.kept.get('host')!, told);
    expect(await keepRoom({ ...asleep, count: asleep.count + 1 }, told)).toBe(true);
    expect((await readRoom(asleep.id))?.events).toHaveLength(asleep.events.length + 2);
    await forgetRoom(asleep.id);
  });

  test('the keys of a player stay, even if they could not be read when the room was opened', async () => {
    const hub = liveHub();
    const told = { phase: 'yours', variation: 'pastang', other: 'Dray', games: 1 } as const;
    const own = hosting(hub.draw);
    expect(await keepRoom(own, told)).toBe(true);
    const stranger = arriving(invitationTo(own), hub.draw);
    expect(await keepRoom(stranger, told)).toBe(false);
    expect(await readRoom(own.id)).toEqual(own);
    // the player's own link from another device counts, and what follows from it
    const { room, invitation } = own;
    const taken = arriving(
      through({ is: 'take', role: 'guest', room, invitation, seed: bytes(32) }),
      hub.draw,
    );
    expect(await keepRoom(taken, told)).toBe(true);
    expect(await keepRoom({ ...taken, isMoving: false }, told)).toBe(true);
    expect(await readRoom(own.id)).toMatchObject({ role: 'guest', seed: bytes(32), isMoving: false });
    await forgetRoom(own.id);
  });

  test.each([Number.NaN, 1e300])(
    'one whose moment is %s is listed too, and has a date or none',
    async (moment) => {
      const hub = liveHub();
      const [one, two] = [hosting(hub.draw), hosting(hub.draw)];
      const told = { phase: 'yours', variation: 'pastang', other: 'Dray', games: 1 } as const;
      await keepRoom(one, told, 1_000);
      await keepRoom(two, told, moment);
      const listed = (await listRooms()) ?? [];
      expect(listed.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted());
      for (const { changed } of listed) expect(momentText(changed)).toMatch(/^(.* 1970, .*|–)$/);
      for (const { id } of listed) await forgetRoom(id);
    },
  );

  test('one that was kept before is read as it was: the form of 23 November 2026', async () => {
    const member = {
      id: 'BwcHBwcHBwcHBwcHBwcHBw',
      role: 'guest',
      room: bytes(16),
      invitation: bytes(16),
      watchSecret: bytes(16),
      seed: bytes(32),
      number: bytes(16),
      events: [bytes(150)],
      begun: { turn: '0.4', wall: 1_763_900_000_000 },
      used: { game: 0, time: 700 },
      count: 1_763_900_000_001,
      isMoving: false,
    } as const;
    const told = { phase: 'theirs', variation: 'pastang', other: 'Delia', games: 1 } as const;
    // what is kept is put there as it is
    await keepRoom(member, told, 5_000);
    expect(await readRoom(member.id)).toEqual(member);
    expect((await listRooms())?.find(({ id }) => id === member.id)).toMatchObject({
      told,
      changed: 5_000,
      link: 'BwcHBwcHBwcHBwcHBwcHBw/BwcHBwcHBwcHBwcHBwcHBw',
    });
    await forgetRoom(member.id);
  });
});

const place = (): ApartPlace => ({
  repository: repositoryAt(),
  keeper: memoryKeeper(),
  now: () => 1_800_000_000_000,
});

describe('going on by message', () => {
  test('the game is kept as one by message, once, and takes over what was played since', async () => {
    const { own, host, guest } = await together();
    const here = place();
    expect(await goOnByMessage(here, own.room, host.state.getState())).toEqual({
      ok: false,
      error: 'nothing',
    });
    playOn(3, host, guest);
    expect(await isOnward(here, own.room, gameOf(host))).toBe(false);
    const done = await goOnByMessage(here, own.room, host.state.getState());
    const id = done.ok ? done.value : '';
    expect(await isOnward(here, own.room, gameOf(host))).toBe(true);
    const kept = async () => {
      const read = await readApart(here, id);
      if (!read.ok || read.value === null) throw new Error('the game is not kept');
      return read.value;
    };
    expect([phaseOf(await kept()), movesOf((await kept()).game).length]).toEqual(['to-send', 3]);
    guest.play(firstMove(guest));
    expect(await goOnByMessage(here, own.room, host.state.getState())).toEqual(done);
    expect([phaseOf(await kept()), movesOf((await kept()).game).length]).toEqual(['yours', 4]);
    host.concede();
    expect((await goOnByMessage(here, own.room, host.state.getState())).ok).toBe(false);
  });

  test('a watcher has nothing to continue with', async () => {
    const { hub, own, host, guest } = await together();
    playOn(2, host, guest);
    const late = await hub.open('late', arriving(invitationTo(own), hub.draw));
    expect(late.state.getState().role).toBeNull();
    expect((await goOnByMessage(place(), own.room, late.state.getState())).ok).toBe(false);
  });
});
