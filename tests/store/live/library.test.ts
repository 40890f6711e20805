import { beforeEach, describe, expect, test } from 'vitest';
import { parseJkn } from '../../../src/game/jkn/index.ts';
import { lineFrom, ROOT } from '../../../src/game/tree/index.ts';
import { goesOnAtTable, addressOf } from '../../../src/pages/library/useOpenGame.ts';
import { entryOfLive } from '../../../src/store/live/keepGames.ts';
import { forgetRoom, keepRoom } from '../../../src/store/live/keptRooms.ts';
import type { LiveRoom } from '../../../src/store/live/liveState.ts';
import { wayToLive } from '../../../src/store/live/keptRooms.ts';
import { toldOf } from '../../../src/store/live/told.ts';
import { reviewBeside } from '../library/reviewBeside.ts';
import { emptyBrowser, repositoryAt } from '../library/support.ts';
import { firstMove } from '../../support/liveHub.ts';
import { gameOf, playOn, together } from '../../support/liveRooms.ts';

beforeEach(() => void emptyBrowser());

/** A game of a few turns whose room is kept, and how it stands in a library. */
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
  test('is not reviewed, nor gone on with at the table, until it has ended', async () => {
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

  test('that was left for good is a game to look at: its room is forgotten', async () => {
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
