import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test(
  'fanorona: the player chooses one of two lines, and the reply takes the last man',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('fanorona', 'fanorona', '9/9/2BW1B3/9/9 w');
    await expect(table.status()).toContainText('You can capture, so you must.');
    await table.choose('d3 d4');
    await expect(table.status()).toContainText('This step captures nothing.');
    await table.choose('e3');
    await expect(table.status()).toContainText('Two lines can be taken: choose the first man of one.');
    await table.choose('f3');
    await expect(table.moves().getByRole('listitem')).toHaveText([/d3-e3a/]);
    await table.place('c3').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(table.place('d3')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('Black has won');
    await expect(table.status()).toContainText('The loser has no men left.');
  },
);

test('a relay of fanorona goes on step by step, and may end early', { tag: '@whole' }, async ({ page }) => {
  const table = new CabinetTable(page);
  await table.open('fanorona', 'fanorona', '4B4/9/2W1B4/9/8B w');
  await table.choose('c3 d4');
  await expect(table.status()).toContainText('Go on, or end the move here.');
  await expect(table.place('c5')).toHaveAccessibleName('c5, empty, possible');
  await expect(table.place('e5')).toHaveAccessibleName('e5, empty');
  await table.choose('c5');
  await expect(table.moves().getByRole('listitem')).toHaveText([/c3-d4a-c5w/]);
  await table.button('Undo').click();
  await table.choose('c3 d4');
  await table.button('End the move here').click();
  await expect(table.moves().getByRole('listitem')).toHaveText([/c3-d4a/]);
});
