import { expect, test } from './support/table.ts';

test('terrain is laid with a brush on both sides alike, by mouse and by keyboard, and a game is begun on it', async ({
  table,
}) => {
  const { page } = table;
  await page.goto('./#/editor/poron');
  const named = (name: string) => page.getByRole('gridcell', { name });
  await page.getByRole('radio', { name: 'River', exact: true }).check();
  await table.square('Mc4').click();
  await expect(named('Mortil C4, river, empty')).toBeVisible();
  await expect(named('Chavonth D3, river, empty')).toBeVisible();
  // drawn over several squares: a single change
  await table.drag('Ma5', 'Me5');
  for (const file of ['A', 'C', 'E']) await expect(named(`Mortil ${file}5, river, empty`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(named('Mortil A5, empty')).toBeVisible();

  await page.getByRole('radio', { name: 'Hill', exact: true }).check();
  await page.getByRole('checkbox', { name: 'The same for both sides' }).uncheck();
  await table.square('Na1').focus();
  await page.keyboard.press('Enter');
  await expect(named('Neemu A1, hill, empty')).toBeFocused();
  await expect(named('Leem F6, empty')).toBeVisible();

  // on another board it keeps to the squares that are there
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Hyrshiv');
  await expect(named('Mortil C4, river, empty')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Yellow Flutsman' })).toHaveCount(1);
  await page.getByLabel('Ready-made terrain').selectOption('Woods on the wings');
  await expect(named('Mortil C4, empty')).toBeVisible();
  await table.button('New game with this terrain').click();
  await page.getByRole('button', { name: 'Start – both agree' }).click();
  await expect(page.getByRole('heading', { name: 'Hyrshiv, with terrain' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /, wood, empty/ }).first()).toBeVisible();
});
