import { expect, test } from './support/table.ts';

test('size of the words, motion and marks are set, seen at once, and kept', async ({ table, page }) => {
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
  // what is not seen is still there to be read aloud, and to be chosen
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
  const whole = page.viewportSize();
  await page.setViewportSize({ width: 667, height: 375 });
  const toggle = page.getByRole('button', { name: /^First move/ });
  await expect(toggle).toBeVisible();
  expect(
    await toggle.evaluate((button) => innerWidth - button.getBoundingClientRect().right),
  ).toBeGreaterThan(0);
  if (whole !== null) await page.setViewportSize(whole);
  await table.button('Settings').click();
  await dialog.getByRole('radio', { name: 'Usual' }).check();
  await expect.poll(size).toBeCloseTo(usual, 0);
});
