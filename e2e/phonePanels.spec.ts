import { expect, test } from './support/table.ts';

test('on a phone the panels are tabs, and whatever has no room is in a menu', async ({ table }) => {
  const { page } = table;
  await table.open({ variation: 'poron' });
  await table.move('Mc3-Mc6');
  await expect(table.moves()).toContainText('SMc3-Mc6');
  await page.getByRole('tab', { name: 'On the board' }).tap();
  await expect(table.moves()).toHaveCount(0);
  await page.getByRole('button', { name: /^Propt/ }).tap();
  await expect(table.square('Md3')).toHaveAccessibleName(/propt/);

  await table.button('More').tap();
  await page.getByRole('menuitem', { name: 'Record' }).tap();
  await expect(page.getByRole('dialog', { name: 'Game record' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await table.button('More').tap();
  await page.getByRole('menuitem', { name: 'Settings' }).tap();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});
