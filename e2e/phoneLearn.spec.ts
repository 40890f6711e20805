import { lesson as jiktar } from '../src/learn/lessons/jiktar.ts';
import { lesson as king } from '../src/learn/lessons/king.ts';
import { byTouch, solve, take } from './support/lesson.ts';
import { expect, test } from './support/table.ts';

test('on a phone a lesson fits the screen and is done by finger', async ({ page }) => {
  await page.goto('./#/learn');
  const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width(), 'no horizontal scroll bar').toBeLessThanOrEqual(360);
  await page.getByRole('link', { name: /^The King Walk/ }).tap();
  await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
  expect(await width(), 'no horizontal scroll bar').toBeLessThanOrEqual(360);
  await take(page, king, byTouch(page));
});

test(
  'on a phone on its side, a lesson’s whole board and its question are in sight',
  { tag: '@whole' },
  async ({ page }) => {
    for (const [width, height] of [
      [740, 360],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('./#/learn/propt');
      await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Mark the propt Swods.')).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('3 squares to find')).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'on a small phone the button that leads on is in sight, above the navigation',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('./#/learn/jiktar');
    await solve(jiktar.tasks[0]!, byTouch(page));
    const next = page.getByRole('button', { name: 'Next' });
    await expect(next).toBeFocused();
    const bar = await page.getByRole('navigation').first().boundingBox();
    await expect
      .poll(async () => {
        const box = await next.boundingBox();
        return box === null || bar === null ? null : Math.round(bar.y - box.y - box.height);
      })
      .toBeGreaterThanOrEqual(0);
  },
);
