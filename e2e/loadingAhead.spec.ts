import type { Page } from '@playwright/test';
import { expect, test } from './support/table.ts';

/** Whether the page itself, not its copy of the site, has asked for a part of the site by the time it is asked. */
const hasAskedFor = (page: Page, part: string): Promise<boolean> =>
  page.evaluate(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/${name}-`)),
    part,
  );

test.describe('in a browser with data to spare', () => {
  test.use({ keepsCopy: true });

  test('a table at rest loads its dialogues before they are opened', async ({ table }) => {
    await table.open({ variation: 'stikitche' });
    for (const dialog of ['NewGameDialog', 'SettingsDialog', 'HelpDialog'])
      await expect.poll(() => hasAskedFor(table.page, dialog), dialog).toBe(true);
  });

  test('a start page at rest loads the table before it is opened', async ({ page }) => {
    await page.goto('./');
    await expect.poll(() => hasAskedFor(page, 'house')).toBe(true);
  });
});

test('a browser that is to save data loads a dialogue when it is opened', async ({ table }) => {
  await table.open({ variation: 'stikitche' });
  await expect.poll(() => hasAskedFor(table.page, 'atRest')).toBe(true);
  await table.page.waitForTimeout(1500); // the first dialogue would come at once
  expect(await hasAskedFor(table.page, 'SettingsDialog')).toBe(false);
  await table.button('Settings').click();
  await expect(table.page.getByRole('dialog')).toBeVisible();
  expect(await hasAskedFor(table.page, 'SettingsDialog')).toBe(true);
});
