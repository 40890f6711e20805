import { LibraryView } from './support/library.ts';
import { write } from './support/seated.ts';
import { expect, Table, test } from './support/table.ts';

/** From now on nothing more fits into local storage, not a single character. */
const fillStorage = ({ page }: Table): Promise<void> =>
  page.evaluate(() => {
    let size = 2 ** 22;
    for (let number = 0; size > 0; number++)
      try {
        localStorage.setItem(`filling ${number}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
  });

const emptyStorage = ({ page }: Table): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filling')) localStorage.removeItem(key);
  });

/** The turns of the one game in the library. */
async function turnsInLibrary({ page }: Table): Promise<string> {
  const library = new LibraryView(page);
  await library.open();
  await expect(library.rows()).toHaveCount(1);
  const words = (await library.rows().textContent()) ?? '';
  await page.goBack();
  return words;
}

test('with storage full, turns played after that are there after a reload, at the table and in the library', async ({
  table,
}) => {
  const { page } = table;
  await table.open({ variation: 'stikitche' });
  await write(table, 'Mc1-Mc3');
  expect(await turnsInLibrary(table)).toContain('1 turn');
  await fillStorage(table);
  await write(table, 'Nc6-Nc5 Md1-Me1 Nd6-Nd5');
  await expect(page.getByText('This browser does not keep the game')).toBeHidden();
  await page.waitForTimeout(1500);
  const kept = await page.evaluate(() => localStorage.getItem('poron-jikaida.game') ?? '');
  expect(kept).not.toContain('Nc6-Nc5');

  await page.reload();
  await expect(table.status()).toContainText('Turn 5');
  await expect(table.moves()).toContainText('KNd6-Nd5');
  expect(await turnsInLibrary(table)).toContain('4 turns');

  await emptyStorage(table);
  await write(table, 'Me1-Mf1');
  await page.reload();
  await expect(table.status()).toContainText('Turn 6');
  await expect.poll(() => turnsInLibrary(table)).toContain('5 turns');
});

test(
  'where only the library has the newer state, that state comes to the table and is not overwritten',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    await table.open({ variation: 'stikitche' });
    await write(table, 'Mc1-Mc3');
    expect(await turnsInLibrary(table)).toContain('1 turn');
    await fillStorage(table);
    await write(table, 'Nc6-Nc5 Md1-Me1');
    await page.waitForTimeout(1500);
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const gone = indexedDB.deleteDatabase('poron-jikaida-table');
          gone.addEventListener('success', resolve);
          gone.addEventListener('error', reject);
        }),
    );
    await emptyStorage(table);
    await page.reload();
    await expect(page.getByText('The library had a newer state of this game')).toBeVisible();
    await expect(table.moves()).toContainText('KMd1-Me1');
    await page.reload();
    await expect(table.status()).toContainText('Turn 4');
    expect(await turnsInLibrary(table)).toContain('3 turns');
  },
);

test(
  'a browser that keeps nothing says so at once, and the record can be copied',
  { tag: '@whole' },
  async ({ table, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await table.page.addInitScript(() => {
      const keep = localStorage.setItem.bind(localStorage);
      Storage.prototype.setItem = (key, value) => {
        if (!('storageWorks' in window)) throw new DOMException('full', 'QuotaExceededError');
        keep(key, value);
      };
      IDBFactory.prototype.open = () => {
        throw new DOMException('not here', 'SecurityError');
      };
    });
    await table.open({ variation: 'stikitche' });
    const notice = table.page.getByText('This browser does not keep the game');
    await expect(notice).toBeVisible();
    await write(table, 'Mc1-Mc3 Nc6-Nc5');
    await table.page.getByRole('alert').getByRole('button', { name: 'Record' }).click();
    await table.button('Copy').click();
    const copied = await table.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('1. PMc1-Mc3 PNc6-Nc5');
    await table.button('Close').click();
    await table.page.goto('./#/new/elsewhere');
    await table.button('Make the invitation').click();
    await expect(table.page.getByText('The game could not be kept as it stands')).toBeInViewport({
      ratio: 1,
    });
    await table.button('Cancel').click();

    await table.page.evaluate(() => Object.assign(window, { storageWorks: true }));
    await write(table, 'Md1-Me1');
    await expect(notice).toBeHidden();
    await table.page.reload();
    await expect(table.status()).toContainText('Turn 4');
  },
);

/** The browser lets no databases be opened. */
function forbidLibrary(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('not here', 'SecurityError');
  };
}

test(
  'where only the library is forbidden, a game that another one replaced can be put back on the table',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    await page.addInitScript(forbidLibrary);
    await table.open({ variation: 'stikitche' });
    await write(table, 'Mc1-Mc3 Nc6-Nc5');
    await table.open({ variation: 'pastang' });
    await write(table, 'Ma2-Ma3');
    await page.goto('./#/library');
    const games = page.getByRole('alert').getByRole('listitem');
    await expect(games).toHaveText([/Stikitche, Yellow – Blue, 2 turns/]);
    await games.getByRole('button', { name: 'Put it on the table' }).click();
    await expect(table.moves()).toContainText('PNc6-Nc5');
    await write(table, 'Md1-Me1');
    await page.goto('./#/library');
    await expect(games).toHaveText([/Pastang.*1 turn\b/]);
  },
);

test(
  'where the library is forbidden, a tab finds a game that another tab replaced on the Library page',
  { tag: '@whole' },
  async ({ table, context }) => {
    await context.addInitScript(forbidLibrary);
    await table.open({ variation: 'stikitche' });
    await write(table, 'Mc1-Mc3');
    const other = new Table(await context.newPage());
    await other.open({ variation: 'pastang' });
    await expect(table.page.getByText('The one that was here is on the Library page.')).toBeVisible();
    await table.page.goto('./#/library');
    const games = table.page.getByRole('alert').getByRole('listitem');
    await expect(games).toHaveText([/Stikitche, Yellow – Blue, 1 turn\b/]);
  },
);
