import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test(
  'Chikkin: a wolf steps by the keyboard, a dog slides and pushes, and the other dog comes home',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('chikkin', 'chikkin', '4W2D/8/8/3R4/8/8/3d4/4w3 e 0');
    await table.place('e1').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(table.place('e2')).toBeFocused();
    await page.keyboard.press('Enter');
    await table.choose('e8 f8');

    await table.choose('d2 d4');
    await expect(table.status()).toContainText('Go on, or end the move here.');
    await expect(table.place('d5')).toHaveAccessibleName('d5, West: a rooster, possible');
    await table.choose('d5 d8');
    await expect(table.status()).toContainText('It is pushed by one square.');
    await table.choose('e6');
    await expect(table.place('e6')).toHaveAccessibleName('e6, West: a rooster, possible');

    await table.choose('h8 h1');
    await expect(table.status()).toContainText('West has won');
    await expect(table.status()).toContainText('A dog stands on the enemy’s back rank.');
    await expect(table.moves().getByRole('listitem')).toHaveText([/e1-e2/, /e8-f8/, /d2-d4>d5e6/, /h8-h1/]);
  },
);

test(
  'Chikkin is drawn without a claim when a position occurs for the third time',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('chikkin', 'chikkin');
    for (const move of ['a2 a3', 'a7 a6', 'a3 a2', 'a6 a7', 'a2 a3', 'a7 a6', 'a3 a2', 'a6 a7'])
      await table.choose(move);
    await expect(table.status()).toContainText('Drawn');
    await expect(table.status()).toContainText('The same position has come up for the third time.');
  },
);
