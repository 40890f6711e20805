import type { Page } from '@playwright/test';
import { expect, test } from './support/table.ts';

/** Makes the browser's text twice as large. */
const double = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });

/** By how much the content of each part that is shown is wider than the part; one is shown at least. */
async function overOf(page: Page, selector: string): Promise<readonly number[]> {
  const parts = page.locator(selector).filter({ visible: true });
  await expect(parts, selector).not.toHaveCount(0);
  return parts.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
}

test(
  'where the browser’s text is twice as large, nothing overflows in the navigation, beside the board, and in a new game',
  { tag: '@whole' },
  async ({ page }) => {
    await double(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('./#/play');
    await expect(page.getByRole('button', { name: 'First move' })).toBeVisible();
    expect(await overOf(page, '[data-nav]')).toEqual([0]);
    expect(await overOf(page, '.side')).toEqual([0]);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('./#/new');
    await expect(page.getByRole('radio', { name: 'With somebody elsewhere' })).toBeVisible();
    for (const part of ['.segments .options', '.setup-section > summary'])
      for (const wide of await overOf(page, part)) expect(wide, part).toBeLessThanOrEqual(0);

    let links = 0;
    for (const [place, part] of [
      ['/learn', '.chapter'],
      ['/practice', '.practice-card'],
      ['/practice/puzzles', '.puzzle-entry'],
      ['/editor', '.palette-hands > .tool'],
    ] as const) {
      await page.goto(`./#${place}`);
      await expect(page.locator(part).first()).toBeVisible();
      for (const wide of await overOf(page, part)) expect(wide, place).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(360);
      // the places of a section, beside the pictures or below them
      const help = await page.getByRole('button', { name: 'Help' }).boundingBox();
      for (const link of await page.locator('header ul a').filter({ visible: true }).all()) {
        const { x, y, width } = (await link.boundingBox())!;
        expect(x + width <= help!.x || y >= help!.y + help!.height, place).toBe(true);
        links++;
      }
    }
    expect(links).toBeGreaterThan(0);
  },
);

test(
  'where the browser’s text is twice as large, a phone on its side shows the whole board and the buttons below the state',
  { tag: '@whole' },
  async ({ page }) => {
    await double(page);
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto('./#variation=poron');
    await expect(page.locator('.board')).toBeInViewport({ ratio: 1 });
    const side = (await page.locator('.side').boundingBox())!;
    expect(side.height).toBeGreaterThan(120);
    expect(await overOf(page, '.side')).toEqual([0]);
    await page.getByRole('button', { name: 'Concede' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Concede' })).toBeInViewport({ ratio: 0.9 });
    // the buttons of the review are in sight above what is below them
    await page.goto('./#/review');
    const menu = page.getByRole('button', { name: 'More', exact: true });
    await expect(menu).toBeVisible();
    const head = (await menu.boundingBox())!;
    const below = (await page.locator('.now-shown').boundingBox())!;
    expect(head.y + head.height).toBeLessThanOrEqual(below.y);
    expect(await overOf(page, '.side, .review-title, .review-head h1, .keeping')).toEqual([0, 0, 0, 0]);

    await page.goto('./#/new');
    await expect(page.getByRole('button', { name: 'Start – both agree' })).toBeInViewport({ ratio: 1 });
  },
);

test(
  'where the browser’s text is twice as large, a phone shows the title of a table and of the review whole',
  { tag: '@whole' },
  async ({ page }) => {
    await double(page);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const place of ['variation=poron', 'variation=draks-city', '/review']) {
      await page.goto(`./#${place}`);
      await expect(page.locator('.table-head').filter({ visible: true })).toHaveCount(1);
      for (const wide of await overOf(page, '.table-head h1, .keeping, .walk'))
        expect(wide, place).toBeLessThanOrEqual(0);
    }
  },
);

test(
  'where the browser’s text is twice as large, the controls of the review lie below the great board on a phone, and not over it',
  { tag: '@whole' },
  async ({ page }) => {
    await double(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('./#variation=poron');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goto('./#/review');
    const walk = page.getByRole('region', { name: 'Go through the game' });
    await expect(walk).toBeVisible();
    const board = (await page.getByRole('grid').filter({ visible: true }).boundingBox())!;
    expect((await walk.boundingBox())!.y).toBeGreaterThanOrEqual(board.y + board.height);
  },
);
