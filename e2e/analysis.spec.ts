import { findings } from './support/axe.ts';
import { Review } from './support/review.ts';
import { expect, test, type Table } from './support/table.ts';

/** Blue's King walks into the Pallan's second turn, though Blue's own Pallan could hold the game (section 9). */
const LOST = '[Variation "stikitche"]\n[Result "1-0"]\n\n1. PMc1-Nf4+ KNd6-Nc5 2. PNf4-Mc5# 1-0\n';

async function opened({ page }: Table): Promise<Review> {
  const review = new Review(page);
  await page.goto('./#/review');
  await review.paste(LOST);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await review.panel('Computer');
  return review;
}

async function analysed(review: Review): Promise<void> {
  await review.button('Analyse the game').click();
  await expect(review.button('Analyse again')).toBeVisible();
}

test(
  'the computer’s lines follow the move on the board, and can be played into the game',
  { tag: '@whole' },
  async ({ table, page }) => {
    const review = await opened(table);
    await page.getByRole('switch', { name: 'Analyse this position' }).check();
    const lines = page.locator('.found-line');
    await expect(lines.first()).toContainText('The game is even');
    await expect(page.locator('.drawn[data-colour="proposed"]')).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Lines' }).selectOption('1');
    await expect(page.locator('.drawn[data-colour="proposed"]')).toHaveCount(1);

    await review.move('KNd6-Nc5').click();
    await expect(lines.first()).toContainText('PNf4-Mc5#');
    await expect(page.getByRole('meter', { name: 'Evaluation' })).toHaveAttribute(
      'aria-valuetext',
      'Yellow wins by force in one turn',
    );
    await review.move('PMc1-Nf4').click();
    await lines.first().getByRole('button').first().click();
    await expect(review.shown()).toContainText('PNc6-Ne5');

    await page.getByRole('switch').uncheck();
    await expect(page.locator('.drawn[data-colour="proposed"]')).toHaveCount(0);
    await expect(page.getByRole('meter')).toHaveCount(0);
  },
);

test('a game is analysed, its marks are kept in the record, and its mistake is tried again', async ({
  table,
  page,
}) => {
  const review = await opened(table);
  await page.getByRole('combobox', { name: 'Time per position' }).selectOption('3 s');
  await review.button('Analyse the game').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await review.button('Stop').click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Time per position' }).selectOption('1 s');
  await page.getByRole('button', { name: /^Analyse (the game|again)$/ }).click();
  await expect(page.getByRole('status', { name: 'Announcements' })).toContainText(
    'The game has been analysed',
  );
  await expect(review.move('KNd6-Nc5')).toHaveText('KNd6-Nc5?? Blunder');
  await expect(review.moves()).toContainText('Blunder. Better: PNc6-Ne5');
  await expect(page.getByRole('row', { name: 'Side Yellow Blue', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Accuracy 100% \d+%$/ })).toBeVisible();
  for (const counts of ['Inaccuracies 0 0', 'Mistakes 0 0', 'Blunders 0 1'])
    await expect(page.getByRole('row', { name: counts, exact: true })).toBeVisible();
  const panel = (await page.getByRole('tabpanel', { name: 'Computer' }).boundingBox())!;
  const report = (await page.getByRole('table', { name: 'The report' }).boundingBox())!;
  expect(report.x + report.width, 'all columns are seen').toBeLessThanOrEqual(panel.x + panel.width);
  const heading = (await page.getByRole('rowheader', { name: 'Inaccuracies' }).boundingBox())!;
  expect(heading.height, 'no word is broken').toBeLessThan(36);

  const graph = page.getByRole('slider', { name: 'Evaluation over the game' });
  const box = await graph.boundingBox();
  if (box === null) throw new Error('the graph is not on the screen');
  await page.mouse.click(box.x + (box.width * 2) / 3, box.y + box.height / 2);
  await expect(review.shown()).toContainText('KNd6-Nc5');
  await expect(graph).toHaveAttribute('aria-valuetext', /Blunder\. Yellow wins by force/);
  await page.keyboard.press('ArrowLeft');
  await expect(review.shown()).toHaveText('PMc1-Nf4+');

  const record = await review.save();
  expect(record).toContain('$4 {[%eval #1');
  expect(record).toMatch(/\(1\.\.\. PNc6-Ne5 \{\[%eval/);

  await expect(review.button('Yellow’s mistakes (0)')).toBeDisabled();
  await review.button('Blue’s mistakes (1)').click();
  await expect(page.getByRole('heading', { name: 'Retry the mistakes' })).toBeFocused();
  await expect(page.getByText('Find a better move on the board.')).toBeVisible();
  await expect(review.move('KNd6-Nc5')).toHaveCount(0);
  await table.move('Nd6-Nc5');
  await expect(page.getByText('Not that one. Try another.')).toBeVisible();
  await table.move('Nc6-Ne5');
  await expect(page.getByText('Right! ')).toBeVisible();
  await review.button('Finish').click();
  await expect(review.moves()).toContainText('KNd6-Nc5??');
  expect(await review.save()).toBe(record);
});

/**
 * Steps to and fro four times while the computer thinks, past the move to Mf6; says for each step whether, in the frame
 * after it, the page has what is sought at that square.
 */
async function stepping(table: Table, sought: (at: string) => string): Promise<boolean[]> {
  const { page } = table;
  const review = new Review(page);
  await review.openSample(/Fluttember/);
  await review.panel('Computer');
  await page.getByRole('switch').check();
  await expect(page.locator('.drawn[data-colour="proposed"]')).toHaveCount(3);
  await page.getByRole('heading', { level: 1 }).click();
  const at = (await table.square('Mf6').getAttribute('data-square')) ?? '';
  return page.evaluate(async (selector) => {
    const found: boolean[] = [];
    for (let step = 0; step < 8; step++) {
      dispatchEvent(new KeyboardEvent('keydown', { key: step % 2 === 0 ? 'ArrowRight' : 'ArrowLeft' }));
      // one step after the other
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
      found.push(document.querySelector(selector) !== null);
    }
    return found;
  }, sought(at));
}

/** The light on a square of Poron’s board, 12 by 18, yellow at the bottom. */
const lightAt = (at: string): string => {
  const [column, row] = [Number(at) % 12, 17 - Math.floor(Number(at) / 12)];
  return `.light.last[style*="translate(${column * 100}%, ${row * 100}%)"]:not([style*="opacity: 0.001"])`;
};
const figurineAt = (at: string): string => `.figurines [data-at="${at}"]`;
const TO_AND_FRO = [true, false, true, false, true, false, true, false];

test(
  'while the computer thinks, every step is marked on the board in the very next frame',
  { tag: '@whole' },
  async ({ page, table }) => {
    expect(await stepping(table, lightAt)).toEqual(TO_AND_FRO);
    await expect(page.locator('.now-shown p').first()).toHaveText('Start');
    // the piece itself flies there from the frame after
    const at = (await table.square('Mf6').getAttribute('data-square')) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(figurineAt(at))).toHaveCount(1);
  },
);

test(
  'where nothing moves by itself, the piece, too, stands on its square in the very next frame',
  { tag: '@whole' },
  async ({ page, table }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await stepping(table, figurineAt)).toEqual(TO_AND_FRO);
    await expect(page.locator('.now-shown p').first()).toHaveText('Start');
  },
);

test(
  'axe finds nothing wrong with what the computer says of a game',
  { tag: '@whole' },
  async ({ table, page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const review = await opened(table);
    await analysed(review);
    await page.getByRole('switch').check();
    await expect(page.locator('.found-line').first()).toContainText('The game is even');
    expect(await findings(page), 'lines, graph and table').toEqual([]);
    await review.button('Blue’s mistakes (1)').click();
    expect(await findings(page), 'a mistake retried').toEqual([]);
    await review.button('Show the move').click();
    expect(await findings(page), 'its answer').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findings(page), 'on a telephone').toEqual([]);
  },
);
