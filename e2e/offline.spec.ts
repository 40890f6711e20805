import { goOffline } from './support/offline.ts';
import { expect, test } from './support/table.ts';

test.use({ keepsCopy: true });

test('after the first visit the game works without a network', async ({ table }) => {
  await table.open({ variation: 'stikitche' });
  await table.move('Mc1-Mc3');
  await goOffline(table.page);
  await table.page.reload();
  await expect(table.page.getByRole('gridcell')).toHaveCount(72);
  await expect(table.square('Mc3')).toHaveAccessibleName(/Yellow Pallan/);
  await table.move('Nc6-Nc5');
  await expect(table.status()).toContainText('Yellow to move');
  const loaded = await table.page.evaluate(() =>
    document.fonts.load('16px "Source Sans 3"').then((f) => f.length),
  );
  expect(loaded, 'the fonts come with it').toBeGreaterThan(0);
});
