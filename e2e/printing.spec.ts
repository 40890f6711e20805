import type { Page } from '@playwright/test';
import { DEFAULT_SETTINGS } from '../src/store/settings.ts';
import { KEYS } from '../src/store/kept/storage.ts';
import { expect, test } from './support/table.ts';

/** How many sheets of A4 a page takes when the browser prints it with its default settings, without backgrounds. */
async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The colours of a page on paper: of its words, and of the lines of a board. */
const INK = 'rgb(43, 33, 26)';
const FRONT = 'rgb(67, 48, 31)';

test('a page of the rules takes no more sheets than it needs', async ({ table }) => {
  const { page } = table;
  for (const [section, title, most] of [
    ['vaulting', 'Vaulting', 3],
    ['kaida', 'Kaida', 2],
  ] as const) {
    await page.goto(`./#/rules/${section}`);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(await sheets(page)).toBeLessThanOrEqual(most);
  }
});

test('boards that the reader has not scrolled to are printed too, with everything drawn over them', async ({
  table,
}) => {
  const { page } = table;
  const figures = page.getByRole('figure');
  const boards = figures.getByRole('grid');
  await page.goto('./#/rules/rulings');
  await expect(boards.first()).toBeVisible();
  const all = await figures.count();
  expect(await boards.count()).toBeLessThan(all);
  await sheets(page);
  expect(await boards.count()).toBe(all);

  // lines of vaults are loaded separately, and a printer would not wait for them
  await page.goto('./#/rules/vaulting');
  await expect(figures.last().locator('.vaults')).toHaveCount(1);
});

test('whatever only leads elsewhere is not printed; boards keep their squares on paper', async ({
  table,
}) => {
  const { page } = table;
  await page.goto('./#/rules/fronts');
  const main = page.getByRole('main');
  const ways = [
    main.getByRole('searchbox'),
    main.getByRole('navigation', { name: 'Contents' }),
    main.getByRole('link', { name: 'First moves' }).last(),
    main.getByRole('button', { name: /^Copy/ }),
  ];
  for (const way of ways) await expect(way).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const way of ways) await expect(way).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Fronts' })).toBeVisible();
  await expect(page.locator('.field').first()).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.locator('.front').first()).toHaveCSS('print-color-adjust', 'exact');
});

for (const theme of ['dark', 'contrast'])
  test(`printed pages are light in the ${theme} theme too`, { tag: '@whole' }, async ({ table }) => {
    const { page } = table;
    await page.addInitScript(
      ([key, text]) => {
        if (location.protocol !== 'about:') localStorage.setItem(key, text);
      },
      [KEYS.settings, JSON.stringify({ ...DEFAULT_SETTINGS, theme })] as const,
    );
    await page.goto('./#/rules/fronts');
    const words = page.getByRole('heading', { level: 2, name: 'Fronts' });
    await expect(words).not.toHaveCSS('color', INK);
    await page.emulateMedia({ media: 'print' });
    await expect(words).toHaveCSS('color', INK);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.front').first()).toHaveCSS('background-color', FRONT);
  });
