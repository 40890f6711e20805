import { findings } from './support/axe.ts';
import { clock, openSeated, write } from './support/seated.ts';
import { expect, test } from './support/table.ts';

test('axe finds nothing wrong with clocks, offers and endings', { tag: '@whole' }, async ({ table }) => {
  test.slow();
  const { page } = table;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectNothing = async (where: string): Promise<void> =>
    expect(await findings(page), where).toEqual([]);
  const names = { yellow: 'Anna', blue: '' };
  const match = { games: 4, firstMove: 'loser' } as const;
  await openSeated(table, 'stikitche', { names, match, clock: clock(600), takeBack: 'ask' });
  await write(table, 'Mc1-Mc3 Nc6-Nc5');
  await expectNothing('running clocks');
  await table.button('Offer draw').click();
  await expectNothing('an offer');
  await table.button('Play on').click();
  await table.button('Concede').click();
  await expectNothing('conceding');
  await table.button('Cancel').click();
  await table.button('PMc1-Mc3').click();
  await expectNothing('looking back');
  await table.button('To the game').click();
  await table.button('Concede').click();
  await page.getByRole('button', { name: /^Blue concedes/ }).click();
  await expectNothing('an ended game');
});
