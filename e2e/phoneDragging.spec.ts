import { expect, test } from './support/table.ts';

test('a finger drags one of the player’s own pieces without scrolling the page; elsewhere it scrolls', async ({
  table,
}) => {
  await table.open({ variation: 'poron' });
  const scrolled = (): Promise<number> => table.page.evaluate(() => scrollY);
  await table.dragByFinger('Mc3', 'Mc6');
  await expect(table.square('Mc6')).toHaveAccessibleName(/Yellow Swod/);
  await expect(table.status()).toContainText('Blue to move');
  expect(await scrolled()).toBe(0);

  await table.dragByFinger('Nc2', 'Wc2');
  await expect.poll(scrolled).toBeGreaterThan(0);
  await expect(table.status()).toContainText('Blue to move');
});
