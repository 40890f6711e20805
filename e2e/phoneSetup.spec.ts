import { pressEveryCard } from './support/cards.ts';
import { expect, test } from './support/table.ts';

test('on a phone Start stays in sight, and nothing is wider than the screen', async ({ table }) => {
  const { page } = table;
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await table.open();
    await table.button('New game').first().tap();
    const dialog = page.getByRole('dialog', { name: 'New game' });
    const start = dialog.getByRole('button', { name: 'Start – both agree' });
    await dialog.getByRole('radio', { name: /^Pastang/ }).tap();
    for (const section of ['The clock', 'The match', 'The agreement', 'From a position']) {
      await dialog.locator('summary').filter({ hasText: section }).tap();
      await expect(start).toBeInViewport({ ratio: 1 });
    }
    const overflow = await dialog.evaluate((shown) => shown.scrollWidth - shown.clientWidth);
    expect(overflow, `at ${width} pixels`).toBe(0);
    await start.tap();
    await expect(page.getByRole('gridcell')).toHaveCount(36);
  }
});

test('on a phone a tap anywhere on a card chooses its game', { tag: '@whole' }, async ({ table }) => {
  await table.open();
  await table.button('New game').first().tap();
  await pressEveryCard(table.page.getByRole('dialog').locator('.cards .option'), 'tap');
});
