import { readFile } from 'node:fs/promises';
import { findings } from './support/axe.ts';
import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test(
  'a game of the cabinet is passed on by link, and goes through the library into a backup and back',
  { tag: '@whole' },
  async ({ page, newContext }) => {
    const table = new CabinetTable(page);
    await page.goto('./#/cabinet/tablut');
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByLabel('Name, if you like').first().fill('Anna');
    await page.getByRole('button', { name: 'Begin' }).click();
    await table.choose('d1 d3');
    await table.choose('e4 f4');

    await table.button('Pass on').click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await page.keyboard.press('Escape');

    const elsewhere = await newContext();
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other.getByText('This game came from a link.')).toBeVisible();
    await expect(other.getByRole('region', { name: 'Moves' }).getByRole('listitem')).toHaveText([
      /d1-d3/,
      /e4-f4/,
    ]);
    await expect(other.getByRole('region', { name: /Black · Anna/ })).toBeVisible();
    expect(await findings(other), 'a game from a link').toEqual([]);
    await other.goto(link.slice(0, -3));
    await expect(other.getByRole('alert')).toContainText('The link is not complete');

    await page.goto('./#/library');
    const row = page.getByRole('row').filter({ hasText: 'Tablut' });
    await expect(row).toContainText('Anna – a person');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Back up everything' }).click();
    const backup = await readFile(await (await saved).path());
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
    await page
      .getByLabel('Restore a backup')
      .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: backup });
    await expect(row).toContainText('Anna');
    await row.getByRole('link').click();
    await expect(table.moves().getByRole('listitem')).toHaveText([/d1-d3/, /e4-f4/]);
  },
);
