import { expect, test } from './support/table.ts';

test('a finger takes a piece from the palette and puts it where it taps, while the palette stays in sight', async ({
  table,
}) => {
  const { page } = table;
  await table.open({ variation: 'poron' });
  await table.go('Review');
  await table.button('More').tap();
  await page.getByRole('menuitem', { name: 'Set up a position' }).tap();
  const pallan = page.getByRole('radio', { name: 'Yellow Pallan' });
  await expect(pallan).toBeInViewport();
  await pallan.locator('..').tap();
  await table.square('Na1').tap();
  await expect(table.square('Na1')).toHaveAccessibleName(/Yellow Pallan/);
  await page.getByRole('radio', { name: 'Move pieces', exact: true }).locator('..').tap();
  await table.dragByFinger('Na1', 'Lc3');
  await expect(table.square('Lc3')).toHaveAccessibleName(/Yellow Pallan/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the square that has the focus is never under the palette', { tag: '@whole' }, async ({ table }) => {
  const { page } = table;
  await page.goto('./#/editor');
  await page.locator('.square').first().tap();
  const palette = page.locator('.editor-hand');
  for (let rank = 17; rank > 0; rank--) {
    await page.keyboard.press('ArrowDown');
    const [square, hand] = [await page.locator('.square:focus').boundingBox(), await palette.boundingBox()];
    expect((square?.y ?? 0) + (square?.height ?? 0)).toBeLessThanOrEqual((hand?.y ?? 0) + 1);
  }
});

test(
  'the pictures of the tools are in line with each other, however the words break',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto('./#/editor');
    const pictures = page.locator('.palette-hands svg');
    await expect(pictures).toHaveCount(3);
    const middles = await pictures.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => Math.round(y + height / 2)),
    );
    expect(new Set(middles).size).toBe(1);
  },
);

test('on a small phone on its side the tools stand beside the board', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto('./#/editor');
  const tool = page.locator('.palette-hands > .tool').first();
  await expect(tool).toBeVisible();
  const board = (await page.locator('.board-room').filter({ visible: true }).boundingBox())!;
  expect((await tool.boundingBox())!.x).toBeGreaterThan(board.x + board.width);
  expect(board.y + board.height, 'the board ends on the screen').toBeLessThanOrEqual(375);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(375);
});

test(
  'on an upright tablet the tools lie below the whole great board',
  { tag: '@whole' },
  async ({ page }) => {
    for (const [width, height] of [
      [820, 1180],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('./#/editor');
      const tools = page.locator('.editor-hand');
      await expect(tools).toBeVisible();
      const board = (await page.getByRole('grid').filter({ visible: true }).boundingBox())!;
      expect((await tools.boundingBox())!.y, `at ${width} pixels`).toBeGreaterThanOrEqual(
        board.y + board.height,
      );
    }
  },
);
