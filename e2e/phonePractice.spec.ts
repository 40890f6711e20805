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
