import { expect, test } from './support/table.ts';

test('a whole game of Pastang, to Tikaida', async ({ table }) => {
  await table.open({ variation: 'pastang' });
  await expect(table.page.getByRole('gridcell')).toHaveCount(36);
  await table.play(
    'Md2-Mf4 Me5-Mf4 Md1-Mb5 Mf6-Mb2 Mc1-Mc5 Mb2-Mc2 Mb5-Ma6 Mc6-Mc5 Ma6-Ma5 Mb6-Ma5 Mf2-Mc5 Md6-Mc5 ' +
      'Mf1-Mf4 Ma5-Ma4 Ma1-Mc2 Md5-Ma2 Mc2-Ma4 Mf5-Me4 Mf4-Me4 Ma2-Mb1=S Me4-Me6 Mc5-Ma5 Ma4-Ma5',
  );
  await expect(table.status()).toContainText('Tikaida. Yellow wins, ½–0');
});

test('a whole game of Stikitche: the King clears the board with its one turn', async ({ table }) => {
  await table.open({ variation: 'stikitche' });
  await table.move('Mc1-Nc6');
  await expect(table.status()).toContainText('one turn');
  await expect(table.moves()).toContainText('PMc1xNc6n');
  await table.move('Nd6-Nc6');
  await expect(table.status()).toContainText('Drawn, ½–½');
});

test('a whole game of Stikitche: a King left alone, Nikaida', { tag: '@whole' }, async ({ table }) => {
  await table.open({ variation: 'stikitche' });
  await table.play('Mc1-Nc2 Nc6-Nc2');
  await expect(table.status()).toContainText('Nikaida. Blue wins, 0–½');
});

test(
  'a whole game of Drak’s City, chosen in the dialogue, to Tikaida',
  { tag: '@whole' },
  async ({ table }) => {
    await table.open();
    await table.button('New game').first().click();
    const dialog = table.page.getByRole('dialog', { name: 'New game' });
    await dialog
      .getByRole('radio', { name: /^Drak’s City/ })
      .first()
      .check();
    await dialog.getByRole('button', { name: 'Start – both agree' }).click();
    await expect(table.page.getByRole('gridcell')).toHaveCount(72);
    await table.play('Mc2-Md5! Nd5-Ne3! Md5-Me2! Ne3-Nc3! Me2-Me4! Nc3-Nb5! Me4-Nb5');
    await expect(table.status()).toContainText('Tikaida. Yellow wins, ½–0');
    await expect(table.moves()).toContainText('^');
  },
);
