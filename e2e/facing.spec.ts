import { expect, test } from './support/table.ts';
import { wholeUnless } from './support/whole.ts';

const SCREENS = [
  { name: 'upright', size: { width: 820, height: 1180 } },
  { name: 'on its side', size: { width: 1180, height: 820 } },
] as const;

for (const { name, size } of SCREENS)
  test(
    `a tablet ${name} lies between two players: everything meant for Blue is upside down`,
    wholeUnless(name === 'on its side'),
    async ({ table }) => {
      const { page } = table;
      await page.setViewportSize(size);
      await table.open({ variation: 'poron' });
      await page.evaluate(() => location.assign('#/settings'));
      await page.getByRole('checkbox', { name: /^The screen lies between us/ }).check();
      await table.button('Close').click();

      const turnOf = async (square: string): Promise<string> =>
        (await table.figurine(square)).evaluate((figure) => getComputedStyle(figure).rotate);
      expect(await turnOf('Mc3')).toBe('none');
      expect(await turnOf('Wc4')).toBe('180deg');
      const [far, near] = [page.locator('.seat.far'), page.locator('.seat.near')];
      await expect(far).toContainText('Yellow to move');
      await expect(far).toHaveCSS('rotate', '180deg');
      await expect(near).toContainText('Yellow to move');
      await expect(page.locator('.edge')).toHaveCount(4);
      // read aloud only once
      await expect(table.status()).toHaveCount(1);

      await table.drag('Mc3', 'Mc6');
      await expect(far).toContainText('Blue to move');
      await table.drag('Wc4', 'Wc1');
      await expect(table.square('Wc1')).toHaveAccessibleName(/Blue Swod/);
      await table.square('Mf3').focus();
      await page.keyboard.press('ArrowUp');
      await expect(table.square('Mf4')).toBeFocused();

      await page.reload();
      expect(await turnOf('Wc1')).toBe('180deg');
      await table.button('Flip board').click();
      expect(await turnOf('Wc1')).toBe('none');
      expect(await turnOf('Mf3')).toBe('180deg');
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, 'no horizontal scroll bar').toBeLessThanOrEqual(size.width);
    },
  );

test(
  'between two players, a question to the far player is turned towards that player',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.addInitScript(() =>
      localStorage.setItem('poron-jikaida.settings', JSON.stringify({ facing: true })),
    );
    await table.open({ variation: 'stikitche', position: 'k5/5S/6/6/6/6/6/s5/6/6/6/K5 y - - 20' });
    const body = page.locator('.dialog-body');
    const near = page.getByRole('toolbar', { name: 'Actions', exact: true });
    const far = page.getByRole('toolbar', { name: 'Actions of the far player' });

    await near.getByRole('button', { name: 'Offer draw' }).click();
    await expect(page.getByRole('dialog', { name: 'Yellow offers a draw' })).toBeVisible();
    await expect(body).toHaveCSS('rotate', '180deg');
    await table.button('Play on').click();

    // Yellow, who sits at the near edge, chooses for itself
    await table.move('Nf5-Nf6');
    await expect(table.promotion('Pallan')).toBeVisible();
    await expect(body).toHaveCSS('rotate', 'none');
    await table.promotion('Pallan').click();

    await near.getByRole('button', { name: 'Offer draw' }).click();
    await expect(page.getByRole('dialog', { name: 'Blue offers a draw' })).toBeVisible();
    await expect(body).toHaveCSS('rotate', 'none');
    await table.button('Play on').click();

    // the far player has buttons too, and is asked at the far edge
    await far.getByRole('button', { name: 'Concede' }).click();
    await expect(page.getByRole('dialog', { name: 'Concede the game' })).toBeVisible();
    await expect(body).toHaveCSS('rotate', '180deg');
    await table.button('Cancel').click();

    // the players change places
    await table.button('Flip board').click();
    await table.move('Na6-Na5');
    await near.getByRole('button', { name: 'Offer draw' }).click();
    await expect(page.getByRole('dialog', { name: 'Yellow offers a draw' })).toBeVisible();
    await expect(body).toHaveCSS('rotate', 'none');
  },
);
