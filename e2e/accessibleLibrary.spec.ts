import { findings } from './support/axe.ts';
import { fileOf, LibraryView, shortRecord } from './support/library.ts';
import { expect, test } from './support/table.ts';

test('axe finds nothing wrong with the library', { tag: '@whole' }, async ({ table }) => {
  test.slow();
  const { page } = table;
  const library = new LibraryView(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
