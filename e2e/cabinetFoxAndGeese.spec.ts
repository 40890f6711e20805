import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test('fox and geese: the fox steps by the keyboard, and is shut in', { tag: '@whole' }, async ({ page }) => {
  const table = new CabinetTable(page);
  await table.open('fox-and-geese', 'fox-and-geese', '3/3/7/7/3G3/GG1/F1G f');
  await table.choose('d2');
  await expect(table.status()).toContainText('The fox is to move.');
  await table.place('c1').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(table.place('d1')).toBeFocused();
  await expect(table.place('d1')).toHaveAccessibleName('d1, empty, possible');
  await page.keyboard.press('Enter');
  await expect(table.status()).toContainText('Geese to move');
  await table.choose('c2 c1');
  await expect(table.status()).toContainText('The geese have won');
  await expect(table.status()).toContainText('The fox is shut in.');
  await expect(table.moves().getByRole('listitem')).toHaveText([/c1-d1/, /c2-c1/]);
});

test('fox and geese: a series of jumps goes on, or ends early', { tag: '@whole' }, async ({ page }) => {
  const table = new CabinetTable(page);
  await table.open('fox-and-geese', 'fox-and-geese', '3/1G1/2G1G2/7/2FG2G/2G/3 f');
  await table.choose('c3 d3');
  await expect(table.status()).toContainText('To jump over a goose, choose the free point behind it.');
  await table.choose('e3');
  await expect(table.status()).toContainText('Go on, or end the move here.');
  await table.button('End the move here').click();
  await expect(table.moves().getByRole('listitem')).toHaveText([/c3xe3/]);
  await table.button('Undo').click();
  await table.choose('c3 e3 e1');
  await expect(table.moves().getByRole('listitem')).toHaveText([/c3xe3xe1/]);
});
