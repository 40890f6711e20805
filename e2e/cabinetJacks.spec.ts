import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test(
  'Jacks and Witches: a Pawn moves by the keyboard, a Can(n)on is set, a Witch drags, and a Rook mates',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    const start = 'k11/11R/5**3R1/4****4/4****4/5**5/6nW3P/C9KR w J - t 0';
    await table.open('jacks-and-witches', 'jacks-and-witches', start);
    await table.place('j2').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(table.place('j3')).toBeFocused();
    await page.keyboard.press('Enter');
    await table.choose('e2');
    await expect(table.status()).toContainText('An enemy Witch holds this man.');
    await table.choose('y8 z8');

    await table.choose('w:J a2');
    await expect(table.status()).toContainText('A Jack is put in the gap of its own Pawns.');
    await table.choose('y1 y2');
    await expect(table.status()).toContainText('Choose how the Can(n)on is set after its move.');
    await table.button('Can(n)on, set diagonally').click();
    await expect(table.place('y2')).toHaveAccessibleName('y2, White: a Can(n)on, set diagonally, last move');
    await table.choose('z8 y8');

    await table.choose('f2 h2');
    await expect(table.place('g2')).toHaveAccessibleName('g2, Black: a Knight');
    await table.choose('y8 z8');
    await table.choose('i6 i8');
    await expect(table.status()).toContainText('White has won');
    await expect(table.status()).toContainText('Checkmate.');
    await expect(table.moves().getByRole('listitem')).toHaveCount(7);
  },
);
