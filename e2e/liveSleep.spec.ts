import type { Page } from '@playwright/test';
import { accept, complaintsOf, invite, shortGame, someone, turnsOf } from './support/live.ts';
import { ownLine } from './support/ownLine.ts';
import { expect, test, type Table } from './support/table.ts';

/** The seconds that a page shows for both sides. */
const clocksOf = async ({ page }: Table): Promise<readonly number[]> =>
  Promise.all(
    ['Yellow', 'Blue'].map(async (side) => {
      const shown = await page.getByRole('timer', { name: new RegExp(`^Clock of .*${side}`) }).innerText();
      const [minutes = '', seconds = ''] = shown.split(':');
      return Number(minutes) * 60 + Number(seconds);
    }),
  );

/** Nobody has lost more than so many seconds of five minutes, and both players see the same time left for each. */
const agreeOnTime = (one: Table, other: Table, most: number): Promise<void> =>
  expect(async () => {
    const [ours, theirs] = [await clocksOf(one), await clocksOf(other)];
    for (const [at, left] of ours.entries()) {
      expect(Math.abs(left - (theirs[at] ?? NaN)), `${ours.join()} and ${theirs.join()}`).toBeLessThan(3);
      expect(left).toBeGreaterThan(300 - most);
    }
  }).toPass();

const lifecycle = async (page: Page, state: 'frozen' | 'active'): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state });
};

test(
  'a player sleeps while the other moves, changes networks, and comes back to the page',
  { tag: '@whole' },
  async ({ newContext, baseURL }) => {
    test.slow();
    const line = await ownLine(baseURL ?? '');
    try {
      const [host, guest] = [await someone(newContext, baseURL), await someone(newContext, line.baseURL)];
      await guest.page.clock.install();
      await accept(guest, (await invite(host)).replace(/^[^#]*/, line.baseURL));
      const moves = shortGame();
      /** The player whose turn it is makes a move. */
      const next = async (turn: number): Promise<void> => {
        const mover = turn % 2 === 0 ? host : guest;
        await mover.move(moves[turn] ?? '');
        await turnsOf(mover, turn + 1);
      };
      await next(0);
      await turnsOf(guest, 1);
      await next(1);
      await turnsOf(host, 2);

      // the lid is closed for ten minutes, longer than any clock of the game; the connection dies meanwhile
      line.die();
      await next(2);
      await turnsOf(guest, 2);
      await guest.page.clock.fastForward(600_000);
      await turnsOf(guest, 3);
      await expect(guest.status()).toContainText('Blue to move');
      await next(3);
      await turnsOf(host, 4);
      await agreeOnTime(host, guest, 60);

      // another network: what was connected is dead, and the machine learns of the new one
      line.die();
      await guest.page.context().setOffline(true);
      await next(4);
      await guest.page.context().setOffline(false);
      await turnsOf(guest, 5);
      await next(5);
      await turnsOf(host, 6);

      // a page in the background is frozen, and thaws
      await lifecycle(guest.page, 'frozen');
      await next(6);
      await lifecycle(guest.page, 'active');
      await turnsOf(guest, 7);

      // a page that was left stays in the browser's memory, and is shown again
      await guest.page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
      );
      await expect(host.page.getByText(/Dray (is|has been) away/)).toBeVisible();
      await guest.page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await expect(host.page.getByText('Dray is here.')).toBeVisible();
      await turnsOf(guest, 7);
      await next(7);
      await turnsOf(host, 8);
      await agreeOnTime(host, guest, 90);
      for (const { page } of [host, guest]) expect(complaintsOf.get(page)).toEqual([]);
    } finally {
      line.close();
    }
  },
);
