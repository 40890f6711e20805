import { drawn, expect, test } from './support/table.ts';

test('the back button closes what an address opened, and the focus returns to where it was', async ({
  table,
}) => {
  const { page } = table;
  await table.open({ variation: 'poron' });
  await table.move('Mc3-Mc6');
  await expect(page).toHaveTitle('Blue to move – Poron Jikaida');

  await table.button('Settings').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(page).toHaveURL(/#\/settings$/);
  await expect(page).toHaveTitle('Settings – Poron Jikaida');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(table.button('Settings')).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();

  // once it is closed by Escape, it does not stay in the way of the back button
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/settings/);
  await expect(table.button('Settings')).toBeFocused();
});

test(
  'a page begins at its top, and the table is scrolled as it was before',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    const top = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
    await page.setViewportSize({ width: 390, height: 600 });
    await table.open({ variation: 'poron' });
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(top).toBe(300);
    await drawn(page); // the page hears of it in the next frame
    await page.goto('./#/learn');
    await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
    expect(await top()).toBe(0);
    await page.evaluate(() => scrollTo(0, 200));
    await page.goBack();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect.poll(top).toBe(300);
  },
);

test('a visit can begin with a dialogue', { tag: '@whole' }, async ({ table }) => {
  const { page } = table;
  for (const [path, name] of [
    ['new', 'New game'],
    ['settings', 'Settings'],
    ['help', 'Help'],
    ['record', 'Game record'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`./#/${path}`);
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/#\/play$/);
    await expect(page.getByRole('grid')).toBeVisible();
  }
});

test(
  'an address that leads nowhere says so, and leads back to the game and the focus',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    await table.open({ variation: 'stikitche' });
    await table.move('Mc1-Mc3');
    await table.square('Mc3').focus();
    await page.evaluate(() => {
      location.hash = '#/nowhere';
    });
    const heading = page.getByRole('heading', { level: 1, name: 'There is nothing at this address' });
    await expect(heading).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: 'There is nothing at this address' }),
    ).toHaveCount(1);
    await expect(page.getByRole('grid')).toBeHidden();
    await expect(page).toHaveTitle('There is nothing at this address – Poron Jikaida');
    await table.button('Back to the table').click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(table.square('Mc3')).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: 'Back at the table. Blue to move.' }),
    ).toHaveCount(1);
    // said once: only the table tells what happens after that
    await table.move('Nc6-Nc4');
    await expect(page.getByRole('status').filter({ hasText: 'Back at the table. Yellow' })).toHaveCount(0);

    // a position in the address still starts its game
    await page.evaluate(() => {
      location.hash = '#variation=pastang';
    });
    await expect(page.getByRole('gridcell')).toHaveCount(36);
  },
);

test(
  'what cannot be loaded can be tried again; the table is not lost',
  { tag: '@whole' },
  async ({ page, baseURL }) => {
    const chunk = /SettingsDialog.*\.js$/;
    await page.route(chunk, (route) => route.abort());
    await page.goto(`${baseURL ?? ''}/#/settings`);
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expect(dialog.getByRole('alert')).toContainText('This part could not be loaded.');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Still no answer after one more try.');
    await expect(page.getByRole('grid', { includeHidden: true })).toBeVisible();
    await page.context().setOffline(false);
    await page.unroute(chunk);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('radio', { name: 'High contrast' })).toBeVisible();
  },
);

test('the code of a game of the cabinet can be tried again if it cannot be loaded', async ({ page }) => {
  const chunk = /\/game-[^/]*\.js$/;
  await page.route(chunk, (route) => route.abort());
  await page.goto('./#/cabinet/tablut');
  await expect(page.getByRole('alert')).toContainText('This part could not be loaded.');
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tablut' })).toBeVisible();
});

/** Every page with its name in the navigation. */
const SECTIONS = [
  ['Play', /#\/play$/, 'Small games'],
  ['Learn', /#\/learn$/, 'Small games'],
  ['Practice', /#\/practice$/, null],
  ['Rules', /#\/rules$/, null],
  ['Library', /#\/library$/, null],
  ['Review', /#\/review$/, 'Set up a position'],
  ['Cabinet', /#\/cabinet$/, null],
] as const;

test(
  'the same navigation leads from every page to every other, on every screen',
  { tag: '@whole' },
  async ({ table }) => {
    test.slow();
    const { page } = table;
    const nav = page.getByRole('navigation', { name: 'Main' });
    for (const [width, height] of [
      [1280, 900],
      [820, 1180],
      [360, 740],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('./#/');
      const place = await nav.boundingBox();
      for (const [name, address] of SECTIONS) {
        const link = nav.getByRole('link', { name, exact: true });
        await expect(link).toBeInViewport({ ratio: 1 });
        await link.click();
        await expect(page).toHaveURL(address);
        await expect(link).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        expect(await nav.boundingBox(), `${name} at ${width} px`).toEqual(place);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond, `${name} at ${width} px is no wider than the screen`).toBeLessThanOrEqual(0);
      }
    }
  },
);

test('a section leads to its places', async ({ table }) => {
  const { page } = table;
  for (const [section, address, place] of SECTIONS) {
    if (place === null) continue;
    await page.goto('./#/rules');
    await table.go(section);
    await expect(page).toHaveURL(address);
    await table.go(place);
    await expect(page).not.toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
  }
});

test('help and settings open over every page, and closing them leads back there', async ({ page }) => {
  await page.goto('./#/');
  for (const address of ['#/', '#/learn/king', '#/rules/fronts']) {
    await page.goto(`./${address}`);
    const heading = page.getByRole('heading').filter({ visible: true }).first();
    const words = await heading.textContent();
    for (const name of ['Settings', 'Help']) {
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await expect(heading).toHaveText(words ?? '');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      expect(new URL(page.url()).hash).toBe(address);
    }
  }
});
