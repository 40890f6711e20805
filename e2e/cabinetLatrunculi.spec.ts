import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test(
  'latrunculi: a stone squeezes in by the keyboard, another is taken, and the dux is shut in',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('latrunculi', 'latrunculi', '3SdS2/8/8/8/8/4S3/S1S5/1s1D3s b');
    await table.place('b1').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(table.place('b2')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('Squeeze: this stone stands safely between enemies.');
    await expect(table.place('b2')).toHaveAccessibleName('b2, Black: a stone, last move');

    await table.choose('c2 b2');
    await expect(table.status()).toContainText('An enemy piece stands there.');
    await table.choose('c3');
    await table.choose('h1 h2');
    await table.choose('c3 c2');
    await expect(table.place('b2')).toHaveAccessibleName('b2, empty');
    await table.choose('h2 h1');
    await table.choose('e3 e7');
    await expect(table.status()).toContainText('White has won');
    await expect(table.status()).toContainText('The loser’s dux is shut in.');
    await expect(table.moves().getByRole('listitem')).toHaveCount(6);
  },
);
