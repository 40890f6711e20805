import type { Page } from '@playwright/test';
import { expectTurns, openAgainst } from './support/computer.ts';
import { keepsCopyReady } from './support/offline.ts';
import { servePlainly } from './support/plainHost.ts';
import { Review } from './support/review.ts';
import { expect, Table, test } from './support/table.ts';

const CORES = 'Processor cores used by the computer';

/** A machine with four cores, whatever the test runs on. */
const withFourCores = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { value: 4 }));

/** Chooses two cores in the settings. */
async function chooseTwo(table: Table): Promise<void> {
  const { page } = table;
  await table.button('Settings').click();
  const choice = page.getByRole('group', { name: CORES });
  await expect(choice.getByRole('radio')).toHaveCount(4);
  await expect(choice.getByRole('radio', { name: '3' })).toBeChecked();
  await choice.getByRole('radio', { name: '2' }).check();
  await page.keyboard.press('Escape');
}

const isIsolated = (page: Page): Promise<boolean> => page.evaluate(() => crossOriginIsolated);

const expectWorkers = (page: Page, count: number): Promise<void> =>
  expect.poll(() => page.workers().length).toBe(count);

test('level 8 searches with as many workers as the settings say, and stops when it is told to', async ({
  table,
}) => {
  const { page } = table;
  await withFourCores(page);
  await openAgainst(table, 'poron', 8, 2);
  expect(await isIsolated(page)).toBe(true);
  await chooseTwo(table);
  await expect(table.button('Settings')).toBeVisible();
  await table.move('Mc3-Mc6');
  await expectWorkers(page, 2);
  await expectTurns(table, 2);
  // the next search is cut short by taking back, and the one after it is answered as usual
  await page.keyboard.press('Escape');
  await table.button('Undo').click();
  await expectTurns(table, 0);
  await table.move('Mc3-Mc6');
  await expectTurns(table, 2);
  await expectWorkers(page, 2);
});

test('the analysis searches with the default number of workers', { tag: '@whole' }, async ({ table }) => {
  const { page } = table;
  await withFourCores(page);
  const review = new Review(page);
  await review.openSample(/Fluttember/);
  await review.panel('Computer');
  await page.getByRole('switch', { name: 'Analyse this position' }).check();
  await expect(page.locator('.found-line')).toHaveCount(3);
  await expectWorkers(page, 3);
});

test('a lower level searches with one worker', { tag: '@whole' }, async ({ table }) => {
  await withFourCores(table.page);
  await openAgainst(table, 'pastang', 3, 1);
  await table.move('Mc2-Mc3');
  await expectTurns(table, 2);
  await expectWorkers(table.page, 1);
});

test.describe('on a host that sends no headers', () => {
  test.use({ keepsCopy: true });

  test(
    'one worker searches; from the next visit on, the page’s own copy lets several search',
    { tag: '@whole' },
    async ({ page }) => {
      const { address, server } = await servePlainly();
      try {
        await withFourCores(page);
        await page.goto(`${address}#/play`);
        const table = new Table(page);
        await expect(page.getByRole('grid')).toBeVisible();
        expect(await isIsolated(page)).toBe(false);
        await table.button('Settings').click();
        await expect(page.getByRole('group', { name: CORES })).toContainText('One.');
        await expect(page.getByRole('group', { name: CORES }).getByRole('radio')).toHaveCount(0);
        await page.keyboard.press('Escape');
        await table.button('Hint').click();
        await expectWorkers(page, 1);
        await keepsCopyReady(page);
        // nothing is loaded again until the player does so
        expect(await isIsolated(page)).toBe(false);
        await page.reload();
        await expect(page.getByRole('grid')).toBeVisible();
        expect(await isIsolated(page)).toBe(true);
        await chooseTwo(table);
        await table.button('Hint').click();
        await expectWorkers(page, 2);
      } finally {
        server.close();
        server.closeAllConnections();
      }
    },
  );
});
