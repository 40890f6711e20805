import { lesson as answers } from '../src/learn/lessons/kaida-answers.ts';
import { lesson as nikaida } from '../src/learn/lessons/nikaida.ts';
import { byMouse, squareIn, take } from './support/lesson.ts';
import { expect, test } from './support/table.ts';

test('the piece that gives Kaida is shown only once it has been found', async ({ page }) => {
  await page.goto('./#/learn/kaida');
  const hand = byMouse(page);
  const jiktar = squareIn(page, 'Mc6');
  await expect(jiktar).toHaveAccessibleName(/Jiktar/);
  await expect(jiktar).not.toHaveAccessibleName(/Kaida/);
  await hand.square('Mc6');
  await hand.square('Me3');
  await expect(jiktar).toHaveAccessibleName(/Kaida/);
});

test('Kaida is answered and Nikaida judged by mouse', { tag: '@whole' }, async ({ page }) => {
  const hand = byMouse(page);
  for (const lesson of [answers, nikaida]) {
    await page.goto(`./#/learn/${lesson.id}`);
    await take(page, lesson, hand);
    await expect(page.getByText('Without a single slip')).toBeVisible();
  }
});
