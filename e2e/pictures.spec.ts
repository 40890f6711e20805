import { DEFAULT_SETTINGS, type Settings } from '../src/store/settings.ts';
import { KEYS } from '../src/store/kept/storage.ts';
import { expect, test } from './support/table.ts';
import { wholeUnless } from './support/whole.ts';

/** How the board looks in each theme, with other colours and as tiles: the last move and a piece picked up; one picture each, kept in `e2e/pictures`. */
const LOOKS: Readonly<Record<string, Partial<Settings>>> = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  contrast: { theme: 'contrast' },
  'red and green': { theme: 'light', colours: 'red-green' },
  'black and white': { theme: 'dark', colours: 'black-white' },
  tiles: { theme: 'light', pieces: 'tiles' },
};

for (const [look, settings] of Object.entries(LOOKS))
  test(`the board looks as it should: ${look}`, wholeUnless(look === 'light'), async ({ table, page }) => {
    await page.addInitScript(
      ([key, text]) => {
        if (location.protocol !== 'about:') localStorage.setItem(key, text);
      },
      [KEYS.settings, JSON.stringify({ ...DEFAULT_SETTINGS, motion: 'none', ...settings })] as const,
    );
    await table.open({ variation: 'poron' });
    await table.play('Mc3-Mc6');
    await table.square('Wc4').click();
    await expect(table.square('Wc4')).toHaveAttribute('aria-selected', 'true');
    await page.mouse.move(2, 2);
    await expect(page.getByRole('grid')).toHaveScreenshot(`${look}.png`, { maxDiffPixelRatio: 0.01 });
  });
