import { expect, test } from './support/table.ts';

/** What a finger presses besides links in a text and the board. */
const PRESSED =
  'select, .task-dots button, .level-field input, .walk-slider, .move-field input, .action, .toggle, .guide-toggle, .button:not(.head-button), .cover-chapters a, .contents a';

/** What reaches over what is seen of it, because the board would lose the room. */
const REACHING = '.table-head :is(a, button), .guide-edge';

test('what is pressed with a finger is 44 pixels high, beside boards and in forms, and as wide in the head of a table', async ({
  page,
}) => {
  for (const [place, awaited] of [
    ['/learn/hyrkaida', '.task-dots button'],
    ['/practice/puzzles', 'select'],
    ['/new/computer', '.start-bar button'],
    ['/review', '.walk-slider'],
    ['/editor', 'select'],
    ['variation=jikshiv', '.guide-edge'],
    ['/cabinet/xiangqi', '.cabinet-board'],
    ['/rules', '.cover-chapters a'],
    ['/rules/fronts', '.contents summary'],
  ] as const) {
    await page.goto(`./#${place}`);
    await expect(page.locator(awaited).filter({ visible: true }).first()).toBeVisible();
    const pressed = page.locator(PRESSED).filter({ visible: true });
    const low = await pressed.evaluateAll((all) =>
      all
        .map((one) => ({ name: one.className || one.tagName, height: one.getBoundingClientRect().height }))
        .filter(({ height }) => height < 44),
    );
    expect(low, place).toEqual([]);
    if (place === '/new/computer') continue; // the table is under the dialogue
    const missed = await page
      .locator(REACHING)
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.flatMap((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const [middle, centre] = [x + width / 2, y + height / 2];
          const isHit = [-21, 21].every(
            (by) =>
              one.contains(document.elementFromPoint(middle, centre + by)) &&
              one.contains(document.elementFromPoint(middle + by, centre)),
          );
          return isHit ? [] : [one.ariaLabel ?? one.textContent];
        }),
      );
    expect(missed, place).toEqual([]);
  }
});

test(
  'six tasks of a lesson leave its title in one line, and have what room is left beside it',
  { tag: '@whole' },
  async ({ page }) => {
    await page.goto('./#/learn/hyrkaida');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect((await heading.boundingBox())!.height).toBeLessThan(30);
    const dot = (await page.getByRole('button', { name: 'Task 1 of 6' }).boundingBox())!;
    expect(dot.width).toBeGreaterThan(36);
    const last = (await page.getByRole('button', { name: 'Task 6 of 6' }).boundingBox())!;
    expect(last.x + last.width).toBeLessThanOrEqual(360);
  },
);

test.describe('on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('the navigation shows all its pictures whole, each as wide as a finger needs', async ({ page }) => {
    await page.goto('./#/learn');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(page.getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
    const boxes = await nav
      .locator('a, button')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
      );
    expect(boxes).toHaveLength(10);
    for (const { width, height } of boxes) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(35.9);
    }
  });

  test('the column beside a square board takes what the board leaves, and a zoomed board keeps its room', async ({
    table,
    page,
  }) => {
    const widthOf = async (selector: string): Promise<number> =>
      (await page.locator(selector).first().boundingBox())?.width ?? 0; // none while a table takes another’s place
    await table.open({ variation: 'pastang' });
    await expect.poll(() => widthOf('.side'), 'Pastang').toBeGreaterThan(320);
    expect(await widthOf('[data-square]'), 'Pastang').toBeGreaterThanOrEqual(55);
    await table.open({ variation: 'jikshiv' });
    await expect.poll(() => widthOf('.board-room'), 'Jikshiv').toBeGreaterThanOrEqual(522);
  });

  test('the page of a table does not scroll: only the column beside the board does', async ({
    table,
    page,
  }) => {
    await table.open({ variation: 'poron' });
    await expect(page.getByRole('button', { name: 'Concede' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(360);
  });

  test(
    'in a broad column beside a game of the cabinet the last moves are in sight',
    { tag: '@whole' },
    async ({ page }) => {
      for (const [width, height] of [
        [740, 360],
        [667, 375],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto('./#/cabinet/xiangqi');
        const field = page.getByRole('textbox', { name: 'Write a move' });
        for (const move of ['c4-c5', 'c7-c6', 'h3-e3'].slice(await page.locator('.turn').count())) {
          await field.fill(move);
          await field.press('Enter');
        }
        await page
          .locator('.side')
          .filter({ visible: true })
          .evaluate((side) => side.scrollTo(0, 0));
        await expect(page.getByRole('button', { name: 'h3-e3' })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('button', { name: 'Concede' })).toBeInViewport({ ratio: 0.5 });
      }
    },
  );

  test('the list of moves and the field beside it stand in their card', async ({ page }) => {
    for (const place of ['variation=pastang', '/cabinet/surakarta']) {
      await page.goto(`./#${place}`);
      const card = page.locator('.moves').filter({ visible: true });
      await card.getByText('No move has been made yet.').scrollIntoViewIfNeeded();
      expect(
        await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
        place,
      ).toBe(0);
    }
  });

  test(
    'in a lesson the dots of its tasks stand beside the title, so that the hint is in sight',
    { tag: '@whole' },
    async ({ page }) => {
      await page.goto('./#/learn/propt');
      await expect(page.getByRole('button', { name: 'Hint' })).toBeInViewport({ ratio: 1 });
    },
  );
});
