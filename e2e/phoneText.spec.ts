import type { Locator } from '@playwright/test';
import { expect, test } from './support/table.ts';

/** Asserts that words and pictures side by side do not overlap, and that none is cut off. */
async function stand(things: Locator, place: string): Promise<void> {
  const faults = await things.evaluateAll((elements) => {
    const boxes = elements.map((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const isPicture = element.textContent === '';
      return {
        name: isPicture ? element.ariaLabel : element.textContent,
        box: (isPicture ? element : words).getBoundingClientRect(),
      };
    });
    const cut = boxes.filter(({ box }) => box.left < 0 || box.right > innerWidth);
    const laid = boxes.flatMap(({ name, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(({ box: other }) => box.left < other.right && other.left < box.right)
        .filter(({ box: other }) => box.top < other.bottom && other.top < box.bottom)
        .map((other) => `${name} lies in ${other.name}`),
    );
    return cut.map(({ name }) => `${name} is cut`).concat(laid);
  });
  expect(faults, place).toEqual([]);
}

const PLACES = [
  '/',
  '/new',
  '/play',
  '/m',
  '/school',
  '/learn',
  '/practice',
  '/rules',
  '/library',
  '/review',
];
const MORE = ['/editor', '/cabinet', '/settings', '/live', '/new/elsewhere'];

test(
  'on a narrow phone, with large text too, nothing is cut off or overlaps, and no page scrolls sideways',
  { tag: '@whole' },
  async ({ page }) => {
    for (const letters of ['Usual', 'Largest']) {
      await page.goto('./#/settings');
      const choice = page.getByRole('radio', { name: letters });
      await choice.check();
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 700 });
        for (const place of [...PLACES, ...MORE]) {
          const told = `${place} at ${width}, ${letters}`;
          await page.goto(`./#${place}`);
          await expect(page.locator('h1, h2').filter({ visible: true }).first()).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth), told).toBe(width);
          const sections = page.locator('[data-nav] li > a').filter({ visible: true });
          await expect(sections, told).not.toHaveCount(0);
          await stand(sections, told);
          for (const header of await page.locator('header').all())
            await stand(header.locator('a, button').filter({ visible: true }), told);
        }
      }
    }
  },
);

test('what hangs below the line of a title is not cut off', { tag: '@whole' }, async ({ page }) => {
  await page.goto('./#/cabinet/xiangqi');
  const title = page.getByRole('heading', { level: 1, name: 'Xiangqi' });
  await expect(title).toBeVisible();
  expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});
