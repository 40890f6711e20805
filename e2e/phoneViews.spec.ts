import { expect, test } from './support/table.ts';

test('with confirmation, a first tap shows the move and a second one makes it; the board turns', async ({
  table,
}) => {
  await table.open({ variation: 'poron' });
  await table.button('More').tap();
  await table.page.getByRole('menuitem', { name: 'Settings' }).tap();
  await table.page.getByRole('checkbox', { name: /^By touch/ }).check();
  await table.page.getByRole('checkbox', { name: /^Turn the board/ }).check();
  await table.button('Close').tap();
  const corner = table.page.getByRole('gridcell').first();
  await expect(corner).toHaveAccessibleName(/^Wersting A6/);

  await table.square('Mc3').tap();
  await table.square('Mc6').tap();
  await expect(table.status()).toContainText('Yellow to move');
  await expect(table.page.locator('.routes.plan')).toHaveCount(1);
  await table.square('Mc5').tap();
  await expect(table.status()).toContainText('Yellow to move');
  await table.square('Mc5').tap();
  await expect(table.square('Mc5')).toHaveAccessibleName(/Yellow Swod/);
  await expect(table.status()).toContainText('Blue to move');
  await expect(corner).toHaveAccessibleName(/^Zhantil F1/);
  await table.button('Undo').tap();
  await expect(corner).toHaveAccessibleName(/^Wersting A6/);
});

test(
  'on a low phone it can be read why a move was refused, above the board and not over it',
  { tag: '@whole' },
  async ({ table, page }) => {
    const words = table.status().locator('.refusal');
    for (const [width, height] of [
      [320, 640],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await table.open({ variation: 'poron' });
      await table.square('Ma3').tap();
      await table.square('Wa1').tap();
      await expect(words).toContainText('No Swod moves like that');
      await expect(words).toBeInViewport({ ratio: 1 });
      const shown = (await words.boundingBox())!;
      const board = (await page.getByRole('grid').boundingBox())!;
      expect(shown.y + shown.height, `at ${width} × ${height}`).toBeLessThanOrEqual(board.y);
      await table.square('Mb3').tap();
      await expect(words).toBeHidden();
    }
  },
);

test(
  'on a phone it can be read why a move was refused, above the bar and below the board',
  { tag: '@whole' },
  async ({ table, page }) => {
    const pallan = '11k/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/3d8/PSSS1K6 y - - 0';
    await table.open({ variation: 'poron', position: pallan });
    const bar = (await page.getByRole('navigation').first().boundingBox())!;
    await table.square('Ma1').tap();
    await table.square('Mb1').tap();
    const words = table.status().locator('.refusal');
    await expect(words).toContainText('Choose the Swod once more to capture it');
    const shown = (await words.boundingBox())!;
    const board = (await page.getByRole('grid').boundingBox())!;
    expect(shown.y).toBeGreaterThanOrEqual(board.y + board.height);
    expect(shown.y + shown.height).toBeLessThanOrEqual(bar.y);
  },
);

test(
  'on a phone on its side the question what a Swod becomes is in sight with all its answers and its button',
  { tag: '@whole' },
  async ({ table, page }) => {
    const position = '11k/S11/12/12/12/12/12/12/12/12/12/12/12/12/12/12/3d8/5K6 y - - 40';
    await page.setViewportSize({ width: 740, height: 360 });
    await table.open({ variation: 'poron', position });
    await table.square('Wa5').tap();
    await table.square('Wa6').tap();
    await expect(table.promotion('Stay a Swod')).toBeInViewport({ ratio: 1 });
    await expect(table.promotion('Cancel')).toBeInViewport({ ratio: 1 });
  },
);
