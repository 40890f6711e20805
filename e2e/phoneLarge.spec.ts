import { expect, test } from './support/table.ts';

test('a game of Jikshiv is played on a phone: a drin or two at a time, with a map and edges that lead on', async ({
  table,
}) => {
  const { page } = table;
  await table.open({ variation: 'jikshiv' });
  const room = page.locator('.board-room');
  const left = () => room.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  await expect
    .poll(async () => (await table.square('Me3').boundingBox())?.width ?? 0)
    .toBeGreaterThanOrEqual(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(page.locator('.map')).toBeVisible();

  // the board begins at the player's own edge, in the middle: the King's Swods are at hand
  await table.square('Me3').tap();
  await expect(table.square('Me6')).toHaveAccessibleName(/can move here/);
  await table.square('Me6').tap();
  await expect(table.square('Me6')).toHaveAccessibleName(/Yellow Swod/);
  await expect(page.locator('.map-move')).toHaveCount(1);

  // an edge leads on by a drin, and no edge lies under the map or its button
  const [edge, button] = [
    await page.getByRole('button', { name: 'More of the board above' }).boundingBox(),
    await page.getByRole('button', { name: 'Map of the board' }).boundingBox(),
  ];
  expect((edge?.x ?? 0) + (edge?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
  const before = await left();
  await page.getByRole('button', { name: 'More of the board to the left' }).tap();
  await expect.poll(left).toBeLessThanOrEqual(before - 200);

  // the map leads to the other army
  const map = await page.locator('.map').boundingBox();
  if (map === null) throw new Error('there is no map');
  await page.touchscreen.tap(map.x + map.width / 2, map.y + 3);
  await expect(table.square('Bc4')).toBeInViewport({ ratio: 1 });
  await table.square('Bc4').tap();
  await table.square('Bc2').tap();
  await expect(table.square('Bc2')).toHaveAccessibleName(/Blue Swod/);
  await expect(table.status()).toContainText('Yellow to move');

  // the whole board, and back
  await table.button('Whole board').tap();
  await expect.poll(async () => (await table.square('Me6').boundingBox())?.width ?? 0).toBeLessThan(12);
  await expect(page.locator('.map')).toHaveCount(0);
  await table.button('Zoom in').tap();
  await expect(page.locator('.map')).toBeVisible();
});

test('on a zoomed board a hint comes into sight', { tag: '@whole' }, async ({ table }) => {
  const { page } = table;
  await table.open({ variation: 'jikshiv' });
  const room = page.locator('.board-room');
  await expect(table.square('Me3')).toBeInViewport();
  await room.evaluate((element) => element.scrollTo(0, 0)); // where the other army stands
  await table.button('Hint').tap();
  const way = page.locator('.advised g').first();
  await expect(way).toBeAttached();
  await expect(way).toBeInViewport();
  const [shown, drawn] = [await room.boundingBox(), await way.boundingBox()];
  if (shown === null || drawn === null) throw new Error('nothing is drawn');
  expect(drawn.x + drawn.width).toBeGreaterThan(shown.x);
  expect(drawn.x).toBeLessThan(shown.x + shown.width);
  expect(drawn.y).toBeLessThan(shown.y + shown.height);
  expect(drawn.y + drawn.height).toBeGreaterThan(shown.y);
});

test('on a phone on its side, a larger board that follows Poron’s is shown in part, from its own near edge', async ({
  table,
}) => {
  const { page } = table;
  await page.setViewportSize({ width: 844, height: 390 });
  const begin = async (game: RegExp): Promise<void> => {
    await page.goto('./#/new');
    const dialog = page.getByRole('dialog', { name: 'New game' });
    await dialog.getByText('Larger games', { exact: true }).first().click();
    await dialog.getByRole('radio', { name: game }).first().check();
    await dialog.getByRole('button', { name: /^Start/ }).click();
  };
  const width = async (name: string): Promise<number> => (await table.square(name).boundingBox())?.width ?? 0;
  await table.open({ variation: 'poron' });
  expect(await width('Mc3')).toBeLessThan(40);
  // both boards have the same shape, so they are equally large when they are shown whole
  await begin(/^Jikshiv/);
  await expect.poll(() => width('Me3')).toBeGreaterThanOrEqual(40);
  await expect(table.square('Me1')).toBeInViewport({ ratio: 1 });
  // a board on its side has its near edge on the left
  await begin(/^Hyrshiv/);
  await expect.poll(() => width('Zd1')).toBeGreaterThanOrEqual(40);
  await expect(table.square('Zd1')).toBeInViewport({ ratio: 1 });
});
