import { expect, test } from './support/table.ts';

const SWOD_BEFORE_THE_LAST_RANK = 'ks10/11S/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/11K y - - 0';

test(
  'a Swod that reaches the last rank becomes what its player chooses',
  { tag: '@firefox' },
  async ({ table }) => {
    await table.open({ variation: 'poron', position: SWOD_BEFORE_THE_LAST_RANK });
    await table.move('Cf5-Cf6=P');
    await expect(table.square('Cf6')).toHaveAccessibleName(/Yellow Pallan/);
    await expect(table.moves()).toContainText('SCf5-Cf6=P');
  },
);

test(
  'closing the choice leaves the Swod where it was; staying a Swod is one of the choices',
  { tag: '@whole' },
  async ({ table }) => {
    await table.open({ variation: 'poron', position: SWOD_BEFORE_THE_LAST_RANK });
    await table.move('Cf5-Ce6');
    await expect(table.page.getByRole('dialog')).toBeVisible();
    await table.page.keyboard.press('Escape');
    await expect(table.page.getByRole('dialog')).toBeHidden();
    await expect(table.square('Cf5')).toHaveAccessibleName(/Yellow Swod/);
    await expect(table.status()).toContainText('Yellow to move');

    // the Swod is still in the hand
    await table.square('Ce6').click();
    await table.promotion('Stay a Swod').click();
    await expect(table.square('Ce6')).toHaveAccessibleName(/Yellow Swod/);
    await expect(table.status()).toContainText('Blue to move');
  },
);

test('the King makes its Fluttember by a click on it and one on its partner', async ({ table }) => {
  await table.open({ variation: 'poron' });
  await table.square('Zb1').click();
  await expect(table.square('Zf1')).toHaveAccessibleName(/can make Fluttember/);
  await table.square('Zf1').click();
  await expect(table.square('Zf1')).toHaveAccessibleName(/Yellow King/);
  await expect(table.square('Zb1')).toHaveAccessibleName(/Yellow Chuktar/);
  await expect(table.moves()).toContainText('KZb1<>Zf1');
});

test('a move that the rules do not allow is refused with its reason', async ({ table }) => {
  await table.open({ variation: 'poron' });
  await table.move('Ma1-Ma4');
  await expect(table.status().getByRole('alert')).toHaveText(
    'The line is too short to vault: it takes 3 pieces.',
  );
  await expect(table.status()).toContainText('Yellow to move');
});
