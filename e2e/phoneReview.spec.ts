import {
  findVariation,
  formatCoordinates,
  legalMoves,
  positionAfter,
  startPosition,
} from '../src/engine/index.ts';
import { Review } from './support/review.ts';
import { expect, test } from './support/table.ts';

test('by touch a game is replayed with the buttons under the thumb, annotated and marked in the tabs', async ({
  table,
  page,
}) => {
  const review = new Review(page);
  await review.openSample(/A vault down the long diagonal/);
  await review.button('Forward').tap();
  await expect(review.shown()).toHaveText('SMc2-Mc3');
  await expect(review.button('Forward')).toBeInViewport();
  await review.panel('Notes');
  await review.button('Good move').tap();
  await review.panel('Board');
  await page.getByRole('radio', { name: 'Red' }).tap();
  await review.button('Mark squares').tap();
  await table.square('Ma1').tap();
  await table.square('Mf6').tap();
  await review.panel('Moves');
  await expect(review.shown()).toHaveText('SMc2-Mc3! Good move');
  expect(await review.save()).toContain('RMa1Mf6');
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBe(clientWidth);
});

test.describe('on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('the standing of a finished game and the controls stay inside their cards', async ({
    table,
    page,
  }) => {
    await table.open({ variation: 'pastang' });
    await page.getByRole('button', { name: 'Concede' }).tap();
    await page.getByRole('button', { name: 'Yellow concedes' }).tap();
    await page.goto('./#/review');
    await expect(page.locator('.now-standing')).toContainText('Conceded. Blue wins');
    const beyond = await page.evaluate(() =>
      ['.now-shown', '.walk'].flatMap((name) => {
        const card = document.querySelector(name)!;
        const { left, right } = card.getBoundingClientRect();
        return Array.from(card.querySelectorAll('*'), (part) => ({
          part: part.className,
          box: part.getBoundingClientRect(),
        })).filter(({ box }) => box.width > 0 && (box.left < left || box.right > right));
      }),
    );
    expect(beyond).toEqual([]);
  });
});

/**
 * A record whose variations are nested to the given depth: the second move of each line has an alternative, and goes
 * on.
 */
function nested(depth: number): string {
  let position = startPosition(findVariation('stikitche')!);
  let record = '';
  for (let level = 0; level < depth; level++) {
    const number = `${Math.floor(level / 2) + 1}${level % 2 === 0 ? '.' : '...'}`;
    const [first, second] = legalMoves(position).map((move) => formatCoordinates(position.ruleset, move));
    record += `${number} ${first} {level ${level}} (${number} ${second} `;
    position = positionAfter(position, legalMoves(position)[1]!)!;
  }
  return `[Variation "stikitche"]\n\n${record}${')'.repeat(depth)} *\n`;
}

test('nested variations stay readable, however deep they are', async ({ page }) => {
  const review = new Review(page);
  await page.goto('./#/review');
  await review.paste(nested(40));
  await review.panel('Moves');
  const last = page.getByText('level 39');
  await expect(last).toBeVisible();
  const { x, width } = (await last.boundingBox())!;
  expect(width).toBeGreaterThan(120);
  expect(x + width).toBeLessThan(360);
});

test(
  'on a low phone the controls of the review lie below Poron’s board, and not over its last ranks',
  { tag: '@whole' },
  async ({ page }) => {
    for (const [width, height] of [
      [320, 640],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('./#/review');
      const grid = page.getByRole('grid');
      await expect(grid).toBeVisible();
      const board = (await grid.boundingBox())!;
      const slider = (await page.getByRole('slider').boundingBox())!;
      expect(slider.y, `at ${width} × ${height}`).toBeGreaterThanOrEqual(board.y + board.height);
    }
  },
);
