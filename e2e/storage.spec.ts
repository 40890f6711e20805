import { write } from './support/seated.ts';
import { expect, test } from './support/table.ts';

test('a browser that keeps nothing says so at once, and the record can be copied', async ({
  table,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.page.addInitScript(() => {
    const keep = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (key, value) => {
      if (!('storageWorks' in window)) throw new DOMException('full', 'QuotaExceededError');
      keep(key, value);
    };
  });
  await table.open({ variation: 'stikitche' });
  const notice = table.page.getByText('This browser does not keep the game');
  await expect(notice).toBeVisible();
  await write(table, 'Mc1-Mc3 Nc6-Nc5');
  await table.page.getByRole('alert').getByRole('button', { name: 'Record' }).click();
  await table.button('Copy').click();
  const copied = await table.page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('1. PMc1-Mc3  PNc6-Nc5');
  await table.button('Close').click();

  await table.page.evaluate(() => Object.assign(window, { storageWorks: true }));
  await write(table, 'Md1-Me1');
  await expect(notice).toBeHidden();
  await table.page.reload();
  await expect(table.status()).toContainText('Turn 4');
});
