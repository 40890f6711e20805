import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '../../../src/engine/index.ts';
import { parseJkn } from '../../../src/game/jkn/index.ts';
import { lineFrom, ROOT } from '../../../src/game/tree/index.ts';
import { goesOnAtTable, addressOf } from '../../../src/pages/library/useOpenGame.ts';
import { formatBackup } from '../../../src/store/library/backup.ts';
import { importAll } from '../../../src/store/library/importing.ts';
import { liveGameId } from '../../../src/store/library/liveGame.ts';
import { readHere } from '../../../src/store/library/reader.ts';
import { sharedRepository, type Repository } from '../../../src/store/library/repository.ts';
import type * as Broker from '../../../src/store/live/broker.ts';
import { comeTo } from '../../../src/store/live/open.ts';
import { entryOfLive, keepingGames } from '../../../src/store/live/keepGames.ts';
import { forgetRoom, keepRoom } from '../../../src/store/live/keptRooms.ts';
import type { LiveRoom } from '../../../src/store/live/liveState.ts';
import { wayToLive } from '../../../src/store/live/keptRooms.ts';
import { toldOf } from '../../../src/store/live/told.ts';
import { reviewBeside } from '../library/reviewBeside.ts';
import { emptyBrowser, repositoryAt, valueOf } from '../library/support.ts';
import { firstMove, settled } from '../../support/liveHub.ts';
import { gameOf, invitationTo, playOn, together } from '../../support/liveRooms.ts';

vi.mock('../../../src/store/live/broker.ts', async (load) => ({
  ...(await load<typeof Broker>()),
  findBroker: async () => 'none',
}));

beforeEach(() => void emptyBrowser());

/** A game of a few turns whose room is kept, and its state in a library. */
async function played() {
  const { hub, own, host, guest } = await together();
  playOn(3, host, guest);
  const member = hub.kept.get('host')!;
  await keepRoom(member, toldOf(host.state.getState(), member));
  const entry = (room: LiveRoom, role: 'host' | 'guest') =>
    entryOfLive(room.state.getState().room!, gameOf(room), {
      role,
      id: own.id,
      began: 1_800_000_000_000,
      now: 1_800_000_000_000,
    });
  return { hub, own, host, guest, entry };
}

describe('a live game in the library', () => {
  test('can be neither reviewed nor continued at the table until it has ended', async () => {
    const { own, host, entry } = await played();
    const repository = repositoryAt();
    const going = entry(host, 'host');
    await repository.put([going]);
    const { id } = going.summary;
    expect(goesOnAtTable(going.summary)).toBe(false);
    expect(addressOf(going.summary)).toBe(`#/review/${id}`);
    expect(await wayToLive(going.summary)).toMatch(new RegExp(`^${own.id}/`));
    const review = reviewBeside(repository);
    await review.show(id);
    expect(review.phase()).toMatchObject({ status: 'closed', words: expect.stringContaining('played live') });

    host.concede();
    const ended = entry(host, 'host');
    await repository.put([ended]);
    expect(ended.summary.id).toBe(id);
    expect(await wayToLive(ended.summary)).toBeNull();
    const later = reviewBeside(repository);
    await later.show(id);
    expect(later.phase().status).toBe('open');
  });

  test('that was left for good can only be looked at: its room is forgotten', async () => {
    const { own, host, entry } = await played();
    const repository = repositoryAt();
    const left = entry(host, 'host');
    await repository.put([left]);
    await forgetRoom(own.id);
    expect(await wayToLive(left.summary)).toBeNull();
    const review = reviewBeside(repository);
    await review.show(left.summary.id);
    expect(review.phase().status).toBe('open');
  });

  test('is the same for both players, with what each had left after every turn', async () => {
    const { hub, host, guest, entry } = await played();
    hub.pass(20_000, host, guest);
    guest.play(firstMove(guest));
    host.concede();
    const [one, other] = [entry(host, 'host'), entry(guest, 'guest')];
    expect(one.record.jkn).toBe(other.record.jkn);
    const [game] = parseJkn(one.record.jkn).games;
    expect(lineFrom(game!.tree!, ROOT).map(({ notes }) => notes.clock)).toEqual([
      300_000, 300_000, 300_000, 280_000,
    ]);
    expect(one.summary).toMatchObject({ status: 'finished', yellow: 'Delia', blue: 'Dray', result: '0-1' });
  });
});

/** A room in its second game, and a library that refuses what is written while `isFull`. */
async function twoGames() {
  const rooms = await together();
  const { host, guest, own } = rooms;
  const library = repositoryAt();
  const set = { isFull: false, moment: 1000 };
  const place = (): Repository => ({
    ...library,
    update: async (...entry) => (set.isFull ? refuse('full') : library.update(...entry)),
  });
  /** The page is opened: what keeps its games. */
  const visit = () => {
    const keep = keepingGames(own.id, place, () => set.moment);
    return async () => keep(host.state.getState().room, 'host');
  };
  const listed = async () => {
    const { games } = await valueOf(library.list());
    return games.map(({ id, changed, turns }) => [Number(id.split('-').at(-1)), changed, turns]);
  };
  const keep = visit();
  await keep();
  playOn(2, host, guest);
  await keep();
  guest.concede();
  host.again();
  guest.again();
  await keep();
  playOn(1, guest, host);
  await keep();
  return { ...rooms, library, set, visit, keep, listed };
}

/** The games in the library of the page. */
const idsHere = async () => (await valueOf(sharedRepository().list())).games.map(({ id }) => id);

describe('the games of a room', () => {
  test('are not written anew when the room is opened again', async () => {
    const { set, visit, listed } = await twoGames();
    set.moment = 9000;
    await visit()();
    expect(await listed()).toEqual([
      [1, 1000, 2],
      [2, 1000, 1],
    ]);
  });

  test('do not come back when the player has deleted them, unless they go on', async () => {
    const { host, guest, own, library, visit, listed } = await twoGames();
    await library.remove([liveGameId(own.id, 0), liveGameId(own.id, 1)]);
    const keep = visit();
    await keep();
    expect(await listed()).toEqual([]);
    playOn(1, host, guest);
    await keep();
    expect(await listed()).toEqual([[2, 1000, 2]]);
  });

  test('are kept as the room is opened in a page, and only those that go on', async () => {
    const { host, hub, own } = await twoGames();
    const member = hub.kept.get('host')!;
    await keepRoom(member, toldOf(host.state.getState(), member));
    const opened = await comeTo(invitationTo(own));
    if (opened === 'no-broker') throw new Error('the room is not kept');
    await settled();
    expect(await idsHere()).toEqual([]);
    opened.room.concede();
    await vi.waitFor(async () => expect(await idsHere()).toEqual([liveGameId(own.id, 1)]));
    opened.room.leave();
  });

  test('that were left behind by a page which was closed too soon are brought up to date', async () => {
    const { host, guest, visit, listed } = await twoGames();
    playOn(1, host, guest);
    await visit()();
    expect(await listed()).toEqual([
      [1, 1000, 2],
      [2, 1000, 2],
    ]);
  });

  test('are not cut short by a backup from a browser whose clock is ahead', async () => {
    const { host, own, library, listed, keep } = await twoGames();
    const [short] = await valueOf(library.readMany([liveGameId(own.id, 1)]));
    const backup = formatBackup([{ ...short!, summary: { ...short!.summary, changed: 9000 } }]).join('');
    playOn(1, host, host);
    await keep();
    const reader = readHere(new TextEncoder().encode(backup), false);
    await importAll(reader, library, { progress: () => {}, isStopped: () => false });
    expect(await listed()).toEqual([
      [1, 1000, 2],
      [2, 1000, 2],
    ]);
  });

  test('are tried again where the library could not take them', async () => {
    const { host, guest, set, keep, listed } = await twoGames();
    set.isFull = true;
    playOn(1, host, guest);
    expect(await keep()).toBe(false);
    expect(await keep()).toBe(false);
    set.isFull = false;
    expect(await keep()).toBe(true);
    expect(await listed()).toEqual([
      [1, 1000, 2],
      [2, 1000, 2],
    ]);
  });
});
