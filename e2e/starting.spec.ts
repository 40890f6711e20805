import { expect, test } from '@playwright/test';

const PROGRAM = /\/assets\/index-[^/]+\.js$/;

test('the name of the game stands there while the program comes, then the board', async ({ page }) => {
  let letThrough: (() => void) | undefined;
  const waits = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(PROGRAM, async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.locator('.splash')).toHaveText('Poron Jikaida');
  await expect(page.getByRole('grid')).toHaveCount(0);
  letThrough?.();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('.splash')).toHaveCount(0);
});

test('a program that does not come is told of', async ({ page }) => {
  await page.route(PROGRAM, (route) => route.abort());
  await page.goto('./');
  await expect(page.getByText('The game could not be loaded. Reload the page.')).toBeVisible();
});
