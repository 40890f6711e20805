import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test(
  'mancala: a bowl is sown by the keyboard, an empty one is refused, and the last stone makes a draw',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('mancala', 'mancala:egyptian', '0,0,0,0,0,1 23 1,0,0,1,0,0 22 n');
    await table.place('D').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(table.place('A')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('South to move');
    await expect(table.place('MN')).toHaveAccessibleName(/^North’s mancala, North: 23 stones/);
    await table.choose('a');
    await expect(table.status()).toContainText('That bowl is empty.');
    await table.choose('f');
    await expect(table.status()).toContainText('Drawn, 24–24');
    await expect(table.status()).toContainText('The bowls of one side are empty.');
  },
);

test(
  'mancala by the Ethiopian rules, which are shown as chosen, asks for the direction',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('mancala', 'mancala:egyptian');
    await page.setViewportSize({ width: 360, height: 640 });
    await table.button('New game').click();
    await expect(page.getByRole('heading', { name: 'New game' }), 'it begins at its top').toBeInViewport();
    await page.getByRole('radio', { name: /^Ethiopian/ }).check();
    // a card with an edge around its words, rather than a line of text
    const chosen = page.locator('label').filter({ hasText: /^Ethiopian/ });
    await expect(chosen).toHaveCSS('display', 'block');
    await table.button('Begin').click();
    await table.choose('c');
    await table.button('Clockwise').click();
    await expect(table.moves().getByRole('listitem')).toHaveText([/c</]);
  },
);
