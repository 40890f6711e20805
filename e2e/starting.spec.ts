import { expect, test } from '@playwright/test';

const PROGRAM = /\/assets\/main-[^/]+\.js$/;

test('the name of the game is shown while the program loads, then the start page', async ({ page }) => {
  let letThrough: (() => void) | undefined;
  const waits = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(PROGRAM, async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.locator('.splash')).toHaveText('Poron Jikaida');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  letThrough?.();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.locator('.splash')).toHaveCount(0);
});

test('a program that does not load is reported', async ({ page }) => {
  await page.route(PROGRAM, (route) => route.abort());
  await page.goto('./');
  await expect(page.getByText('The game could not be loaded. Reload the page.')).toBeVisible();
});

test(
  'the start page loads the table ahead, and does not build it before it is needed',
  { tag: '@whole' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => asked.some((url) => /house-[^/]+\.js$/.test(url))).toBe(true);
    await expect(page.getByRole('grid', { includeHidden: true })).toHaveCount(0);
  },
);

test(
  'a setting leads straight to the table, from where the start page can still be seen',
  { tag: '@whole' },
  async ({ page }) => {
    await page.goto('./#/settings');
    await page.getByRole('checkbox', { name: /^Open the table, not/ }).check();
    await page.goto('about:blank');
    await page.goto('./');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page).toHaveURL(/#\/play$/);
    await page.getByRole('link', { name: 'Start page' }).click();
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.getByRole('grid')).toBeHidden();
  },
);

test('addresses from earlier versions still start their games', { tag: '@whole' }, async ({ page }) => {
  await page.goto('./#variation=pastang');
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await expect(page).toHaveURL(/#\/play$/);
  await page.goto('./#/');
  await page.evaluate(() => {
    location.hash = '#variation=stikitche&position=6/6/6/6/6/k5/6/6/6/6/6/K5 y - - 0';
  });
  await expect(page.getByRole('gridcell')).toHaveCount(72);
});
