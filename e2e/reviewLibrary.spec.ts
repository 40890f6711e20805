import { fileOf, LibraryView, shortRecord } from './support/library.ts';
import { Review } from './support/review.ts';
import { write } from './support/seated.ts';
import { expect, test } from './support/table.ts';

const COMMENT = 'Comment after the move';
const GAME = /#\/review\/[a-z0-9-]+$/;

/** The games of a record in a fixed order. */
const gamesOf = (record: string): string[] =>
  record
    .split(/^(?=\[Event )/m)
    .map((game) => game.trim())
    .toSorted();

test('a game is recorded, found again, replayed by keys, annotated, exported, deleted, imported, and is the same', async ({
  table,
  page,
}) => {
  const review = new Review(page);
  const library = new LibraryView(page);
  const kept = page.getByText('In the library', { exact: true });
  await table.open({ variation: 'stikitche' });
  await write(table, 'Mc1-Mc3 Nc6-Nc5');
  await table.button('Concede').click();
  await page.getByRole('button', { name: /^Yellow concedes/ }).click();
  await page.reload();
  await expect(table.status()).toContainText('Yellow has conceded');
  await table.go('Library');
  await expect(library.row('Stikitche')).toContainText('Conceded');
  await library.row('Stikitche').getByRole('link').click();
  await expect(kept).toBeVisible();
  const original = page.url();
  expect(original).toMatch(GAME);

  await page.keyboard.press('End');
  await expect(review.shown()).toHaveText('PNc6-Nc5');
  await page.keyboard.press('ArrowLeft');
  await expect(review.shown()).toHaveText('PMc1-Mc3');
  await page.getByRole('textbox', { name: COMMENT }).fill('A bold Pallan');
  await expect(page).not.toHaveURL(original);
  await table.move('Nd6-Nd5');
  await expect(kept).toBeVisible();
  await page.reload();
  await expect(review.moves()).toContainText('A bold Pallan');
  await expect(review.move('KNd6-Nd5')).toBeVisible();

  await page.goto(original);
  await expect(review.move('PNc6-Nc5')).toBeVisible();
  await expect(review.moves()).not.toContainText('A bold Pallan');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click();
  await expect(library.rows()).toHaveCount(2);

  await library.selectAll();
  const record = await library.saved('Export as a file');
  expect(record).toContain('1. PMc1-Mc3 {A bold Pallan} 1... PNc6-Nc5 (1... KNd6-Nd5) 0-1');
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.goto('./#/library');
  await expect(page.getByText('Your games gather here')).toBeVisible();
  await library.give(fileOf('mine.jkn', record));
  await expect(library.rows()).toHaveCount(2);
  await library.selectAll();
  expect(gamesOf(await library.saved('Export as a file'))).toEqual(gamesOf(record));
});

test(
  'a sample is kept from its first change on; once it is deleted in the library, its address says so',
  { tag: '@whole' },
  async ({ page }) => {
    const review = new Review(page);
    const library = new LibraryView(page);
    await review.openSample(/A vault down the long diagonal/);
    await expect(page.getByText('Sample game', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/#\/review$/);
    await page.getByRole('textbox', { name: 'Comment on the game' }).fill('Read me first');
    await expect(page).toHaveURL(GAME);
    await expect(page.getByText('In the library', { exact: true })).toBeVisible();
    await expect(review.button('Undo the change')).toBeEnabled();
    const address = page.url();

    await review.openSample(/Two turns of a Pallan/);
    await expect(page).toHaveURL(/#\/review$/);
    await page.goto(address);
    await expect(review.moves()).toContainText('Read me first');

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click();
    await expect(library.row('A patient player')).toContainText('Sample');
    await library.selectAll();
    await library.button('Delete').click();
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveText('This game is no longer in the library.');
    await page.getByRole('button', { name: 'To the library' }).click();
    await expect(page.getByText('Your games gather here')).toBeVisible();
  },
);

test(
  'a variation and a comment in a sample or a file are still there after a reload, and after the tab has crashed',
  { tag: '@whole' },
  async ({ table, page, context }) => {
    const review = new Review(page);
    await review.openSample(/A vault down/);
    await table.move('Ma2-Ma3');
    await page.getByRole('textbox', { name: COMMENT }).fill('Why not this one?');
    await expect(page).toHaveURL(GAME);
    await page.reload();
    await expect(review.moves()).toContainText('Why not this one?');
    await expect(review.move('SMa2-Ma3')).toBeVisible();

    await review.button('Open a game').click();
    await page.getByLabel('Open a file …').setInputFiles(fileOf('one.jkn', shortRecord({ Yellow: 'Delia' })));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Delia');
    await page.getByRole('textbox', { name: 'Comment on the game' }).fill('From a file');
    await expect(page.getByText('In the library', { exact: true })).toBeVisible();
    const address = page.url();
    expect(address).toMatch(GAME);
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => null);
    await crashed;
    const other = await context.newPage();
    await other.goto(address);
    await expect(new Review(other).moves()).toContainText('From a file');
  },
);

test(
  'two tabs review one game: changes in one show in the other',
  { tag: '@whole' },
  async ({ page, context }) => {
    const library = new LibraryView(page);
    await library.open();
    await library.give(fileOf('a.jkn', shortRecord({ Yellow: 'Delia' })));
    await library.row('Delia').getByRole('link').click();
    await expect(page).toHaveURL(GAME);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('textbox', { name: 'Comment on the game' }).fill('From the other tab');
    await expect(new Review(page).moves()).toContainText('From the other tab');
    await page.getByRole('textbox', { name: 'Comment on the game' }).fill('And back');
    await expect(new Review(other).moves()).toContainText('And back');
  },
);

test('where the browser forbids the library, the review says so', { tag: '@whole' }, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  await page.goto('./#/review/x1');
  await expect(page.getByRole('alert')).toContainText('This browser does not allow a library');
  await page.goto('./#/review');
  await new Review(page).choose('Keep in the library');
  await expect(
    page.getByRole('status').filter({ hasText: 'does not allow a library' }).first(),
  ).toBeVisible();
  await expect(page.getByText('From the table', { exact: true })).toBeVisible();
});

test(
  'a link opened over a game with changes loses nothing: they are found in the library',
  { tag: '@whole' },
  async ({ page }) => {
    const review = new Review(page);
    await review.openSample(/A vault down/);
    await review.choose('Pass on');
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await page.keyboard.press('Escape');
    await review.openSample(/Two turns of a Pallan/);
    await review.panel('Notes');
    await page.getByRole('textbox', { name: 'Comment on the game' }).fill('Not to be lost');
    await page.evaluate((address) => location.assign(address), link);
    await expect(review.move('DMf6^xMc6')).toBeVisible();
    const library = new LibraryView(page);
    await library.open();
    await library.search().fill('not to be lost');
    await library.row('Pallan').getByRole('link').click();
    await expect(new Review(page).moves()).toContainText('Not to be lost');
  },
);

test(
  'where nothing can be kept, the reader is asked before changes are dropped',
  { tag: '@whole' },
  async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not here', 'SecurityError');
      };
    });
    const review = new Review(page);
    await review.openSample(/A vault down/);
    await review.panel('Notes');
    await page.getByRole('textbox', { name: 'Comment on the game' }).fill('Not to be lost');
    const openOther = async (): Promise<void> => {
      await review.button('Open a game').click();
      await page.getByRole('button', { name: /Two turns of a Pallan/ }).click();
    };
    await openOther();
    await page.getByRole('button', { name: 'Stay with this game' }).click();
    await expect(review.moves()).toContainText('Not to be lost');
    await openOther();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file, then open' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.jkn$/);
    await expect(review.move('PMc1-Nf4+')).toBeVisible();
  },
);

test(
  'an analysed copy of a game says so, and is listed below the game as it was played',
  { tag: '@whole' },
  async ({ table, page }) => {
    await table.open({ variation: 'stikitche' });
    await write(table, 'Mc1-Mc3 Nc6-Nc5');
    await table.button('Record').click();
    await table.button('Review this game').click();
    await page.getByRole('textbox', { name: COMMENT }).fill('Too bold');
    await expect(page).toHaveURL(GAME);
    await table.go('Library');
    const rows = page.locator('.game-row');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).not.toContainText('Analysed copy');
    await expect(rows.nth(1)).toContainText('Analysed copy');
  },
);
