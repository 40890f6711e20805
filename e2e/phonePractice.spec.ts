import { positionOf } from '../src/practice/check.ts';
import { Practice, puzzleWith, rightMove, wrongMove } from './support/practice.ts';
import { expect, test } from './support/table.ts';

test('practice by touch: a puzzle, and a round in which squares are named', async ({ page }) => {
  const practice = new Practice(page);
  const puzzle = puzzleWith(({ theme, variation }) => theme === 'kaida' && variation === 'stikitche');
  await practice.openPuzzle(puzzle);
  await practice.make(positionOf(puzzle), wrongMove(puzzle), 'tap');
  await expect(page.getByText('That does not give Kaida.').first()).toBeVisible();
  await practice.make(positionOf(puzzle), rightMove(puzzle), 'tap');
  await expect(page.getByText('Solved, with help.').first()).toBeVisible();

  await practice.open('/coordinates');
  await page.getByRole('radio', { name: 'Name a square' }).check();
  await page.getByRole('button', { name: 'Start' }).tap();
  const marked = page.locator('.drill-board .square.goal');
  const [file = '', rank = ''] =
    /Mortil (\w)(\d)/.exec((await marked.getAttribute('aria-label')) ?? '')?.slice(1) ?? [];
  await expect(page.getByRole('button', { name: rank, exact: true })).toBeInViewport();
  await expect(marked).toBeInViewport();
  await page.getByRole('button', { name: file, exact: true }).tap();
  await page.getByRole('button', { name: rank, exact: true }).tap();
  await expect(page.getByText(`Mortil ${file}${rank}: right.`)).toBeVisible();
});

test('on a short phone, an exercise on the great board shows all of it, and is zoomed by a button', async ({
  page,
}) => {
  const grid = page.getByRole('grid');
  const square = page.getByRole('gridcell').first();
  const width = async (): Promise<number> => (await square.boundingBox())?.width ?? 0;
  const poron = puzzleWith(({ variation }) => variation === 'poron');
  for (const [wide, high, address] of [
    [390, 664, `/practice/puzzles/${poron.id}`],
    [320, 640, '/learn/drins'],
  ] as const) {
    await page.setViewportSize({ width: wide, height: high });
    await page.goto(`./#${address}`);
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await grid.scrollIntoViewIfNeeded();
    await expect(grid).toBeInViewport({ ratio: 1 });
    expect(await width()).toBeGreaterThanOrEqual(20);
    expect(await width()).toBeLessThan(30);
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await expect.poll(width).toBeGreaterThanOrEqual(40);
    await page.getByRole('button', { name: 'Whole board' }).tap();
    await expect.poll(width).toBeLessThan(30);
  }
});

test(
  'on a phone on its side the way to the next puzzle is in sight once one is solved',
  { tag: '@whole' },
  async ({ page }) => {
    const practice = new Practice(page);
    const puzzle = puzzleWith(
      ({ variation, solution }) => variation.startsWith('pastang') && solution.length === 1,
    );
    await practice.openPuzzle(puzzle);
    await practice.make(positionOf(puzzle), rightMove(puzzle), 'tap');
    for (const [width, height] of [
      [740, 360],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      const next = page.getByRole('link', { name: 'Next puzzle' });
      await expect(next, `at ${width} pixels`).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'on a small phone the way to the next puzzle is above the bar once one is solved, and beside the board',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const practice = new Practice(page);
    const next = page.getByRole('link', { name: 'Next puzzle' });
    for (const game of ['pastang', 'poron', 'stikitche']) {
      const puzzle = puzzleWith(
        ({ variation, solution }) => variation.startsWith(game) && solution.length === 1,
      );
      await practice.openPuzzle(puzzle);
      await practice.make(positionOf(puzzle), rightMove(puzzle), 'tap');
      await expect(next).toBeVisible();
      const { y, height } = (await next.boundingBox())!;
      expect(y + height, game).toBeLessThanOrEqual(588);
      const board = (await page.getByRole('grid').boundingBox())!;
      expect(y, game).toBeGreaterThanOrEqual(board.y + board.height - 1);
    }
  },
);
