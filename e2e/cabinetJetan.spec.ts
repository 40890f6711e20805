import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test(
  'Jetan: a panthan moves by the keyboard, the princess captures nobody, and a dwar takes the other one',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('jetan', 'jetan', 'r9/10/10/10/10/10/10/10/P9/R2d6 b BO - - 0');
    await table.place('a2').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(table.place('a3')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('Orange to move');
    await table.choose('a10');
    await expect(table.status()).toContainText('uses up her one escape');
    await table.choose('a1');
    await expect(table.status()).toContainText('The princess captures nobody.');
    await table.choose('d1 e2');
    await expect(table.status()).toContainText('A dwar goes exactly three steps along ranks and files.');
    await table.choose('a1');
    await expect(table.status()).toContainText('Orange has won');
    await expect(table.status()).toContainText('The princess has been taken.');
    await expect(table.moves().getByRole('listitem')).toHaveText([/a2-a3/, /d1-a1/]);
  },
);

test(
  'Jetan by the rules of the novel is drawn when a leader is taken',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('jetan', 'jetan:burroughs', 'r9/10/10/10/10/2l7/2P7/10/10/R8L b BO - - 0');
    await table.choose('c4 c5');
    await expect(table.status()).toContainText('Drawn');
    await expect(table.status()).toContainText('A leader has fallen to another man.');
  },
);
