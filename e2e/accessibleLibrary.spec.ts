import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fileOf, LibraryView, shortRecord } from './support/library.ts';
import { expect, test } from './support/table.ts';

async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const look of ['light', 'dark', 'contrast'] as const)
  test(`axe finds nothing on the library, ${look}`, async ({ table }) => {
    const { page } = table;
    const library = new LibraryView(page);
    await page.emulateMedia({ colorScheme: look === 'light' ? 'light' : 'dark', reducedMotion: 'reduce' });
    await page.addInitScript((theme) => {
      localStorage.setItem('poron-jikaida.settings', JSON.stringify({ theme }));
    }, look);
    await library.open();
    expect(await findings(page), 'empty').toEqual([]);

    const [whole, torn] = [shortRecord({ Yellow: 'Delia' }), shortRecord({ Blue: 'Seg' })];
    await library.give(fileOf('a.jkn', `${whole}\n${torn.replace('Nc6-Nc5', 'Xx9')}`));
    await expect(library.rows()).toHaveCount(2);
    await page.getByText('Filters', { exact: true }).click();
    await library.row('Delia').getByRole('checkbox').check();
    expect(await findings(page), 'a list with a report, filters and a selection').toEqual([]);

    await library.button('Labels').click();
    await page.getByLabel('New label').fill('club');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'club' })).toBeChecked();
    expect(await findings(page), 'labels').toEqual([]);

    await page.keyboard.press('Escape');
    await library.button('Delete').click();
    await expect(library.button('Undo')).toBeVisible();
    expect(await findings(page), 'undo').toEqual([]);
  });
