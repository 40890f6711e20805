import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test(
  'surakarta: a step by the keyboard, a step that is not allowed, and a run round a loop that wins',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('surakarta', 'surakarta', '5B/6/6/6/W5/6 b');
    await table.place('f6').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await expect(table.place('e6')).toBeFocused();
    await expect(table.place('e6')).toHaveAccessibleName('e6, empty, possible');
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('You can capture, so you must.');

    await table.choose('a2');
    // the route round the loop is shown before the man takes it
    await expect(page.locator('.cabinet-reaches path').first()).toBeVisible();
    await table.choose('a3');
    await expect(table.status()).toContainText('You can capture, so a mere step is not allowed.');
    await table.choose('e6');
    await expect(table.status()).toContainText('White has won, 1–0');
    await expect(table.status()).toContainText('The loser has no marbles left.');
    await expect(table.moves().getByRole('listitem')).toHaveText([/f6-e6/, /a2xe6/]);
  },
);
