import { positionOf } from '../src/practice/check.ts';
import { goOffline } from './support/offline.ts';
import { Practice, PUZZLES, puzzleWith, rightMove, wrongMove } from './support/practice.ts';
import { expect, test } from './support/table.ts';

const inTwo = puzzleWith(({ theme, variation }) => theme === 'hyrkaida-2' && variation === 'poron');
const inOne = puzzleWith(({ theme, variation }) => theme === 'hyrkaida-1' && variation === 'poron');

test('a puzzle: a wrong try is explained, a hint helps, the right moves solve it, and the result is kept', async ({
  page,
}) => {
  const practice = new Practice(page);
  await practice.openPuzzle(inTwo);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/to move\. Give Hyrkaida in two moves\./);
  const start = positionOf(inTwo);
  await practice.make(start, wrongMove(inTwo));
  await expect(
    page.getByText(/no Hyrkaida in time after that|The game goes on|another way/).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Show me the piece' }).click();
  await expect(page.getByText(/It is the .+ on /).first()).toBeVisible();

  await practice.make(start, rightMove(inTwo));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now give Hyrkaida.');
  await page.reload(); // the enemy's answer and the tries so far are not forgotten
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now give Hyrkaida.');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Show me the piece' }).click();
  await page.getByRole('button', { name: 'Show me the move' }).click();
  const [, from, to] =
    /The move: \w+ (\w+ \w\d) (?:\D*) (\w+ \w\d)/.exec(await page.locator('.hint-line').innerText()) ?? [];
  await page.getByRole('gridcell', { name: new RegExp(`^${from},`) }).click();
  await page.getByRole('gridcell', { name: new RegExp(`^${to},`) }).click();
  await expect(page.getByText('Solved, with help.').first()).toBeVisible();
  await expect(page.getByText('Hyrkaida in two', { exact: true })).toBeVisible();
  await expect(page.getByText(/Your rating: \d+ \(−\d+\)\. This puzzle: \d+\./)).toBeVisible();

  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByText(`${PUZZLES.length} puzzles, 1 solved`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${PUZZLES.length} puzzles, 1 solved`)).toBeVisible();
});

test(
  'puzzles are chosen by theme, and one leads to the next, by keyboard alone',
  { tag: '@whole' },
  async ({ page }) => {
    const practice = new Practice(page);
    await practice.open('/puzzles');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('Hyrkaida in one');
    await page.getByRole('combobox', { name: 'Game' }).selectOption('Poron Jikaida');
    await page.getByRole('link', { name: /Solve the next one/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Give Hyrkaida at once/);
    const id = /puzzles\/(\w+)/.exec(page.url())?.[1];
    const puzzle = puzzleWith((one) => one.id === id);
    const [position, move] = [positionOf(puzzle), rightMove(puzzle)];
    await practice.squareOf(position, move.from).focus();
    await page.keyboard.press('Enter');
    await practice.squareOf(position, move.to).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Solved!').first()).toBeVisible();
    const next = page.getByRole('link', { name: 'Next puzzle' });
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Exactly one /)).toBeVisible();
    expect(page.url()).not.toContain(puzzle.id);
  },
);

test('a round of coordinates: squares are found by mouse, named by typing, and the best score is kept', async ({
  page,
}) => {
  await page.clock.install();
  const practice = new Practice(page);
  await practice.open('/coordinates');
  await page.getByRole('button', { name: 'Start' }).click();
  for (let found = 0; found < 3; found++) {
    const name = await page.locator('.drill-asked strong').innerText();
    await page.getByRole('gridcell', { name: `${name}, empty` }).click();
    await expect(page.getByText(`${name}: right.`)).toBeVisible();
  }
  await page.clock.fastForward(60_500);
  await expect(page.getByText('The round is over. 3 squares right.').first()).toBeVisible();
  await expect(page.getByText('Your best score so far!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Best here: 3')).toBeVisible();

  await page.getByRole('radio', { name: 'Name a square' }).check();
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  const marked = page.locator('.drill-board .square.goal');
  const [file, rank] =
    /Mortil (\w)(\d)/.exec((await marked.getAttribute('aria-label')) ?? '')?.slice(1) ?? [];
  const wrong = rank === '1' ? '2' : '1';
  await page.keyboard.type(`${file}${wrong}`);
  const said = page.getByText(`Not Mortil ${file}${wrong}. Try again.`);
  await expect(said).toHaveCount(2); // on the page, and in the words for screen readers
  await expect(said.first()).toBeVisible();
  await page.keyboard.type(`${file}${rank}`);
  await expect(page.getByText(`Mortil ${file}${rank}: right.`)).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ keepsCopy: true });

  test(
    'the puzzle of the day counts, and puzzles work without a network',
    { tag: '@whole' },
    async ({ page }) => {
      const practice = new Practice(page);
      await practice.open();
      await goOffline(page);
      await page.reload();
      await page.getByRole('link', { name: 'Solve it' }).click();
      await expect(page.getByText(/Puzzle of the day/)).toBeVisible();
      await practice.openPuzzle(inOne);
      await practice.make(positionOf(inOne), rightMove(inOne));
      await expect(page.getByText(/Solved/).first()).toBeVisible();
    },
  );
});

test('practice looks the same to a player who comes from a lesson', { tag: '@whole' }, async ({ page }) => {
  const look = () =>
    page
      .getByRole('link', { name: 'Solve it' })
      .evaluate((link) => [getComputedStyle(link).fontSize, getComputedStyle(link).flex]);
  await page.goto('./#/practice');
  const first = await look();
  await page.goto('./#/learn/king');
  await expect(page.getByRole('heading', { name: 'The King', level: 1 })).toBeVisible();
  await page.goto('./#/practice');
  expect(await look()).toEqual(first);
});
