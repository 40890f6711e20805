import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test('surakarta: a step by the keyboard, a step that must not be, and a run round a loop that wins', async ({
  page,
}) => {
  const table = new CabinetTable(page);
  await table.open('surakarta', 'surakarta', '6/3B2/6/6/W5/6 b');
  await table.place('d5').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(table.place('e5')).toBeFocused();
  await expect(table.place('e5')).toHaveAccessibleName('e5, empty, possible');
  await page.keyboard.press('Enter');
  await expect(table.status()).toContainText('You can capture, so you must.');

  await table.choose('a2');
  // the way round the loop is seen before it is gone
  await expect(page.locator('.cabinet-reaches path').first()).toBeVisible();
  await table.choose('a3');
  await expect(table.status()).toContainText('You can capture, so a mere step is not allowed.');
  await table.choose('e5');
  await expect(table.status()).toContainText('White has won, 1–0');
  await expect(table.status()).toContainText('The loser has no marbles left.');
  await expect(table.moves().getByRole('listitem')).toHaveText([/d5-e5/, /a2xe5/]);
});
