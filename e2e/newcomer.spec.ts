import { lesson as squares } from '../src/learn/lessons/squares.ts';
import { anyMove, expectTurns } from './support/computer.ts';
import { film } from './support/film.ts';
import { byMouse, take } from './support/lesson.ts';
import { write } from './support/seated.ts';
import { expect, test } from './support/table.ts';
import { IS_WHOLE } from './support/whole.ts';

test('a newcomer goes from the start page to a lesson, to a first game of Pastang, and to its review', async ({
  table,
}, info) => {
  test.slow();
  table.page.setDefaultTimeout(20_000);
  const { page } = table;
  const endFilm = IS_WHOLE ? await film(page, info.outputPath('film')) : undefined;
  const seen = (name: string): Promise<unknown> =>
    page.screenshot({ path: info.outputPath(`${name}.png`), animations: 'disabled' });

  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1, name: 'Jikaida' })).toBeVisible();
  await seen('1-start');
  await page.getByRole('link', { name: 'What is Jikaida?' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The game in brief' })).toBeVisible();
  await seen('2-what-is-this');
  await page.goBack();
  await page.getByRole('link', { name: 'The first lesson' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Squares' })).toBeVisible();
  await seen('3-first-lesson');
  await take(page, squares, byMouse(page));
  await seen('4-lesson-done');

  await page.getByRole('link', { name: 'Start page' }).click();
  await page.getByRole('link', { name: 'Play Pastang' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pastang' })).toBeVisible();
  await seen('5-pastang');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('region', { name: 'Coach' })).toBeVisible();
  await seen('6-first-turn');
  await table.move('Mc2-Mc3');
  await expectTurns(table, 2);
  for (const turns of [4, 6]) {
    await write(table, await anyMove(table));
    await expectTurns(table, turns);
  }
  await seen('7-in-the-game');
  await table.button('Concede').click();
  await page
    .getByRole('button', { name: /^Concede.+wins/ })

    .click();
  await expect(table.status()).toContainText('You lost');
  await seen('8-the-end');

  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.getByRole('slider', { name: 'Turn' })).toHaveAttribute('max', '6');
  await seen('9-review');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Moves' }).locator('[aria-current="step"]')).toBeVisible();
  await seen('10-first-turn-again');
  if (endFilm !== undefined) expect(await endFilm()).toBeGreaterThan(20);
});
