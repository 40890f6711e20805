import type { Table } from './support/table.ts';
import { expect, test } from './support/table.ts';

const widthOf = async (table: Table, square: string): Promise<number> =>
  (await table.square(square).boundingBox())?.width ?? 0;
const scrolled = (table: Table): Promise<{ left: number; top: number }> =>
  table.page.locator('.board-room').evaluate(({ scrollLeft, scrollTop }) => ({
    left: Math.round(scrollLeft),
    top: Math.round(scrollTop),
  }));

test('a zoomed board has squares large enough for a finger, can be panned, and is zoomed again on the next visit', async ({
  table,
}) => {
  await table.open({ variation: 'poron' });
  expect(await widthOf(table, 'Mc3')).toBeGreaterThanOrEqual(28);
  await table.button('Zoom in').tap();
  await expect.poll(() => widthOf(table, 'Mc3')).toBeGreaterThanOrEqual(40);
  const scrollWidth = await table.page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, 'the page itself does not scroll').toBeLessThanOrEqual(360);

  // a finger on an empty square pans the board
  const before = await scrolled(table);
  await table.dragByFinger('Ld3', 'Nb3');
  await expect.poll(async () => (await scrolled(table)).left).toBeGreaterThan(before.left);

  // the keyboard brings its square into sight
  await table.square('Ma1').focus();
  await expect(table.square('Ma1')).toBeInViewport({ ratio: 1 });
  await table.square('Ma1').press('Control+Home');
  await expect(table.square('Wa6')).toBeInViewport({ ratio: 1 });

  await table.page.reload();
  expect(await widthOf(table, 'Mc3')).toBeGreaterThanOrEqual(40);
  await expect(table.square('Me1')).toBeInViewport();
  await expect(table.button('Zoom in')).toHaveCount(0);
  await table.button('Whole board').tap();
  await expect.poll(() => widthOf(table, 'Mc3')).toBeLessThan(30);
});

test(
  'a zoomed board is turned about its middle, and scrolls when a piece is dragged to its edge',
  { tag: '@whole' },
  async ({ table }) => {
    await table.open({ variation: 'poron' });
    await table.button('Zoom in').tap();
    await table.square('Za1').focus();
    await expect(table.square('Za1')).toBeInViewport({ ratio: 1 });
    await table.button('Flip board').tap();
    await expect(table.square('Za1')).toBeInViewport({ ratio: 0.5 });
    await table.button('Flip board').tap();
    await expect(table.square('Zc3')).toBeInViewport({ ratio: 1 });

    const start = await table.middleOf('Zc3');
    const room = await table.page.locator('.board-room').boundingBox();
    if (room === null) throw new Error('no board');
    expect((await scrolled(table)).top).toBeGreaterThan(100);
    const hand = await table.hand();
    await hand.down(start);
    for (const part of [0.3, 0.6, 1])
      await hand.move({ x: start.x, y: start.y + (room.y + 4 - start.y) * part });
    await expect.poll(async () => (await scrolled(table)).top).toBe(0);
    await hand.move(await table.middleOf('Cc2'));
    await hand.up();
    // the piece was still in the hand: the player is told that it cannot go so far
    await expect(table.status()).toContainText('No Swod moves like that.');
  },
);

test('two fingers zoom the board, and leave the pieces under them where they are', async ({ table }) => {
  await table.open({ variation: 'poron' });
  await table.loaded();
  const [left, right] = [await table.middleOf('Mc3'), await table.middleOf('Zb3')];
  const before = await widthOf(table, 'Mf3');
  const hand = await table.hand();
  await hand.down(left);
  await hand.down(left, right);
  for (const apart of [12, 24, 36, 48, 60])
    await hand.move({ x: left.x - apart, y: left.y }, { x: right.x + apart, y: right.y });
  await hand.up();
  await expect.poll(() => widthOf(table, 'Mf3')).toBeGreaterThan(before * 1.6);
  await expect(table.square('Mf3')).toBeInViewport();
  await expect(table.status()).toContainText('Choose a piece');
});

test(
  'a board that is pinched a little settles with squares that a finger can hit',
  { tag: '@whole' },
  async ({ table }) => {
    await table.open({ variation: 'poron' });
    await table.loaded();
    const [left, right] = [await table.middleOf('Mc3'), await table.middleOf('Zb3')];
    const hand = await table.hand();
    await hand.down(left);
    await hand.down(left, right);
    for (const apart of [6, 12, 18, 22])
      await hand.move({ x: left.x - apart, y: left.y }, { x: right.x + apart, y: right.y });
    await hand.up();
    await expect.poll(() => widthOf(table, 'Mf3')).toBe(40);
    await table.page.reload();
    expect(await widthOf(table, 'Mf3')).toBe(40);
  },
);
