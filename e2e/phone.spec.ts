import { expect, test } from './support/table.ts';

test('on a phone the whole board is there, and a game is played by finger', async ({ table }) => {
  await table.open({ variation: 'poron' });
  const width = await table.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'no horizontal scroll bar').toBeLessThanOrEqual(360);
  await table.square('Mc3').tap();
  await expect(table.square('Mc6')).toHaveAccessibleName(/can move here/);
  await table.square('Mc6').tap();
  await expect(table.status()).toContainText('Blue to move');
});
