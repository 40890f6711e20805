import type { Page } from '@playwright/test';
import { expect, test } from './support/table.ts';

/** Whether the page itself, not its copy of the site, has requested a part of the site by now. */
const hasAskedFor = (page: Page, part: string): Promise<boolean> =>
  page.evaluate(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/${name}-`)),
    part,
  );

/** Opens the start page in a window so small that the puzzle of the day, which brings the table's code, is out of sight. */
async function openStart(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1, name: 'Jikaida' })).toBeVisible();
}

test.describe('in a browser with no need to save data', () => {
  test.use({ keepsCopy: true });

  test('a table at rest loads its dialogues, and what the end of a game needs, before they are opened', async ({
    table,
  }) => {
    await table.open({ variation: 'stikitche' });
    for (const part of ['NewGameDialog', 'SettingsDialog', 'HelpDialog', 'EndWays'])
      await expect.poll(() => hasAskedFor(table.page, part), part).toBe(true);
  });

  test('a start page at rest loads the table before it is opened', { tag: '@whole' }, async ({ page }) => {
    await openStart(page);
    await expect.poll(() => hasAskedFor(page, 'house')).toBe(true);
  });
});

test('a browser that is set to save data loads a dialogue when it is opened', async ({ table }) => {
  await table.open({ variation: 'stikitche' });
  await expect.poll(() => hasAskedFor(table.page, 'atRest')).toBe(true);
  await table.page.waitForTimeout(1500); // the first dialogue would be requested at once
  expect(await hasAskedFor(table.page, 'SettingsDialog')).toBe(false);
  await table.button('Settings').click();
  await expect(table.page.getByRole('dialog')).toBeVisible();
  expect(await hasAskedFor(table.page, 'SettingsDialog')).toBe(true);
});

test(
  'in a browser that is set to save data, the start page does not load the table',
  { tag: '@whole' },
  async ({ page }) => {
    await openStart(page);
    await expect.poll(() => hasAskedFor(page, 'atRest')).toBe(true);
    await page.waitForTimeout(500); // it would be requested at once
    expect(await hasAskedFor(page, 'house')).toBe(false);
    await page.getByRole('link', { name: 'Play a friend here' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  },
);
