import { expect, test } from './support/table.ts';

test(
  'pieces are dragged with the mouse; a drop that the rules refuse is explained',
  { tag: '@firefox' },
  async ({ table }) => {
    await table.open({ variation: 'poron' });
    await table.drag('Mc3', 'Mc6');
    await expect(table.square('Mc6')).toHaveAccessibleName(/Yellow Swod/);
    await expect(table.status()).toContainText('Blue to move');

    await table.drag('Wa4', 'Ma6');
    await expect(table.status().getByRole('alert')).toHaveText('No Swod moves like that.');
    await expect(table.square('Wa4')).toHaveAccessibleName(/Blue Swod/);

    // a click still picks and places
    await table.move('Wc4-Wc3');
    await expect(table.status()).toContainText('Yellow to move');

    // a friendly piece on which the Pallan is dropped is captured without a second question
    await table.drag('Za1', 'Md2');
    await expect(table.moves()).toContainText('PZa1^xMd2');
  },
);

test(
  'a Swod dragged to the last rank becomes what its player chooses',
  { tag: '@whole' },
  async ({ table }) => {
    await table.open({ variation: 'poron', position: `ks10/11S/${'12/'.repeat(15)}11K y - - 0` });
    await table.drag('Cf5', 'Cf6');
    await table.promotion('Pallan').click();
    await expect(table.square('Cf6')).toHaveAccessibleName(/Yellow Pallan/);
  },
);
