import { expect, test } from './support/table.ts';

test(
  'a whole game of Poron Jikaida by mouse, from the array to Hyrkaida',
  { tag: '@firefox' },
  async ({ table }) => {
    await table.open({ variation: 'poron' });
    await expect(table.page.getByRole('gridcell')).toHaveCount(216);
    await expect(table.status()).toContainText('Yellow to move');

    // the Pallan makes way for a Deldar, the Kapt's file opens, and the blue King is caught among its own pieces
    await table.play('Za1-Md2! Ca4-Wf3 Ma3-Mb4 Wc4-Wc3 Md3-Me4 We6-Ca5 Ze3-Zd4 Wb5-We3');
    await expect(table.status()).toContainText('Yellow to move');
    await table.move('Md2-Nd6');

    await expect(table.status()).toContainText('Hyrkaida! Yellow wins, 1–0');
    await expect(table.moves()).toContainText('PZa1^xMd2');
    await expect(table.moves()).toContainText('#');
  },
);

test('Kaida is announced, shown on the board, and must be answered', async ({ table }) => {
  await table.open({
    variation: 'poron',
    position: 'k11/12/12/12/12/12/12/12/12/12/12/12/12/8c3/12/12/S11/2K8S b - - 0',
  });
  await table.move('Zc5-Mc5');
  await expect(table.status()).toContainText('Kaida');
  await expect(table.square('Mc1')).toHaveAccessibleName(/Yellow King, in Kaida/);
  await expect(table.square('Mc5')).toHaveAccessibleName(/gives Kaida/);
  await expect(table.page.getByRole('status').filter({ hasText: 'Kaida' }).first()).toBeAttached();

  await table.move('Ma2-Ma3');
  await expect(table.status().getByRole('alert')).toHaveText('That would leave the King in Kaida.');
  await table.move('Mc1-Mb1');
  await expect(table.status()).toContainText('Blue to move');
});
