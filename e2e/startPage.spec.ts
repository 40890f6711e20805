import { findings } from './support/axe.ts';
import { expectTurns } from './support/computer.ts';
import { expect, test } from './support/table.ts';
import { wholeUnless } from './support/whole.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `axe finds nothing wrong with the start page, ${colorScheme}`,
    wholeUnless(colorScheme === 'light'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('./');
      await expect(page.getByRole('heading', { level: 1, name: 'Jikaida' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Solve it' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    },
  );

test('the pieces of the picture have the colours of their sides', { tag: '@whole' }, async ({ page }) => {
  await page.goto('./');
  const fills = page.getByRole('button', { name: 'Show the vault again' }).evaluate((stage) => {
    const bodies = [...stage.querySelectorAll('svg path[stroke-linejoin]')];
    return [...new Set(bodies.map((body) => getComputedStyle(body).fill))].toSorted();
  });
  expect(await fills).toEqual(['rgb(247, 194, 31)', 'rgb(43, 95, 196)']);
});

test('one click on the start page begins a game against the computer, another a game for two', async ({
  table,
}) => {
  const { page } = table;
  await page.goto('./');
  await page.getByRole('link', { name: 'Play the computer' }).click();
  await expect(page).toHaveURL(/#\/play$/);
  await expect(page.getByRole('region', { name: /^Computer, level \d \(Blue\)$/ })).toBeVisible();
  await expect(table.status()).toContainText('Yellow to move');
  await table.move('Mc3-Mc6');
  await expectTurns(table, 2);

  await page.getByRole('link', { name: 'Start page' }).click();
  await expect(page.getByRole('link', { name: /^Go on: turn \d/ })).toBeVisible();
  await page.getByRole('link', { name: 'Play a friend here' }).click();
  await table.move('Mc3-Mc6');
  await expect(page.getByRole('region', { name: /^Computer/ })).toHaveCount(0);
  await table.move('Wc4-Wc3');
  await expect(table.status()).toContainText('Yellow to move');
});

test(
  'the ways to a game stand in one row or in one column, never two and one',
  { tag: '@whole' },
  async ({ page }) => {
    await page.goto('./');
    const ways = page.getByRole('list', { name: 'Begin' }).getByRole('link');
    await expect(ways).toHaveCount(3);
    for (const [width, rows, columns] of [
      [1280, 1, 3],
      [1024, 3, 1],
      [900, 3, 1],
      [820, 1, 3],
      [360, 3, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const boxes = await ways.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
      );
      expect(new Set(boxes.map(({ y }) => y)).size, `rows at ${width}`).toBe(rows);
      expect(new Set(boxes.map(({ x }) => x)).size, `columns at ${width}`).toBe(columns);
    }
  },
);
