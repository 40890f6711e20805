import { findings } from './support/axe.ts';
import { Review } from './support/review.ts';
import { expect, test } from './support/table.ts';

test(
  'a sample game is replayed by keys, buttons, slider, wheel and list, and every step is announced',
  { tag: '@firefox' },
  async ({ table, page }) => {
    const review = new Review(page);
    await review.openSample(/A vault down the long diagonal/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A patient player – A hasty player');
    const announced = page.getByRole('status', { name: 'Announcements' });

    await page.keyboard.press('ArrowRight');
    await expect(review.shown()).toHaveText('SMc2-Mc3');
    await expect(announced).toContainText('Turn 1, Yellow: Swod Mortil C2 to Mortil C3.');
    await expect(announced).toContainText('It joins the Swod on B2');
    await page.keyboard.press('End');
    await expect(review.shown()).toHaveText('SMd2xMc3');
    await expect(review.slider()).toHaveAttribute(
      'aria-valuetext',
      /Turn 7, Yellow: Swod Mortil D2 takes Mortil C3/,
    );
    await page.keyboard.press('Home');
    await expect(review.shown()).toHaveCount(0);

    await review.slider().fill('3');
    await expect(review.shown()).toHaveText('SMb2^xMf6=D! Good move');
    await expect(announced).toContainText('Good move.');
    await expect(announced).toContainText('Choice 1 of 3 here.');
    await review.panel('How?');
    await expect(page.getByRole('tabpanel')).toContainText('vaults over 3 pieces from Mortil B2');
    await review.panel('Notes');

    await review.button('Back').click();
    await expect(review.shown()).toHaveText('SMd5-Md4?! Dubious move');
    await page.keyboard.press('ArrowDown');
    await expect(review.shown()).toHaveText('SMe5xMc3');
    await page.keyboard.press('ArrowUp');
    await review.button('Go to …').click();
    await page.getByRole('menuitem', { name: 'Next capture' }).click();
    await expect(review.shown()).toContainText('SMb2^xMf6=D');
    await table.square('Mc4').hover();
    await page.mouse.wheel(0, 120);
    await expect(review.shown()).toHaveText('SMd4xMc3');
    await review.move('DMf6^xMc6').click();
    await expect(table.square('Mc6')).toHaveAccessibleName(/Yellow Deldar/);

    await page.getByRole('combobox', { name: 'Speed' }).selectOption('0.5');
    await review.button('Play automatically').click();
    await expect(review.shown()).toHaveText('SMd2xMc3');
    await expect(review.button('Play automatically')).toBeVisible();
    // at the end it plays from the start again
    await review.button('Play automatically').click();
    await expect(review.button('Stop')).toBeVisible();
  },
);

test('a game is annotated, every change can be undone, and the saved record opens the same', async ({
  table,
  page,
}) => {
  const review = new Review(page);
  await review.openSample(/A vault down the long diagonal/);
  const before = await review.save();

  // a move at any point starts a variation
  await table.move('Ma2-Ma3');
  await expect(review.shown()).toHaveText('SMa2-Ma3');
  await expect(page.getByRole('status', { name: 'Announcements' })).toContainText('Choice 2 of 2 here.');

  await review.button('Interesting move').click();
  await page.getByRole('textbox', { name: 'Comment after the move' }).fill('Why not this one?');
  await expect(review.moves()).toContainText('Why not this one?');
  await expect(review.button('Interesting move')).toHaveAttribute('aria-pressed', 'true');

  await review.button('Make main line').click();
  // it is the main line now, and the button looks as if it could not be pressed
  await expect(review.button('Make main line')).toBeDisabled();
  await expect(review.button('Make main line')).toHaveCSS('opacity', '0.55');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(review.shown()).toContainText('SMa2-Ma3');

  const annotated = await review.save();
  expect(annotated).toContain('$5 {Why not this one?}');

  await review.button('Delete from here').click();
  await expect(review.moves()).not.toContainText('Why not this one?');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(review.moves()).toContainText('Why not this one?');
  expect(await review.save()).toBe(annotated);

  while (await review.button('Undo the change').isEnabled()) await review.button('Undo the change').click();
  expect(await review.save()).toBe(before);

  await review.paste(annotated);
  expect(await review.save()).toBe(annotated);
});

test(
  'arrows and squares are marked by mouse and from a menu, and kept in the record',
  { tag: '@whole' },
  async ({ table, page }) => {
    const review = new Review(page);
    await page.goto('./#variation=pastang');
    await page.goto('./#/review');
    const [from, to] = [await table.middleOf('Mc2'), await table.middleOf('Mc5')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up({ button: 'right' });
    await review.panel('Board');
    await page.getByRole('radio', { name: 'Blue' }).check({ force: true });
    await review.button('Mark squares').click();
    await table.square('Md4').click();
    await table.square('Md4').click();
    await expect(table.square('Md4')).not.toHaveAccessibleName(/selected/);
    expect(await review.save()).toContain('[%csl BMd4] [%cal GMc2Mc5]');
    await review.button('Clear the marks').click();
    expect(await review.save()).not.toContain('%c');
  },
);

test(
  'every fault of a broken record is reported with its place, and what is sound is opened',
  { tag: '@whole' },
  async ({ page }) => {
    const review = new Review(page);
    await page.goto('./#/review');
    await review.paste('[Variation "pastang"]\n\n1. SMc2-Mc3 SMd5-Md4\n2. SMa1-Mz9 *\n');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const faults = page.getByRole('alert').filter({ hasText: 'could not be read as written' });
    await faults.getByText('could not be read as written').click();
    await expect(faults).toContainText('line 4, column 4');
    await page.keyboard.press('End');
    await expect(review.shown()).toHaveText('SMd5-Md4');

    await review.paste('[Variation "go"]\n\n1. c3 *\n');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'there is no variation of this name',
    );
  },
);

const game = (event: string): string => `[Event "${event}"]\n[Variation "pastang"]\n\n1. SMc2-Mc3 *\n`;

test(
  'a chosen file opens, and if it holds several games the reader chooses one',
  { tag: '@whole' },
  async ({ page }) => {
    const review = new Review(page);
    await page.goto('./#/review');
    await review.button('Open a game').click();
    await page.getByLabel('Open a file …').setInputFiles({
      name: 'two.jkn',
      mimeType: 'text/plain',
      buffer: Buffer.from(`${game('First')}\n${game('Second')}`),
    });
    await page.getByRole('button', { name: '2. Second' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  },
);

test('the game at the table is reviewed from where it stands, described, and continued at the table', async ({
  table,
  page,
}) => {
  const review = new Review(page);
  await table.open({ variation: 'pastang' });
  await table.play('Mc2-Mc3 Md5-Md4');
  await table.button('Record').click();
  await table.button('Review this game').click();
  await expect(review.shown()).toHaveText('SMd5-Md4');
  await review.choose('About the game');
  await page.getByRole('textbox', { name: 'Yellow’s player' }).fill('Delia');
  await review.button('Keep').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delia – Blue');

  await review.button('Back').click();
  await review.choose('Play from here');
  await expect(page.getByRole('dialog')).toContainText('A game with 2 turns is at the table.');
  await review.button('Replace it').click();
  await expect(page.getByRole('region', { name: 'Delia (Yellow)' })).toBeVisible();
  await expect(table.status()).toContainText('Blue to move');
  await table.move('Md5-Md4');
  await expect(table.status()).toContainText('Yellow to move');
});

test('axe finds nothing wrong with the review', { tag: '@whole' }, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem(
      'poron-jikaida.settings',
      JSON.stringify({ listForm: 'inline', notation: 'figures' }),
    );
  });
  const review = new Review(page);
  await review.openSample(/A vault down the long diagonal/);
  await review.slider().fill('3');
  for (const panel of ['Notes', 'How?', 'Board']) {
    await review.panel(panel);
    expect(await findings(page), panel).toEqual([]);
  }
  await review.choose('About the game');
  expect(await findings(page), 'about the game').toEqual([]);
  await review.button('Cancel').click();
  await review.button('Open a game').click();
  expect(await findings(page), 'opening').toEqual([]);
});

test(
  'beside the board of a tablet no step moves the list below the move shown',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const review = new Review(page);
    await review.openSample(/Two turns of a Pallan/);
    const list = review.moves();
    const top = async (): Promise<number> => (await list.boundingBox())!.y;
    await page.keyboard.press('Home');
    await expect(review.shown()).toHaveCount(0);
    const before = await top();
    await page.keyboard.press('End');
    await expect(page.locator('.now-shown')).toContainText('Hyrkaida! Yellow wins, 1–0');
    expect(await top()).toBe(before);
  },
);

test(
  'straight from the start the last move of a long list is in sight, once the rows above it are measured',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const review = new Review(page);
    await review.openSample(/First moves and a Fluttember/);
    await page.keyboard.press('End');
    await expect(review.shown()).toHaveCount(1);
    const frames = (count: number): Promise<void> =>
      page.evaluate(async (left) => {
        for (; left > 0; left--) await new Promise(requestAnimationFrame);
      }, count);
    await frames(30);
    await expect(review.shown()).toBeInViewport({ ratio: 1, timeout: 1000 });
  },
);
