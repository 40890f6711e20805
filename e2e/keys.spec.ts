import { expect, test } from './support/table.ts';

test(
  'letters lead to pieces of a kind, and a game is played by keyboard alone',
  { tag: '@firefox' },
  async ({ table }) => {
    await table.open({ variation: 'poron' });
    const { keyboard } = table.page;
    await table.square('Zb1').focus();
    await keyboard.press('p');
    await expect(table.square('Md1')).toBeFocused();
    await keyboard.press('k');
    await expect(table.square('Mf1')).toBeFocused();
    await keyboard.press('Shift+p');
    await expect(table.square('Me1')).toBeFocused();
    await keyboard.press('s');
    await expect(table.square('Ma3')).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await expect(table.status()).toContainText('Blue to move');
    await keyboard.press('k');
    await expect(table.square('We6')).not.toBeFocused();
    await expect(table.page.locator(':focus')).toHaveAccessibleName(/Blue Kapt/);
  },
);

test('questions about a square are answered aloud, by key and in the help', async ({ table }) => {
  await table.open({ variation: 'poron' });
  const { keyboard } = table.page;
  const said = table.page.getByLabel('Announcements');
  await table.square('Mc3').focus();
  await keyboard.press('w');
  await expect(said).toContainText('Yellow Swod Mortil C3: can move here: Mortil B4, C4, D4');
  await keyboard.press('a');
  await expect(said).toHaveText('Nothing attacks Yellow Swod Mortil C3.');
  // asked again, it is answered again: the words are inserted anew
  const answer = await said.locator('span').elementHandle();
  await keyboard.press('a');
  await expect.poll(() => answer?.evaluate((words) => words.isConnected)).toBe(false);
  await expect(said).toHaveText('Nothing attacks Yellow Swod Mortil C3.');
  await keyboard.press('r');
  await expect(said).toContainText('Rank 3. Mortil: A Yellow Swod, B Yellow Swod');

  await keyboard.press('?');
  const help = table.page.getByRole('dialog', { name: 'Help' });
  await expect(help).toContainText('They are about Mortil C3.');
  await help.getByRole('button', { name: 'What attacks this?' }).click();
  await expect(help.getByLabel('Answer')).toHaveText('Nothing attacks Yellow Swod Mortil C3.');
  await keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(table.square('Mc3')).toBeFocused();
});
