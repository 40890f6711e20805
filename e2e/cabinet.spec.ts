import { CABINET_GAMES as SHELF } from '../src/cli/cabinetGames.ts';
import { findings } from './support/axe.ts';
import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';
import { IS_WHOLE, wholeUnless } from './support/whole.ts';

test('the shelf leads to a game against the computer, which is kept and then comes first', async ({
  page,
}) => {
  const table = new CabinetTable(page);
  await page.goto('./#/play');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cabinet' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(SHELF.length);
  await expect(page.locator('.cabinet-picture svg').first()).toBeVisible();
  expect(await findings(page), 'the shelf').toEqual([]);
  await page.getByRole('radio', { name: 'Dice or cards' }).check();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(
    SHELF.filter(({ hasChance }) => hasChance).length,
  );
  await page.getByRole('group', { name: 'Chance' }).getByRole('radio', { name: 'Any' }).check();
  const tablut = page.getByRole('article', { name: 'Tablut' });
  await tablut.getByRole('link', { name: 'Play' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tablut' })).toBeVisible();

  await table.button('New game').click();
  await page.getByRole('combobox', { name: 'Who plays White?' }).selectOption('Computer, easy');
  await table.button('Begin').click();
  await table.choose('d1 d3');
  // the computer answers, and Black is to move again
  await expect(table.moves().getByRole('listitem')).toHaveCount(2);
  await expect(table.status()).toContainText('Black to move');
  await page.reload();
  await expect(table.moves().getByRole('listitem')).toHaveCount(2);
  await table.button('Undo').click();
  await expect(table.status()).toContainText('The board as it was before the first move of 2.');
  await page.getByRole('link', { name: 'All games' }).click();
  const first = page.getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText('Tablut');
  await expect(first.getByRole('link', { name: 'Play on' })).toBeVisible();
});

/**
 * Games that are looked at one after the other on one page, which is loaded once for all of them; otherwise only the
 * first.
 */
const AT_ONCE = IS_WHOLE ? 5 : 1;
for (let first = 0; first < SHELF.length; first += AT_ONCE) {
  const games = SHELF.slice(first, first + AT_ONCE);
  test(
    `axe finds nothing wrong with the tables and rules of ${games.map(({ id }) => id).join(', ')}`,
    wholeUnless(first === 0),
    async ({ page }) => {
      test.slow();
      const table = new CabinetTable(page);
      for (const { id, variants } of games) {
        await table.open(id, variants[0] ?? '');
        expect(await findings(page), `the table of ${id}`).toEqual([]);
        await page.goto(`./#/cabinet/${id}/rules`);
        await expect(page.getByRole('heading', { level: 2, name: 'Rulings' })).toBeVisible();
        // all pages of rules have the same colours, and those of each board are judged at its table
        expect(
          await findings(page, games[0]?.id === id ? undefined : ['light']),
          `the rules of ${id}`,
        ).toEqual([]);
      }
    },
  );
}
