import { lesson as deldar } from '../src/learn/lessons/deldar.ts';
import { lesson as king } from '../src/learn/lessons/king.ts';
import { lesson as promotion } from '../src/learn/lessons/promotion.ts';
import { lesson as propt } from '../src/learn/lessons/propt.ts';
import { lesson as swod } from '../src/learn/lessons/swod.ts';
import { findings } from './support/axe.ts';
import { byKeyboard, byMouse, squareIn, tabTo, take, wordsOf } from './support/lesson.ts';
import { goOffline } from './support/offline.ts';
import { expect, test } from './support/table.ts';

test('a newcomer is invited in, does a whole chapter by mouse, and finds it done after a reload', async ({
  page,
}) => {
  test.slow();
  await page.goto('./#/play');
  await page.getByRole('button', { name: 'Learn to play' }).click();
  await expect(page).toHaveURL(/#\/learn$/);
  await page.getByRole('link', { name: /^The King Walk/ }).click();
  const hand = byMouse(page);
  for (const lesson of [king, swod, promotion]) {
    await take(page, lesson, hand);
    await expect(page.getByText('Without a single slip')).toBeVisible();
    const next = page.getByRole('link', { name: /^Next lesson/ });
    await expect(next).toBeFocused();
    await next.click();
  }
  await page.reload();
  await page.getByRole('link', { name: 'All lessons' }).click();
  for (const lesson of [king, swod, promotion]) {
    const { title } = await wordsOf(lesson);
    await expect(
      page.getByRole('link', { name: new RegExp(`^${title}.*done without a slip$`) }),
    ).toBeVisible();
  }
  await expect(page.getByRole('progressbar')).toHaveAccessibleName(/^3 of \d+ lessons done$/);
  await page.getByRole('link', { name: 'Continue with The Deldar' }).click();
  await expect(page).toHaveURL(/#\/learn\/deldar$/);
  await page.goto('./#/play');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Learn to play' })).toHaveCount(0);
});

test('two chapters are done by keyboard alone', { tag: '@whole' }, async ({ page }) => {
  test.slow();
  await page.goto('./#/learn');
  const link = page.getByRole('link', { name: /^The Deldar/ });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  for (const lesson of [deldar, propt]) {
    await take(page, lesson, byKeyboard(page));
    await expect(page.getByRole('link', { name: /^Next lesson/ })).toBeFocused();
    await page.keyboard.press('Enter');
  }
});

test('a wrong try is explained and taken back; hints go from words to the whole route', async ({ page }) => {
  await page.goto('./#/learn/king');
  const hand = byMouse(page);
  await page.getByRole('button', { name: 'Task 2 of 4' }).click();
  await hand.square('Mb2');
  await hand.square('Mb3');
  const feedback = page.locator('.task-feedback');
  await expect(feedback.getByText('too few moves are left')).toBeVisible();
  await expect(squareIn(page, 'Mb2')).toHaveAccessibleName(/King/);
  await hand.square('Mb2');
  await hand.square('Md4');
  await expect(page.getByRole('alert').getByText('No King moves like that. It goes one step')).toBeVisible();
  await hand.button('Hint');
  await expect(feedback.getByText('Diagonal steps are the quickest way')).toBeVisible();
  await hand.button('Show me the piece');
  await hand.button('Show me the move');
  await expect(feedback.getByText('From Mortil B2 to Mortil C3.')).toBeVisible();
  await expect(page.locator('.routes.advised')).toBeVisible();
  await hand.square('Mc3');
  await expect(page.getByText('1 move left')).toBeVisible();
});

test(
  'progress resumes in the middle of a lesson, and is deleted only after a question',
  { tag: '@whole' },
  async ({ page }) => {
    await page.goto('./#/learn/squares');
    await squareIn(page, 'Mc4').click();
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Task 2 of 4' })).toHaveAttribute('aria-current', 'step');
    await page.getByRole('link', { name: 'All lessons' }).click();
    await expect(page.getByText('1 of 4 tasks done')).toBeVisible();
    await page.getByRole('button', { name: 'Forget my progress' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('1 of 4 tasks done')).toBeVisible();
    await page.getByRole('button', { name: 'Forget my progress' }).click();
    await page.getByRole('button', { name: 'Forget it' }).click();
    await expect(page.getByText('1 of 4 tasks done')).toHaveCount(0);
    await expect(page.getByText('Your progress is forgotten.')).toBeVisible();
  },
);

test(
  'an address of no lesson leads to the list of lessons, and says so',
  { tag: '@whole' },
  async ({ page }) => {
    await page.goto('./#/learn/dancing');
    await expect(page.getByRole('alert')).toHaveText(/no such lesson/);
    await expect(page.getByRole('link', { name: /^The King Walk/ })).toBeVisible();
  },
);

test.describe('without a network', () => {
  test.use({ keepsCopy: true });

  test('lessons are there without a network', { tag: '@whole' }, async ({ page }) => {
    await page.goto('./#/learn');
    await goOffline(page);
    await page.reload();
    await page.getByRole('link', { name: /^Squares/ }).click();
    await squareIn(page, 'Mc4').click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Now F1.')).toBeVisible();
  });
});

test('axe finds nothing wrong in the course', { tag: '@whole' }, async ({ page }) => {
  test.slow();
  const sights: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['all lessons', () => page.goto('./#/learn')],
    [
      'a lesson with a wrong square and a hint',
      async () => {
        await page.goto('./#/learn/king');
        await squareIn(page, 'Mc4').click();
        await page.getByRole('button', { name: 'Hint' }).click();
        await squareIn(page, 'Mf6').click();
      },
    ],
    [
      'a question that is answered',
      async () => {
        await page.getByRole('button', { name: 'Task 4 of 4' }).click();
        await page.getByRole('button', { name: 'Yes, it may' }).click();
      },
    ],
  ];
  for (const [name, lead] of sights) {
    await lead();
    await expect(page.locator('.learn')).toBeVisible();
    expect(await findings(page), name).toEqual([]);
  }
});
