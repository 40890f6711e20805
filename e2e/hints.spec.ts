import { expect, test } from './support/table.ts';

test('a button with only a picture says what it does when the mouse or the focus reaches it', async ({
  table,
}) => {
  const { page } = table;
  await table.open({ variation: 'poron' });
  const hint = page.locator('.tip');
  await table.button('Help').hover();
  await expect(hint).toHaveText('Help?');
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);

  await table.button('New game').focus();
  await page.keyboard.press('Tab');
  await expect(hint).toHaveText('Turn the sound off');
  await page.getByRole('link', { name: 'Cabinet', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(hint).toHaveText('Help?');

  // it is above a dialogue too, and within the window
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await table.button('Close').hover();
  await expect(hint).toHaveText('CloseEsc');
  const box = await hint.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  // Escape still closes the dialogue
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await table.button('Propt').hover();
  await expect(hint).toHaveText('Swods that no Swod can capture: a Deldar stands beside them');
  await expect(table.button('Propt')).toHaveAccessibleDescription(/^Swods that no Swod can capture/);
});

test(
  'the mouse may move onto a hint, and the hint goes when the mouse leaves both',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    await table.open({ variation: 'poron' });
    const hint = page.locator('.tip');
    await table.button('Vaults').hover();
    await expect(hint).toBeVisible();
    await hint.hover();
    await expect(hint).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(hint).toHaveCount(0);
  },
);
