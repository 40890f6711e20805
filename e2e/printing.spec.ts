import { DEFAULT_SETTINGS } from '../src/store/settings.ts';
import { KEYS } from '../src/store/storage.ts';
import { expect, test } from './support/table.ts';

/** The colours of a page on paper: of its words, and of a board's lines. */
const INK = 'rgb(43, 33, 26)';
const FRONT = 'rgb(67, 48, 31)';

for (const theme of ['dark', 'contrast'])
  test(`paper is light in the ${theme} theme too`, { tag: '@whole' }, async ({ table }) => {
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
