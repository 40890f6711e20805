import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test(
  'four-by-four chess: men are placed before they move, by the keyboard too, and four in a row win',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('four-by-four-chess', 'four-by-four-chess', 'R3/1B1n/2b1/r3 w NPp 23 -- 4');
    await table.choose('a4');
    await expect(table.status()).toContainText('Your men may move once you have put three on the board.');
    await table.choose('w:N b3');
    await expect(table.status()).toContainText('A man is put on an empty square.');
    await table.choose('d1');
    await expect(table.status()).toContainText('Black to move');
    await table.place('a1').focus();
    await page.keyboard.press('ArrowRight');
    await expect(table.place('b1')).toBeFocused();
    await table.place('b:P').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await expect(table.place('d1')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(table.place('d4')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.place('d4')).toHaveAccessibleName('d4, Black: the pawn, going south, last move');

    // the pawn is the last of four on a diagonal, on which a bishop is in the way
    await table.choose('d1 c3');
    await table.choose('c2 d1');
    await table.choose('c3 d1');
    await expect(table.place('b:B')).toHaveAccessibleName(/the bishop/);
    await table.choose('b:B b1');
    await table.choose('w:P c2');
    await expect(table.status()).toContainText('White has won');
    await expect(table.status()).toContainText('Four men stand in a row.');
  },
);
