import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test(
  'mu torere: a man who may not enter the putahi, one moved by the keyboard, and a side that is shut in',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('mu-torere', 'mu-torere', 'BBB.BWWW/W b');
    await table.choose('k1');
    await expect(table.status()).toContainText('the free one is not beside him');
    await table.place('k5').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(table.place('k4')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('White to move');
    await table.choose('k6 k5');
    await expect(table.status()).toContainText('White has won');
    await expect(table.status()).toContainText('The side to move cannot move.');
  },
);

test(
  'four field kono: a step by the keyboard, a jump that is not allowed, and a capture that wins',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('four-field-kono', 'four-field-kono', 'B3/4/2B1/WW2 b');
    await table.place('c2').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(table.place('c1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('White to move');
    await table.choose('b1 c1');
    await expect(table.status()).toContainText('An enemy right beside is safe');
    await table.choose('a1 c1');
    await expect(table.status()).toContainText('White has won');
    await expect(table.status()).toContainText('The loser has only one marble left.');
    await expect(table.moves().getByRole('listitem')).toHaveText([/c2-c1/, /a1xc1/]);
  },
);

test(
  'tac tix: marbles of a row are taken up in any order, and whoever takes the last one loses',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('tac-tix', 'tac-tix', '4/OOOO/4/3O f');
    await table.choose('c3 a3');
    await expect(table.place('b3')).toHaveAccessibleName('b3, a marble, taken up');
    await table.choose('d1');
    await expect(table.status()).toContainText('All marbles of a turn lie in one row or one file.');
    await table.button('Take what is marked').click();
    await expect(table.moves().getByRole('listitem')).toHaveText([/a3-c3/]);
    await table.choose('a3');
    await expect(table.status()).toContainText('No marble is left there.');
    await table.place('d3').focus();
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('First player to move');
    await table.choose('d1');
    await expect(table.status()).toContainText('Second player has won');
    await expect(table.status()).toContainText('The loser took the last marble.');
  },
);
