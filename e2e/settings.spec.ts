import { expect, test } from './support/table.ts';

test('text size, motion and marks are set, take effect at once, and are kept', async ({ table, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await table.open({ variation: 'pastang' });
  await table.move('Mc2-Mc3');
  const words = table.status().locator('p').first();
  const size = (): Promise<number> =>
    words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const usual = await size();
  const last = async (): Promise<string> =>
    await page
      .locator('.light.last')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const moving = (): Promise<string> =>
    table.button('Undo').evaluate((element) => getComputedStyle(element).transitionDuration);
  const plain = await table.square('Mc4').evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await last()).not.toBe(plain);
  await table.square('Md5').click();
  const marks = page.locator('svg.marks');
  await expect(marks.locator('*').first()).toBeVisible();

  await table.button('Settings').click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name: 'Largest' }).check();
  await expect.poll(size).toBeCloseTo(usual * 1.3, 0);
  await dialog.getByRole('radio', { name: 'None' }).check();
  await expect.poll(moving).toBe('0s');
  await dialog.getByRole('checkbox', { name: /^Mark where a piece can go/ }).uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(marks).toBeHidden();
  await expect.poll(last).toBe(plain);
  // what is not seen can still be read aloud, and chosen
  await expect(table.square('Md4')).toHaveAccessibleName(/can move here/);
  await table.square('Md4').click();
  await expect(table.status()).toContainText('Yellow to move');

  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await size()).toBeCloseTo(usual * 1.3, 0);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
  await expect(page.locator('html')).toHaveAttribute('data-marks', 'none');
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'the largest words fit').toBeLessThanOrEqual(0);
  await table.button('Settings').click();
  await dialog.getByRole('radio', { name: 'Usual' }).check();
  await expect.poll(size).toBeCloseTo(usual, 0);
});

test(
  'with the largest text, all of the view buttons are in sight on a phone on its side',
  { tag: '@whole' },
  async ({ table, page }) => {
    await page.setViewportSize({ width: 667, height: 375 });
    await table.open({ variation: 'poron' });
    await table.button('Settings').click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('radio', { name: 'Largest' }).check();
    await dialog.getByRole('button', { name: 'Close' }).click();
    for (const name of [/^Vaults/, /^Danger/, /^Propt/, /^First move/]) {
      const view = page.getByRole('button', { name });
      await expect(view).toBeVisible();
      expect(
        await view.evaluate((button) => innerWidth - button.getBoundingClientRect().right),
      ).toBeGreaterThan(0);
    }
  },
);
