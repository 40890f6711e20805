import { positionOf } from '../src/practice/check.ts';
import { findings } from './support/axe.ts';
import { Practice, puzzleWith, rightMove, wrongMove } from './support/practice.ts';
import { expect, test } from './support/table.ts';

const puzzle = puzzleWith(({ theme, variation }) => theme === 'kaida' && variation === 'stikitche');

test('axe finds nothing wrong in practice', { tag: '@whole' }, async ({ page }) => {
  test.slow();
  const practice = new Practice(page);
  await practice.open();
  expect(await findings(page), 'all practice').toEqual([]);

  await practice.openPuzzle(puzzle);
  await practice.make(positionOf(puzzle), wrongMove(puzzle));
  await expect(page.getByText('That does not give Kaida.').first()).toBeVisible();
  expect(await findings(page), 'a wrong try').toEqual([]);
  await page.getByRole('button', { name: 'Hint' }).click();
  await practice.make(positionOf(puzzle), rightMove(puzzle));
  await expect(page.getByText('Solved, with help.').first()).toBeVisible();
  expect(await findings(page), 'solved').toEqual([]);

  await practice.open('/puzzles');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Kaida in one');
  expect(await findings(page), 'the list').toEqual([]);

  await practice.open('/coordinates');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('gridcell').first().click();
  expect(await findings(page), 'finding').toEqual([]);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('radio', { name: 'Name a square' }).check();
  await page.getByRole('radio', { name: 'Six' }).check();
  await page
    .getByRole('button', { name: 'Once more' })
    .or(page.getByRole('button', { name: 'Start' }))
    .click();
  await page.keyboard.type('za1');
  expect(await findings(page), 'naming').toEqual([]);
});
