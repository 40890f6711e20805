import type { Locator } from '@playwright/test';
import { findings } from './support/axe.ts';
import { pressEveryCard } from './support/cards.ts';
import { expect, test, type Table } from './support/table.ts';

async function openSetup(table: Table): Promise<Locator> {
  await table.open();
  await table.button('New game').first().click();
  return table.page.getByRole('dialog', { name: 'New game' });
}

/** Opens one of the folded sections by its name. */
const unfold = (dialog: Locator, section: string): Promise<void> =>
  dialog.locator('summary').filter({ hasText: section }).click();

const summaryOf = (dialog: Locator): Locator => dialog.getByRole('region', { name: 'Your choices' });

test('two players set up a match of Pastang with a handicap on the clock, and draw lots', async ({
  table,
}) => {
  const dialog = await openSetup(table);
  await dialog.getByRole('radio', { name: /^Pastang/ }).check();
  await dialog.getByRole('radio', { name: 'Swods on C and D' }).check();
  await dialog.getByLabel('Yellow’s name').fill('Dray');
  await dialog.getByLabel('Blue’s name').fill('Delia');
  await dialog.getByRole('radio', { name: 'By lot' }).check();

  await unfold(dialog, 'The clock');
  await dialog.getByRole('radio', { name: 'Your own times' }).check();
  await dialog.getByLabel('Different times for the two sides').check();
  const yellow = dialog.getByRole('group', { name: 'Time of Yellow' });
  await yellow.getByLabel('Minutes').fill('0');
  await dialog.getByRole('group', { name: 'Time of Blue' }).getByLabel('Minutes').fill('15');
  await unfold(dialog, 'The match');
  await dialog.getByRole('radio', { name: '4 games' }).check();
  await unfold(dialog, 'The agreement');
  await dialog.getByRole('radio', { name: 'By agreement' }).check();
  await expect(dialog.getByText('3 rulings, draws by claim, take-backs by agreement')).toBeVisible();

  // folded away again, the clock still says what is wrong with it
  await unfold(dialog, 'The clock');
  await dialog.getByRole('button', { name: 'Start – both agree' }).click();
  await expect(yellow.getByLabel('Minutes')).toBeFocused();
  await expect(yellow.getByLabel('Minutes')).toHaveAccessibleDescription('At least 1 second is needed.');
  await yellow.getByLabel('Minutes').fill('5');
  await expect(summaryOf(dialog)).toContainText(
    'Pastang, Swods on C and D · Yellow 5 min + 5 s, Blue 15 min + 5 s · match of 4 · who begins is drawn by lot',
  );
  await dialog.getByRole('button', { name: 'Start – both agree' }).click();

  await expect(dialog).toBeHidden();
  await expect(table.square('Mc1')).toHaveAccessibleName(/Yellow Swod/);
  await expect(table.square('Mb1')).toHaveAccessibleName(/Yellow Deldar/);
  const told = table.page.getByText(/^The lot falls to (Dray \(Yellow\)|Delia \(Blue\))\.$/);
  await expect(told).toBeVisible();
  const side = (await told.textContent())?.includes('Yellow') === true ? 'Yellow' : 'Blue';
  await expect(table.status()).toContainText(`${side} to move`);

  // the next time, all of it is filled in already
  await table.page.reload();
  await table.button('New game').first().click();
  await expect(summaryOf(dialog)).toContainText('Blue 15 min + 5 s · match of 4');
  await expect(dialog.getByLabel('Blue’s name')).toHaveValue('Delia');
});

test('a game is chosen and started by keyboard alone', async ({ table }) => {
  const { page } = table;
  const dialog = await openSetup(table);
  await dialog.getByRole('radio', { name: /^Poron Jikaida/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Stikitche/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('gridcell')).toHaveCount(72);
});

for (const [device, width, height] of [
  ['a desktop', 1280, 900],
  ['a tablet', 820, 1180],
] as const)
  test(`on ${device} a click anywhere on a card chooses its game`, { tag: '@whole' }, async ({ table }) => {
    await table.page.setViewportSize({ width, height });
    const dialog = await openSetup(table);
    await pressEveryCard(dialog.locator('.cards .option'), 'click');
  });

test(
  'axe finds nothing wrong with the set-up with all its sections open',
  { tag: '@whole' },
  async ({ table }) => {
    await table.page.emulateMedia({ reducedMotion: 'reduce' });
    const dialog = await openSetup(table);
    await dialog.getByRole('radio', { name: /^Drak’s City/ }).check();
    for (const section of ['The clock', 'The match', 'The agreement', 'From a position'])
      await unfold(dialog, section);
    await dialog.getByRole('radio', { name: 'Your own times' }).check();
    await dialog.getByRole('radio', { name: 'Another number' }).check();
    await dialog.getByLabel('Number of games').fill('1');
    await dialog.getByLabel('Position line').fill('nonsense');
    await dialog.getByRole('button', { name: 'Start – both agree' }).click();
    await dialog.getByText(/rulings do not come up/).click();
    expect(await findings(table.page)).toEqual([]);
  },
);
