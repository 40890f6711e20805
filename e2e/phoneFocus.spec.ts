import { expect, test } from './support/table.ts';

/** Where the bars are that stay in sight: whatever has the focus must be above them. */
const PLACES = [
  ['/play', '[data-nav]'],
  ['/new', '.start-bar'],
  ['/cabinet/tablut', '[data-nav]'],
  ['/practice/coordinates', '[data-nav]'],
] as const;

test(
  'whatever has the focus is not under the bar at the foot of a phone’s screen',
  { tag: '@whole' },
  async ({ page }) => {
    for (const [place, bar] of PLACES) {
      await page.goto(`./#${place}`);
      await expect(page.locator(bar).filter({ visible: true })).toBeVisible();
      await expect(page.getByRole('button').filter({ visible: true }).nth(1)).toBeVisible();
      for (let press = 0; press < 16; press++) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate((selector) => {
          const focused = document.activeElement;
          const edge = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
          if (focused === null || focused === document.body || edge === undefined) return null;
          const isOfBar = edge.contains(focused);
          const { top, bottom } = focused.getBoundingClientRect();
          return !isOfBar && (top + bottom) / 2 > edge.getBoundingClientRect().top
            ? focused.textContent
            : null;
        }, bar);
        expect(hidden, place).toBeNull();
      }
    }
  },
);
