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

test('on a phone the answers of a question are in sight, all of one size, and stay when a hint is asked for', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 740],
    [320, 640],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('./#/learn/squares');
    await page.getByRole('button', { name: 'Task 3' }).tap();
    const answers = page.getByRole('button', { name: /^Mortil/ });
    await expect(answers).toHaveCount(4);
    const boxes = (): Promise<readonly DOMRect[]> =>
      answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const bar = await page.getByRole('navigation').first().boundingBox();
    const end = width < height ? (bar?.y ?? 0) : height;
    const before = await boxes();
    for (const box of before) {
      expect(box.bottom, `in sight at ${width} × ${height}`).toBeLessThanOrEqual(end);
      expect(box.width).toBeCloseTo(before[0]!.width, 0);
      expect(box.height).toBeCloseTo(before[0]!.height, 0);
    }
    await page.getByRole('button', { name: 'Hint' }).tap();
    await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
    expect(await boxes()).toEqual(before);
  }
});

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

test(
  'on a phone the hint of a lesson is above the navigation, and its title breaks in all tasks or in none',
  { tag: '@whole' },
  async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const bar = page.getByRole('navigation').first();
    for (const [lesson, tasks] of [
      ['drins', 1],
      ['promotion', 1],
      ['hyrkaida-in-two', 1],
      ['off-side', 3],
    ] as const) {
      await page.goto(`./#/learn/${lesson}`);
      const hint = page.getByRole('button', { name: 'Hint' });
      await expect(hint).toBeVisible();
      const heights = new Set<number>();
      for (let task = 1; task <= tasks; task++) {
        await page.getByRole('button', { name: `Task ${task} of` }).tap();
        const { y, height } = (await hint.boundingBox())!;
        expect(y + height, `${lesson}, task ${task}`).toBeLessThanOrEqual((await bar.boundingBox())!.y);
        heights.add((await heading.boundingBox())!.height);
      }
      expect(heights.size, lesson).toBe(1);
    }
  },
);
