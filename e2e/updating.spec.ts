import { keepsCopyReady } from './support/offline.ts';
import { servePlainly } from './support/plainHost.ts';
import { expect, Table, test } from './support/table.ts';

test.use({ keepsCopy: true });

test(
  'a new version is taken when the player asks for it, even in the visit that brought the first one',
  { tag: '@whole' },
  async ({ page }) => {
    let version = 'one';
    const { address, server } = await servePlainly(() => version);
    try {
      await page.goto(`${address}#variation=stikitche`);
      const table = new Table(page);
      await table.move('Mc1-Mc3');
      await keepsCopyReady(page);
      version = 'two';
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect(table.button('Update')).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
      await table.button('Update').click();
      await expect
        .poll(async () => page.evaluate(() => 'isOldPage' in globalThis).catch(() => true))
        .toBe(false);
      await expect(table.square('Mc3')).toHaveAccessibleName(/Yellow Pallan/);
      await expect(table.button('Update')).toHaveCount(0);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
);
