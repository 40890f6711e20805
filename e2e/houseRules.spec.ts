import { expect, test } from './support/table.ts';

test('a game with house rules and a river is composed, kept, agreed on, and passed on by its link', async ({
  table,
  context,
}) => {
  const { page } = table;
  await table.open();
  await table.button('New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const part = (name: string) => dialog.getByRole('heading', { name, level: 2 });
  await part('House rules').click();
  await dialog.getByRole('button', { name: 'Hyrshiv as it is played' }).click();
  const wait = dialog.getByRole('switch', { name: 'The vault waits at the front' });
  await wait.check();
  await expect(dialog.getByRole('switch', { name: 'The Pallan’s vault bends twice' })).toBeChecked();
  await part('Terrain').click();
  await dialog.getByRole('radio', { name: 'A river with two fords' }).check();
  await dialog.getByLabel('Name for this set').fill('At Delia’s');
  await dialog.getByRole('button', { name: 'Keep this set' }).click();
  await dialog.getByText('Pass this set on').click();
  const link = await dialog.getByRole('textbox', { name: 'Link to this set' }).inputValue();
  await expect(dialog.getByRole('img', { name: /QR/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Start – both agree' }).click();
  await expect(table.square('Ma1')).toHaveAccessibleName(/Yellow Chuktar/);
  await expect(page.getByRole('gridcell', { name: /, river, empty/ }).first()).toBeVisible();

  // what was agreed can be read during the game
  await table.button('Agreement').click();
  const agreed = page.getByRole('dialog', { name: 'What we agreed' });
  await expect(agreed.getByText('The vault waits at the front.')).toBeVisible();
  await expect(agreed.getByText('This set is called “At Delia’s”.')).toBeVisible();
  await expect(agreed.getByText(/\d+ river squares\./)).toBeVisible();
  await page.keyboard.press('Escape');

  // and in the review, since the record gives it
  await table.button('Record').click();
  await table.button('Review this game').click();
  await page.getByRole('tab', { name: 'How?' }).click();
  await expect(page.getByRole('region', { name: 'Agreed for this game' })).toContainText('At Delia’s');
  await page.goto('./#/play');

  // a stranger opens the link, and starts the same game
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('.start-summary')).toContainText('Hyrshiv, 4 house rules, with terrain');
  await other.close();

  // on the next visit the set is there under its name
  await page.reload();
  await table.button('New game').click();
  await dialog.getByRole('radio', { name: /^Stikitche/ }).check();
  await part('House rules').click();
  await dialog.getByRole('button', { name: /^At Delia’s/ }).click();
  await expect(page.locator('.start-summary')).toContainText('Hyrshiv, 4 house rules, with terrain');
});
