import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test('tablut: a warning, a move by the keyboard, one that is refused, and the King reaches a corner', async ({
  page,
}) => {
  const table = new CabinetTable(page);
  await table.open('tablut', 'tablut', '4K2m1/9/9/9/8m/9/9/9/9 b');
  await expect(table.status()).toContainText('Raichi! The King has an open way to a corner.');
  await table.place('i5').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(table.place('i4')).toBeFocused();
  await expect(table.place('i4')).toHaveAccessibleName('i4, empty, possible');
  await page.keyboard.press('Enter');
  await expect(table.status()).toContainText('White to move');

  await table.choose('e9 h9');
  await expect(table.status()).toContainText('An enemy man stands there.');
  await table.choose('a9');
  await expect(table.status()).toContainText('White has won');
  await expect(table.status()).toContainText('The King has reached a corner.');
  await expect(table.moves().getByRole('listitem')).toHaveText([/i5-i4/, /e9-a9/]);
});
