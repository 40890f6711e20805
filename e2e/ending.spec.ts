import { openSeated, write } from './support/seated.ts';
import { expect, test } from './support/table.ts';

test('a player concedes, after being told what that means', async ({ table }) => {
  await table.open({ variation: 'stikitche' });
  await write(table, 'Mc1-Mc3');
  await table.button('Concede').click();
  const dialog = table.page.getByRole('dialog', { name: 'Concede the game' });
  await expect(dialog).toContainText('Yellow wins and takes 1 point.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(table.status()).toContainText('Blue to move');

  await table.button('Concede').click();
  const called = table.called('Conceded!');
  await dialog.getByRole('button', { name: /^Blue concedes/ }).click();
  await called;
  await expect(table.page.getByLabel('Announcements')).toContainText('Conceded. Yellow wins, 1–0');
  await expect(table.status()).toContainText('Conceded. Yellow wins, 1–0');
  await table.square('Nc6').click();
  await expect(table.status()).toContainText('The game is over.');
  await table.page.reload();
  await expect(table.status()).toContainText('Conceded. Yellow wins, 1–0');

  await table.button('Undo').click();
  await expect(table.status()).toContainText('Blue to move');
});

test('a draw is offered, declined, offered again after a move, and agreed on', async ({ table }) => {
  await table.open({ variation: 'stikitche' });
  await table.button('Offer draw').click();
  const offer = table.page.getByRole('dialog', { name: 'Yellow offers a draw' });
  await expect(offer).toContainText('Blue, do you agree?');
  await offer.getByRole('button', { name: 'Play on' }).click();
  await expect(table.page.getByLabel('Announcements')).toHaveText('Blue plays on.');
  await expect(table.button('Offer draw')).toBeDisabled();

  await write(table, 'Mc1-Mc3');
  await table.button('Offer draw').click();
  await table.page.getByRole('button', { name: 'Agree to a draw' }).click();
  await expect(table.status()).toContainText('Drawn by agreement, ½–½');
  await expect(table.page.getByLabel('Announcements')).toContainText('Both sides agreed to a draw.');
});

test('a duel of Pallans ends by a claim when the position occurs for the third time', async ({ table }) => {
  await openSeated(table, 'poron', { line: `k11/p11/${'12/'.repeat(14)}11P/11K y - - 0` });
  const round = 'Zf2-Ze2 Wa5-Wb5 Ze2-Zf2 Wb5-Wa5';
  await write(table, round);
  await expect(table.button('Claim draw')).toHaveCount(0);
  await write(table, round);
  await expect(table.status()).toContainText('This position came up at the start, after turn 4 and now');
  await expect(table.page.getByLabel('Announcements')).toContainText('a draw can be claimed');
  await table.button('Claim draw').click();
  await table.page.getByRole('button', { name: 'Claim the draw' }).click();
  await expect(table.status()).toContainText('Drawn by repetition, ½–½');
});

test('after the end, the review of the game comes first, and shows the result at its last move', async ({
  table,
  page,
}) => {
  await table.open({ variation: 'stikitche' });
  await write(table, 'Mc1-Mc3');
  await table.button('Concede').click();
  await page.getByRole('button', { name: /^Blue concedes/ }).click();
  const ways = table.status().locator('.end-ways').getByRole('button');
  await expect(ways).toHaveText(['Review this game', 'Analyse', 'Play again']);
  await ways.first().click();
  const shown = page.locator('.now-shown');
  await expect(shown).toContainText('Conceded. Yellow wins, 1–0');
  await page.keyboard.press('Home');
  await expect(shown).toContainText('Yellow to move');
  await page.goBack();

  await ways.nth(1).click();
  await expect(page.getByRole('tab', { name: 'Computer' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.review-message')).toContainText('The game has been analysed');
});
