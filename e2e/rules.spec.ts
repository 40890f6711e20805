import { findings } from './support/axe.ts';
import { goOffline } from './support/offline.ts';
import { expect, test } from './support/table.ts';

test('a section has an address; the search leads to others, by keyboard alone', async ({ table }) => {
  const { page } = table;
  await page.goto('./#/rules/fronts');
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await expect(heading('Fronts')).toBeFocused();
  await expect(page).toHaveTitle('Rules – Poron Jikaida');
  await expect(
    page.getByRole('navigation', { name: 'Contents' }).getByRole('listitem', { name: 'Fronts' }),
  ).toHaveCount(0);

  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Search the rules' });
  await expect(field).toBeFocused();
  await page.keyboard.type('last turn');
  await expect(page.getByRole('status').filter({ hasText: / found\.$/ })).toHaveCount(1);
  const found = page.getByRole('list', { name: 'Found' });
  await expect(found.locator('mark').first()).toHaveText(/^(last|turn)$/i);
  await page.keyboard.press('ArrowDown');
  await expect(found.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.keyboard.type('nikaida');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/rules\/glossary\/nikaida$/);
  await expect(page.getByRole('term').filter({ hasText: 'Nikaida' })).toBeFocused();
  await page.goBack();
  await expect(heading('Fronts')).toBeFocused();

  await page.goto('./#/rules/R7');
  await expect(page.getByRole('heading', { level: 3, name: /^R7 May a Swod/ })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3, name: /^R7 May a Swod/ })).toBeInViewport();
  await page.goto('./#/rules/nowhere');
  await expect(page.getByRole('alert')).toContainText('no page at this address');
});

test(
  'a newcomer’s word finds ours, and a mistyped one is corrected',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    await page.goto('./#/rules');
    const field = page.getByRole('searchbox', { name: 'Search the rules' });
    await field.fill('castling');
    const first = page.getByRole('list', { name: 'Found' }).getByRole('link').first();
    await expect(first).toContainText('There is no castling. Once in a game the King may change places');
    await field.fill('kinght');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'knight' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('knight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'The Paktun' })).toBeVisible();
  },
);

test('a piece in a diagram shows where it can go, and why not elsewhere: by mouse and by keyboard', async ({
  table,
}) => {
  const { page } = table;
  await page.goto('./#/rules/hikdar');
  const diagram = page.getByRole('figure').first();
  const square = (name: string) => diagram.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  await expect(square('Mortil D6')).toHaveAccessibleName(/can move here/);
  await square('Neemu E1').click();
  await expect(diagram.getByRole('status')).toHaveText('A front stops the Hikdar.');
  await expect(diagram.getByRole('link', { name: 'Rules: Fronts' })).toBeVisible();
  await square('Mortil D6').click();
  await expect(diagram.getByRole('status')).toHaveText(/Yellow Hikdar moves .* from Mortil B4 to Mortil D6/);
  await expect(square('Mortil B4')).toHaveAccessibleName(/Yellow Hikdar/);

  // the enemy's piece does too
  await square('Mortil D2').focus();
  await page.keyboard.press('Enter');
  await expect(diagram.getByRole('status')).toHaveText(/^Swod Mortil D2 picked/);
  await expect(square('Mortil D1')).toHaveAccessibleName(/can move here/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(diagram.getByRole('status')).toHaveText('No Swod moves like that.');
  await page.keyboard.press('Escape');
  await expect(square('Mortil D6')).toHaveAccessibleName(/can move here/);
  await expect(diagram.getByText('The Hikdar captures on D2.')).toBeVisible();
});

test('a refused move at the table leads to its rule and back, and the game is unchanged', async ({
  table,
}) => {
  const { page } = table;
  await table.open({ variation: 'poron' });
  await table.move('Mc3-Mc6');
  await table.move('Wc4-Wc3');
  await table.move('Me3-Za5');
  await expect(table.status()).toContainText('A front stops');
  await table
    .status()
    .getByRole('link', { name: /^Rules: / })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Fronts' })).toBeFocused();
  await page.getByRole('link', { name: 'First moves' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'First moves' })).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(table.status()).toContainText('Yellow to move');
  await expect(table.moves()).toContainText('SWc4-Wc3');
  await table.move('Mc6-Nc1');
  await expect(table.status()).toContainText('Blue to move');
});

test(
  'the agreement leads to a ruling; on the way back the set-up is unchanged',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    await page.goto('./#/new');
    await page
      .getByRole('radio', { name: /^Pastang/ })
      .first()
      .check();
    await page.getByText('The agreement', { exact: true }).click();
    await page.getByRole('link', { name: 'Rules: R7' }).click();
    await expect(page.getByRole('heading', { level: 3, name: /^R7/ })).toBeFocused();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Pastang/ }).first()).toBeChecked();
  },
);

test('a term explains itself where it stands', { tag: '@whole' }, async ({ table }) => {
  const { page } = table;
  await page.goto('./#/help');
  const term = page.getByRole('button', { name: 'Hyrkaida' });
  await expect(term).toHaveAccessibleDescription(/no move saves it/);
  await term.click();
  await expect(page.locator('.tip')).toContainText('no move saves it');
  await page.getByRole('heading', { name: 'Help' }).click();
  await expect(page.locator('.tip')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ keepsCopy: true });

  test('the rules work without a network', { tag: '@whole' }, async ({ table }) => {
    await table.open({ variation: 'stikitche' });
    await goOffline(table.page);
    await table.page.reload();
    await table.page.goto('./#/rules/pallan-bend');
    await expect(table.page.getByRole('figure').first().getByRole('gridcell')).toHaveCount(36);
  });
});

test('axe finds nothing wrong in the rules', { tag: '@whole' }, async ({ table }) => {
  test.slow();
  const { page } = table;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const place of ['', '/pieces', '/R16', '/glossary/propt']) {
    await page.goto(`./#/rules${place}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
    expect(await findings(page), place).toEqual([]);
  }
  await page.goto('./#/rules/hikdar');
  await page.getByRole('searchbox').fill('vault');
  await expect(page.getByRole('list', { name: 'Found' })).toBeVisible();
  await page
    .getByRole('figure')
    .first()
    .getByRole('gridcell', { name: /^Neemu E1/ })
    .click();
  expect(await findings(page), 'a search, a refusal').toEqual([]);
});
