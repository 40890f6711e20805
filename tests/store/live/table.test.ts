import { describe, expect, test } from 'vitest';
import { formatCoordinates, legalMoves } from '../../../src/engine/index.ts';
import { currentPosition, turnsMade } from '../../../src/game/game.ts';
import type { LiveRoom } from '../../../src/store/live/liveState.ts';
import { happened, sittingIn } from '../../../src/store/live/news.ts';
import { createLiveTable } from '../../../src/store/live/table.ts';
import { firstMove } from '../../support/liveHub.ts';
import { gameOf, together } from '../../support/liveRooms.ts';

/** The table of a room, and what has happened there since it was last asked. */
function tableOf(room: LiveRoom) {
  const live = createLiveTable(room);
  if (live === null) throw new Error('the game has not begun');
  const { table } = live;
  let { said, change } = table.getState();
  return {
    ...live,
    /** How the board has changed, and what was read aloud; null where nothing was. */
    news: () => {
      const now = table.getState();
      const found = [
        now.change === change ? null : now.change.way,
        now.said === said ? null : now.announcement,
      ];
      ({ said, change } = now);
      return found;
    },
  };
}

const written = (room: LiveRoom): string =>
  formatCoordinates(gameOf(room).game.tree.start.ruleset, firstMove(room));

describe('the table of a live game', () => {
  test('makes the other’s move before the player’s eyes, and reads it aloud', async () => {
    const { host, guest } = await together();
    const here = tableOf(guest);
    host.play(firstMove(host));
    const [way, words] = here.news();
    expect(way).toBe('played');
    expect(words).toMatch(/^Yellow: .+ Blue to move/);
    expect(turnsMade(here.table.getState().game)).toBe(1);
  });

  test('sends the player’s own move, and accepts none out of turn', async () => {
    const { host, guest } = await together();
    const [here, there] = [tableOf(host), tableOf(guest)];
    const move = written(host);
    expect(there.table.getState().write(move)?.words).toContain('turn');
    expect(here.table.getState().write(move)).toBeNull();
    expect(here.news()[0]).toBe('played');
    expect(turnsMade(gameOf(guest).game)).toBe(1);
    expect(here.table.getState().write(written(guest))?.words).toContain('turn');
    expect(turnsMade(gameOf(guest).game)).toBe(1);
  });

  test('reports an offer, a turn that is taken back, and the end', async () => {
    const { host, guest } = await together();
    const here = tableOf(guest);
    host.play(firstMove(host));
    here.news();
    host.offer('draw');
    expect(here.news()).toEqual([null, expect.stringContaining('draw')]);
    guest.answer(false);
    expect(here.news()).toEqual([null, 'Dray (Blue) plays on.']);
    host.offer('take-back');
    here.news();
    guest.answer(true);
    expect(here.news()).toEqual(['undone', expect.stringContaining('Yellow to move')]);
    host.concede();
    expect(here.news()).toEqual(['ended', expect.stringContaining('Conceded. You won')]);
  });

  test('stays where the player looks back, until the other moves', async () => {
    const { host, guest } = await together();
    host.play(firstMove(host));
    guest.play(firstMove(guest));
    const here = tableOf(host);
    here.table.getState().goTo(0);
    host.offer('draw');
    expect(turnsMade(here.table.getState().shown)).toBe(0);
    expect(here.table.getState().write(written(host))?.words).toContain('back');
    here.table.getState().goTo(2);
    host.play(firstMove(host));
    here.table.getState().goTo(1);
    guest.play(firstMove(guest));
    expect(turnsMade(here.table.getState().shown)).toBe(4);
  });

  test('shows and reports a turn made in place of one taken back, where both come at once', async () => {
    const { host, guest } = await together();
    host.play(firstMove(host));
    const before = sittingIn(host.state.getState())!;
    host.offer('take-back');
    guest.answer(true);
    host.play(legalMoves(currentPosition(gameOf(host).game))[1]!);
    const news = happened(before, sittingIn(host.state.getState())!);
    expect(news?.way).toBe('set');
    expect(news?.words()).toMatch(/^Yellow: .+ Blue to move/);
  });

  test('says once that the player’s own time is running short', async () => {
    const { hub, host, guest } = await together();
    host.play(firstMove(host));
    guest.play(firstMove(guest));
    const here = tableOf(host);
    hub.pass(285_000, host, guest);
    here.table.getState().look();
    expect(here.news()[1]).toMatch(/^Yellow has \d+ seconds left/);
    hub.pass(2_000, host, guest);
    here.table.getState().look();
    expect(here.news()[1]).toBeNull();
  });
});
