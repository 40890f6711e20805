import { expect, test } from './support/table.ts';

test('with confirmation, a first tap shows the move and a second one makes it; the board turns', async ({
  table,
}) => {
  await table.open({ variation: 'poron' });
  await table.button('More').tap();
  await table.page.getByRole('menuitem', { name: 'Settings' }).tap();
  await table.page.getByRole('checkbox', { name: /^By touch/ }).check();
  await table.page.getByRole('checkbox', { name: /^Turn the board/ }).check();
  await table.button('Close').tap();
  const corner = table.page.getByRole('gridcell').first();
  await expect(corner).toHaveAccessibleName(/^Wersting A6/);

  await table.square('Mc3').tap();
  await table.square('Mc6').tap();
  await expect(table.status()).toContainText('Yellow to move');
  await expect(table.page.locator('.routes.plan')).toHaveCount(1);
  await table.square('Mc5').tap();
  await expect(table.status()).toContainText('Yellow to move');
  await table.square('Mc5').tap();
  await expect(table.square('Mc5')).toHaveAccessibleName(/Yellow Swod/);
  await expect(table.status()).toContainText('Blue to move');
  await expect(corner).toHaveAccessibleName(/^Zhantil F1/);
  await table.button('Undo').tap();
  await expect(corner).toHaveAccessibleName(/^Wersting A6/);
});

test(
  'on a small phone it can be read why a move was refused, though the board fills the screen',
  { tag: '@whole' },
  async ({ table, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await table.open({ variation: 'poron' });
    const bar = (await page.getByRole('navigation').first().boundingBox())!;
    await table.square('Ma3').tap();
    await table.square('Wa1').tap();
    const words = table
      .status()
      .getByText(/^No Swod moves like that/)
      .last();
    await expect(words).toBeInViewport({ ratio: 1 });
    const { y, height } = (await words.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar.y);
    await table.square('Mb3').tap();
    await expect(words).toBeHidden();
    await table.square('Mb4').tap();
    await expect(table.square('Mb4')).toHaveAccessibleName(/Yellow Swod/);
  },
);
