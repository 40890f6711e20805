import { expect, test } from './support/table.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `where the system sets the colours, ${colorScheme}, squares, the focus and the chosen options can be seen`,
    { tag: '@whole' },
    async ({ table }) => {
      const { page } = table;
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto('./#/learn/fronts');
      const picture = (square: string): Promise<Buffer> => table.square(square).screenshot();
      await expect(table.square('Ma2')).toBeVisible();
      expect((await picture('Ma2')).equals(await picture('Ma3')), 'squares of one colour').toBe(false);
      const before = await picture('Ma2');
      await table.square('Mb1').click();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowUp');
      await expect(table.square('Ma2')).toBeFocused();
      expect((await picture('Ma2')).equals(before), 'the focus of the keyboard').toBe(false);

      await page.goto('./#/settings');
      const chosen = page.getByRole('radio', { name: 'Figures' }).locator('..');
      const other = page.getByRole('radio', { name: 'Letter tiles' }).locator('..');
      await expect(chosen).toHaveCSS('outline-style', 'solid');
      await expect(other).toHaveCSS('outline-style', 'none');
      await page.keyboard.press('Tab');
      await expect(page.locator('label:has(:focus-visible), button:focus-visible')).toHaveCSS(
        'outline-width',
        '3px',
      );
    },
  );
