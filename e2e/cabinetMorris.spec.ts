import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test(
  'nine men’s morris: a mill is closed by the keyboard, takes a man by the mouse, and the game is won',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('nine-mens-morris', 'nine-mens-morris', 'WW1/3/B2/5W/2B/B2/3 w 0 0');
    await table.place('g4').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(table.place('g7')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('A mill! Take an enemy man.');
    await expect(table.place('e3')).toHaveAccessibleName('e3, Black: a man, can be taken');
    await table.choose('a7');
    await expect(table.status()).toContainText('take an enemy man, not one of your own');
    await table.choose('e3');
    await expect(table.status()).toContainText('White has won');
    await expect(table.status()).toContainText('The loser has no more than two men left.');
    await expect(table.moves().getByRole('listitem')).toHaveText([/g4-g7xe3/]);
  },
);
