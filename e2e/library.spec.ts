import { readdirSync, readFileSync } from 'node:fs';
import { fileOf, LibraryView, shortRecord } from './support/library.ts';
import { write } from './support/seated.ts';
import { expect, test } from './support/table.ts';

/** How many annotated games come with the app. */
const SAMPLES = readdirSync('src/samples').filter((file) => file.endsWith('.jkn')).length;

test('a game played at the table is found in the library, and comes back from its file unchanged', async ({
  table,
}) => {
  const library = new LibraryView(table.page);
  await table.open({ variation: 'stikitche' });
  await write(table, 'Mc1-Mc3 Nc6-Nc5');
  await table.page.reload();
  await expect(table.status()).toContainText('Turn 3');
  await table.go('Library');
  const game = library.row('Stikitche');
  await expect(game).toHaveCount(1);
  await expect(game).toContainText('In progress');
  await expect(game).toContainText('2 turns');

  await library.selectAll();
  const record = await library.saved('Export as a file');
  expect(record).toContain('[Variation "stikitche"]');
  expect(record).toContain('1. PMc1-Mc3 PNc6-Nc5 *');

  await library.button('Delete').click();
  await expect(table.page.getByText('Your games gather here')).toBeVisible();
  await library.button('Undo').click();
  await expect(game).toHaveCount(1);
  await library.selectAll();
  await library.button('Delete').click();
  await expect(game).toHaveCount(0);

  await library.give(fileOf('mine.jkn', record));
  await expect(table.page.getByText('One game added.')).toBeVisible();
  await library.selectAll();
  expect(await library.saved('Export as a file')).toBe(record);
  await library.give(fileOf('mine.jkn', record));
  await expect(table.page.getByText('No game added. One was here already.')).toBeVisible();
});

test(
  'a game that was left for another is resumed at the table from the library',
  { tag: '@firefox' },
  async ({ table }) => {
    const library = new LibraryView(table.page);
    await table.open({ variation: 'stikitche' });
    await write(table, 'Mc1-Mc3 Nc6-Nc5');
    await table.page.goto('./#variation=pastang');
    await expect(table.status()).toContainText('Turn 1');
    await write(table, 'Ma2-Ma3');
    await table.go('Library');
    await expect(library.rows()).toHaveCount(2);
    await library.row('Stikitche').getByRole('link').click();
    await expect(table.status()).toContainText('Turn 3');
    await write(table, 'Md1-Me1');
    await table.go('Library');
    await expect(library.row('Stikitche')).toContainText('3 turns');
    await expect(library.row('Pastang')).toContainText('1 turn');
    await expect(library.rows()).toHaveCount(2);
  },
);

test('labels, search, filters and the position on the table find games; a backup restores all of it', async ({
  table,
}) => {
  const { page } = table;
  const library = new LibraryView(page);
  await library.open();
  await library.button('Begin with the annotated games').click();
  await expect(library.rows()).toHaveCount(SAMPLES);
  await library.give(fileOf('a.jkn', shortRecord({ Yellow: 'Delia', Date: '2026.11.21' })));
  await expect(library.rows()).toHaveCount(SAMPLES + 1);

  await library.row('Delia').getByRole('checkbox').check();
  await library.button('Labels').click();
  await page.getByLabel('New label').fill('club');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'club' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(library.row('Delia')).toContainText('club');

  await library.search().fill('DÉLIA');
  await expect(library.rows()).toHaveCount(1);
  await library.search().fill('');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Label', { exact: true }).selectOption('club');
  await expect(library.rows()).toHaveCount(1);
  await library.button('Clear all').click();
  await expect(library.rows()).toHaveCount(SAMPLES + 1);
  await page.getByLabel('Position, anywhere in a game').fill('nonsense');
  await library.button('Find').click();
  await expect(page.getByText('a position has five fields')).toBeVisible();
  await library.button('The one on the table').click();
  await expect(library.rows()).toHaveCount(1);
  await expect(library.rows()).toContainText('Poron Jikaida');
  await library.button('Any position').click();

  const backup = await library.saved('Back up everything');
  await library.selectAll();
  await library.button('Delete').click();
  await expect(library.rows()).toHaveCount(0);
  await page.getByLabel('Restore a backup').setInputFiles([fileOf('all.json', backup)]);
  await expect(library.rows()).toHaveCount(SAMPLES + 1);
  await expect(library.row('Delia')).toContainText('club');
});

test(
  'what can be read of a broken file is kept, and every fault is reported with its place',
  { tag: '@whole' },
  async ({ table }) => {
    const library = new LibraryView(table.page);
    await library.open();
    const [good, torn] = [shortRecord({ Yellow: 'Sound' }), shortRecord({ Yellow: 'Torn' })];
    const broken = `${good}\n${torn.replace('Nc6-Nc5', 'Nc6-Xx9')}\n[Variation "go"]\n\n1. a b *\n`;
    await library.give(fileOf('broken.jkn', broken), fileOf('picture.png', '\u0000\u0001\u0002'));
    await expect(
      table.page.getByText('2 games added. One is kept up to an error. One could not be opened.'),
    ).toBeVisible();
    await expect(
      table.page.getByText(/^Game 2, line 9, column 13: PNc6-Xx9 – turn 2 cannot be read/),
    ).toBeVisible();
    await expect(table.page.getByText(/^picture.png: .*could not be opened/)).toBeVisible();
    await expect(library.rows()).toHaveCount(2);
    await expect(library.row('Torn')).toContainText('Incomplete');
    await expect(library.row('Torn')).toContainText('1 turn');
    await expect(library.row('Sound')).not.toContainText('Incomplete');
  },
);

/** As many games as a player collects in years. */
const MANY = 10_000;

test(
  `${MANY} games are read, listed and searched, with few of them in the page`,
  { tag: '@whole' },
  async ({ table }) => {
    test.slow();
    const { page } = table;
    const many = MANY.toLocaleString('en');
    const library = new LibraryView(page);
    const played = readFileSync('tests/fixtures/played.jkn', 'utf8');
    const games = played.split(/\n(?=\[Event )/).filter((game) => game.length < 450);
    const file = Array.from({ length: MANY }, (_, index) =>
      (games[index % games.length] ?? '').replace(/\[Yellow "[^"]*"\]/, `[Yellow "Player ${index + 1}"]`),
    ).join('\n');
    await library.open();
    await library.give(fileOf('many.jkn', file));
    // while they are read, the page stays responsive
    await expect(library.button('Stop')).toBeVisible();
    await library.search().fill('player 17');
    await library.search().fill('');
    await expect(page.getByText(`${many} games added.`)).toBeVisible({ timeout: 150_000 });
    await expect(page.getByText(`${many} games`, { exact: true })).toBeVisible();
    expect(await library.rows().count()).toBeLessThan(100);

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect(page.getByRole('grid').locator(`[aria-rowindex="${MANY / 2}"]`)).toBeVisible();
    expect(await library.rows().count()).toBeLessThan(100);
    await page.evaluate(() => scrollTo(0, 0));
    await library.search().fill(`player ${MANY - 24}`);
    await expect(page.getByText(`1 of ${many} games`)).toBeVisible();
    await expect(library.rows()).toHaveCount(1);
    await library.search().fill('');

    await expect(async () => {
      await library.rows().first().focus();
      await page.keyboard.press('End');
      await expect(page.locator(`[aria-rowindex="${MANY}"]`)).toBeFocused({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press('Control+a');
    await expect(page.getByText(`${many} selected`)).toBeVisible();
  },
);

test(
  'the focus is not lost with what a key has done: labels, deleting, undoing, closing a report',
  { tag: '@whole' },
  async ({ table: { page } }) => {
    const library = new LibraryView(page);
    await library.open();
    await library.give(
      fileOf('a.jkn', ['Dray', 'Inch', 'Seg'].map((Yellow) => shortRecord({ Yellow })).join('\n')),
    );
    await expect(library.rows()).toHaveCount(3);
    await library.button('Close').press('Enter');
    await expect(library.rows().first()).toBeFocused();

    await page.keyboard.press('Space');
    await library.button('Labels').press('Enter');
    await page.getByLabel('New label').fill('match');
    await library.button('Add').press('Enter');
    await expect(page.getByLabel('New label')).toBeFocused();
    await page.keyboard.press('Escape');

    await library.button('Delete').press('Enter');
    await expect(library.rows()).toHaveCount(2);
    await expect(library.rows().first()).toBeFocused();
    await library.button('Undo').press('Enter');
    await expect(library.rows()).toHaveCount(3);
    await expect(library.row('Inch')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Delete');
    await expect(library.rows()).toHaveCount(2);
    await expect(library.row('Inch')).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(page.getByText('Your games gather here')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Library' })).toBeFocused();
  },
);

test('an import that is stopped keeps what was read', { tag: '@whole' }, async ({ table }) => {
  const library = new LibraryView(table.page);
  await library.open();
  const played = readFileSync('tests/fixtures/played.jkn', 'utf8');
  const file = Array.from({ length: 300 }, (_, index) => played.replaceAll('player', `player ${index}`)).join(
    '\n',
  );
  await library.give(fileOf('long.jkn', file));
  await expect(library.rows().first()).toBeVisible();
  await library.button('Stop').click();
  await expect(table.page.getByText('Stopped; what had been read is here.')).toBeVisible();
  await expect(library.rows().first()).toBeVisible();
});

test('two tabs show the same library', { tag: '@whole' }, async ({ table, context }) => {
  const one = new LibraryView(table.page);
  const other = new LibraryView(await context.newPage());
  await one.open();
  await other.open();
  await one.give(fileOf('a.jkn', shortRecord({ Yellow: 'Delia' })));
  await expect(other.row('Delia')).toHaveCount(1);
  await other.selectAll();
  await other.button('Delete').click();
  await expect(one.row('Delia')).toHaveCount(0);
  await other.button('Undo').click();
  await expect(one.row('Delia')).toHaveCount(1);
});

test(
  'where the browser forbids the library, the player is told, and the game goes on',
  { tag: '@whole' },
  async ({ table }) => {
    await table.page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not here', 'SecurityError');
      };
    });
    await table.open({ variation: 'stikitche' });
    await write(table, 'Mc1-Mc3');
    await table.go('Library');
    await expect(table.page.getByRole('alert')).toContainText('This browser does not allow a library');
    await table.go('Play');
    await write(table, 'Nc6-Nc5');
    await expect(table.status()).toContainText('Turn 3');
  },
);

test(
  'an import that a reload cuts off is reported once, not before, and also in another tab',
  { tag: '@whole' },
  async ({ table, context }) => {
    test.slow();
    const { page } = table;
    const library = new LibraryView(page);
    await library.open();
    const records = Array.from({ length: 20_000 }, (_, index) => shortRecord({ Yellow: `Player ${index}` }));
    await library.give(fileOf('club.jkn', records.join('\n')));
    await expect(page.getByText(/club\.jkn – [\d,]+ games read/)).toBeVisible();
    const cutOff =
      /club\.jkn: The import was interrupted when its page was closed\. [\d,]+ of 20,000 games had been read/;

    const other = new LibraryView(await context.newPage());
    await other.open();
    await other.page.waitForTimeout(1500);
    await expect(library.button('Stop')).toBeVisible();
    await expect(other.page.getByText('The import was interrupted')).toBeHidden();

    await page.reload();
    await expect(page.getByRole('paragraph').filter({ hasText: 'The import was interrupted' })).toHaveText(
      cutOff,
    );
    await expect(other.page.getByText('The import was interrupted')).toBeVisible();
    await library.button('Close').first().click();
    await page.reload();
    await library.open();
    await page.waitForTimeout(1500);
    await expect(page.getByText('The import was interrupted')).toBeHidden();
  },
);
