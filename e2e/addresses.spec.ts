import { expect, test } from './support/table.ts';

test('the back button closes what an address has opened, and the focus returns to where it was', async ({
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

  // closed by Escape it does not stay in the way of the back button
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/settings/);
  await expect(table.button('Settings')).toBeFocused();
});

test('a page begins at its top, and the table lies as it lay before', async ({ table }) => {
  const { page } = table;
  const top = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  await page.setViewportSize({ width: 390, height: 600 });
  await table.open({ variation: 'poron' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(top).toBe(300);
  await page.goto('./#/learn');
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  expect(await top()).toBe(0);
  await page.evaluate(() => scrollTo(0, 200));
  await page.goBack();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(top).toBe(300);
});

test('a dialogue can be the first thing of a visit', async ({ table }) => {
  const { page } = table;
  for (const [path, name] of [
    ['new', 'New game'],
    ['settings', 'Settings'],
    ['help', 'Help'],
    ['record', 'Record of the game'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`./#/${path}`);
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.getByRole('grid')).toBeVisible();
  }
});

test('an address that leads nowhere says so, and leads back to the game and the focus', async ({ table }) => {
  const { page } = table;
  await table.open({ variation: 'stikitche' });
  await table.move('Mc1-Mc3');
  await table.square('Mc3').focus();
  await page.evaluate(() => {
    location.hash = '#/nowhere';
  });
  const heading = page.getByRole('heading', { level: 1, name: 'There is nothing at this address' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'There is nothing at this address' })).toHaveCount(
    1,
  );
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(page).toHaveTitle('There is nothing at this address – Poron Jikaida');
  await table.button('Back to the table').click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(table.square('Mc3')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Back at the table. Blue to move.' })).toHaveCount(
    1,
  );

  // a position in the address still starts its game
  await page.evaluate(() => {
    location.hash = '#variation=pastang';
  });
  await expect(page.getByRole('gridcell')).toHaveCount(36);
});

test('what cannot be loaded can be asked for again; the table is not lost to it', async ({
  page,
  baseURL,
}) => {
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
});

test('library, review and position editor are in sight on a wide screen and an upright tablet', async ({
  table,
}) => {
  const { page } = table;
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await table.open({ variation: 'poron' });
    const places = page.getByRole('navigation', { name: 'Other pages' });
    const edges = await page.getByRole('banner').evaluate((head) => {
      const title = head.querySelector('h1');
      const last = head.querySelector('nav')?.lastElementChild;
      return {
        isTitleWhole: title !== null && title.scrollWidth <= title.clientWidth,
        beyond: (last?.getBoundingClientRect().right ?? Infinity) - head.getBoundingClientRect().right,
      };
    });
    expect(edges.isTitleWhole, `${width} px`).toBe(true);
    expect(edges.beyond, `${width} px`).toBeLessThan(1);
    for (const [name, address] of [
      ['Library', /#\/library$/],
      ['Review', /#\/review$/],
      ['Set up a position', /#\/editor(\/|$)/],
    ] as const) {
      await places.getByRole('button', { name }).click();
      await expect(page).toHaveURL(address);
      await page.goBack();
    }
  }
});
