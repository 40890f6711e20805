import { expect, test } from './support/table.ts';

test('on a phone the rules are read, searched and tried out by tapping', async ({ table }) => {
  const { page } = table;
  await table.open({ variation: 'poron' });
  await table.go('Rules');
  await page.getByRole('link', { name: 'Vaulting', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 2, name: 'Vaulting' })).toBeVisible();

  await page.getByRole('button', { name: 'Hikdar' }).tap();
  await expect(page.locator('.tip')).toContainText('Lieutenant');
  const diagram = page.getByRole('figure').first();
  await diagram.getByRole('gridcell', { name: /^Mortil F3/ }).tap();
  await diagram.getByRole('gridcell', { name: /^Mortil A3/ }).tap();
  await diagram.getByRole('gridcell', { name: /^Mortil F3/ }).tap();
  await expect(diagram.getByRole('status')).toContainText('The line breaks on Mortil E3');

  await page.getByText('Contents', { exact: true }).tap();
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Kaida', exact: true })
    .tap();
  await expect(page.getByRole('heading', { level: 2, name: 'Kaida' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
  await table.go('Play');
  await expect(page.getByRole('grid')).toBeVisible();
});

test(
  'two diagrams side by side keep to their columns, with large letters too',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    for (const letters of ['Usual', 'Largest']) {
      await page.goto('./#/settings');
      await page.getByRole('radio', { name: letters }).check();
      await page.goto('./#/rules/archer');
      const boards = page.locator('.several .diagram-board');
      await expect(boards.getByRole('grid')).toHaveCount(2);
      const over = await boards.evaluateAll((all) =>
        all.map(
          (board) =>
            board.getBoundingClientRect().right - (board.parentElement?.getBoundingClientRect().right ?? 0),
        ),
      );
      for (const wide of over) expect(wide, letters).toBeLessThanOrEqual(0.5);
    }
  },
);
