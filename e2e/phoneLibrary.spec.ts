import type { Locator } from '@playwright/test';
import { FarPlayer, invite } from './support/apart.ts';
import { fileOf, LibraryView, shortRecord } from './support/library.ts';
import { besideMiddle } from './support/middle.ts';
import { expect, test } from './support/table.ts';

test(
  'the filters of the library open from a button beside the search, which stays under the finger, and fit large letters',
  { tag: '@whole' },
  async ({ page }) => {
    const library = new LibraryView(page);
    await library.open();
    await library.button('Begin with the annotated games').tap();
    await expect(page.getByText(/ games? added/)).toBeVisible(); // until then what is told above the search changes
    const filters = page.getByRole('button', { name: 'Filters' });
    const search = (await library.search().boundingBox())!;
    const place = (await filters.boundingBox())!;
    expect(place.y).toBe(search.y);
    await filters.tap();
    await expect(page.getByLabel('House rule')).toBeVisible();
    expect(await filters.boundingBox()).toEqual(place);
    await filters.tap();
    await expect(page.getByLabel('House rule')).toBeHidden();

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const bar = page.locator('.search-bar');
    expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  },
);

test('what became of a backup is told in sight of who restored it', { tag: '@whole' }, async ({ page }) => {
  const library = new LibraryView(page);
  await library.open();
  await library.button('Begin with the annotated games').tap();
  await expect(library.rows()).not.toHaveCount(0);
  const backup = await library.saved('Back up everything');
  for (const [content, told] of [
    [backup, 'all.json: '],
    ['{"broken', 'broken.json: '],
  ] as const) {
    const restore = page.getByText('Restore a backup');
    await restore.scrollIntoViewIfNeeded();
    await page.getByLabel('Restore a backup').setInputFiles([fileOf(told.replace(': ', ''), content)]);
    await expect(page.getByText(told)).toBeInViewport();
  }
});

/** Expects that what opens a part is high enough for a finger and has its words in the middle. */
async function expectWell(summary: Locator): Promise<void> {
  expect((await summary.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await besideMiddle(summary)).toBeLessThan(1.5);
}

test(
  'what opens the link of a game by message, and the faults of a file, is high enough for a finger, its words in the middle',
  { tag: '@whole' },
  async ({ page }) => {
    const library = new LibraryView(page);
    await library.open();
    const torn = shortRecord({ Yellow: 'Torn' }).replace('Nc6-Nc5', 'Nc6-Xx9');
    await library.give(fileOf('torn.jkn', torn));
    await expectWell(page.locator('.import-reports summary'));
    await invite(new FarPlayer(page), { game: 'Stikitche' });
    await expectWell(page.locator('.apart-again summary'));
  },
);
