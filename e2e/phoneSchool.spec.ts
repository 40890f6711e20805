import { kept } from './support/computer.ts';
import { expect, test } from './support/table.ts';

test('a small game is begun as Blue by touch, and the coach is below the board', async ({ table, page }) => {
  await page.goto('./#/school');
  await page.getByRole('link', { name: 'Play Drak’s City' }).tap();
  await page.getByRole('radio', { name: 'Blue' }).check();
  await page.getByRole('button', { name: 'Start' }).tap();
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach.getByRole('listitem')).toHaveCount(3);
  await expect(table.status()).toContainText('Blue to move');
  expect((await kept(table)).terms.school).toBe(true);
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBe(clientWidth);
  await page.goto('./#/school/draks-city');
  await expect(page.getByRole('heading', { name: 'Drak’s City' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(clientWidth);
});

test(
  'a hint brings the board back into sight, and the end of a game comes before the goals',
  { tag: '@whole' },
  async ({ table, page }) => {
    await page.goto('./#/school/pastang');
    await page.getByRole('button', { name: 'Start' }).tap();
    await page.getByRole('button', { name: 'Hint' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Hint' }).tap();
    await expect(table.status()).toContainText('Hint');
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Concede' }).tap();
    await page.getByRole('button', { name: /^Concede.+wins/ }).tap();
    const coach = page.getByRole('region', { name: 'Coach' });
    await expect(coach).toContainText(/You lost this one.*Once more.*Capture by a vault/s);
    await expect(table.status().getByRole('button')).toHaveCount(0);
    await expect(coach.getByRole('button', { name: 'One level up' })).toHaveCount(0);
  },
);
