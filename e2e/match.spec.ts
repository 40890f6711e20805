import { openSeated } from './support/seated.ts';
import { expect, test } from './support/table.ts';

test('two players play a match of two games', async ({ table }) => {
  const names = { yellow: 'Anna', blue: 'Bo' };
  await openSeated(table, 'pastang', { names, match: { games: 2, firstMove: 'alternating' } });
  const card = (name: RegExp) => table.page.getByRole('region', { name });
  const concede = async (side: string): Promise<void> => {
    await table.button('Concede').click();
    await table.page.getByRole('button', { name: new RegExp(`^${side} .*concedes`) }).click();
  };
  await concede('Anna');
  await expect(table.status()).toContainText('The match stands at 0–1.');
  await expect(card(/^Bo/)).toContainText('1');
  await expect(table.button('Next game')).toBeVisible(); // it comes later, and then moves what is below it
  // ended again by a concession after a take-back, the game counts once
  await table.button('Undo').click();
  await concede('Anna');

  await table.button('Next game').click();
  await expect(table.status()).toContainText('Blue to move');
  await expect(table.status()).toContainText('Game 2 of 2.');
  await expect(card(/^Anna/)).toContainText('0');
  await table.move('Mb5-Mb4');
  await table.button('Offer draw').click();
  await table.page.getByRole('button', { name: 'Agree to a draw' }).click();
  await expect(table.status()).toContainText('The match is over: Bo (Blue) wins it, ½–1½.');
  await table.page.reload();
  await expect(card(/^Bo/)).toContainText('1½');
  await table.button('New match').click();
  await expect(card(/^Bo/)).toContainText('0');
});
