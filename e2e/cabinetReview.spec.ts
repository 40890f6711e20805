import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { findings } from './support/axe.ts';

const write = async (page: Page, move: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: 'Write a move' });
  await field.fill(move);
  await field.press('Enter');
  await expect(field).toHaveValue('');
};

const list = (page: Page) => page.getByRole('list', { name: 'Moves' });

test('a game of the cabinet is reviewed with a variation and a comment, kept, saved to a file and opened again', async ({
  page,
}) => {
  await page.goto('#/cabinet/tablut');
  for (const move of ['e8-d8', 'e7-d7', 'd8-e8']) await write(page, move);
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.getByRole('heading', { name: 'Tablut: review' })).toBeVisible();

  await page.getByRole('button', { name: 'e8-d8' }).click();
  await page.locator('[data-place=e7]').click();
  await page.locator('[data-place=f7]').click();
  await page.getByRole('textbox', { name: 'Comment after the move' }).fill('Another way.');
  await page.getByRole('button', { name: 'Good move' }).click();
  await expect(list(page)).toContainText('e7-f7');

  await page.reload();
  await expect(list(page)).toContainText('Another way.');
  await expect(page.getByRole('textbox', { name: 'Comment after the move' })).toHaveValue('Another way.');
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Record' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Tablut.jkn');
  const saved = await readFile(await download.path());
  expect(saved.toString()).toContain('(2. e7-f7 $1 {Another way.})');

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'e8-d8' }).click();
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect(list(page).getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Record' }).click();
  await page
    .getByLabel('Open a file …')
    .last()
    .setInputFiles({ name: 'Tablut.jkn', mimeType: 'text/plain', buffer: saved });
  await expect(list(page)).toContainText('e7-f7');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const print = page.getByRole('button', { name: 'Print' });
  await expect(print).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toContainText('Another way.');
  await expect(print).toBeHidden();
});
