import { Review } from './support/review.ts';
import { openSeated, write } from './support/seated.ts';
import { expect, test } from './support/table.ts';

test('looking back changes nothing: the game waits where it stands', async ({ table }) => {
  await table.open({ variation: 'poron' });
  await table.play('Mc3-Mc6 Wc4-Wc3 Md3-Me4');
  const { keyboard } = table.page;

  await table.button('SMc3-Mc6').click();
  await expect(table.square('Md3')).toHaveAccessibleName(/Yellow Swod/);
  await expect(table.status()).toContainText('Looking back to the position after turn 1 of 3.');
  await keyboard.press('ArrowRight');
  await expect(table.button('SWc4-Wc3')).toBeFocused();
  await expect(table.status()).toContainText('after turn 2 of 3');
  for (let turn = 0; turn < 3; turn++) await keyboard.press('ArrowLeft');
  await expect(table.status()).toContainText('Looking back to the start of 3');

  await table.square('Me3').click();
  await expect(table.status()).toContainText('Go back to the game to move.');
  await table.page.reload();
  await expect(table.status()).toContainText('Turn 4');

  await table.button('SMc3-Mc6').click();
  await table.button('Back to the game').press('Enter');
  await expect(table.status()).toContainText('Blue to move');
  await expect(table.page.locator('[role="gridcell"]:focus')).toBeVisible();
  await table.move('We4-We3');
  await expect(table.moves()).toContainText('SWe4-We3');
});

test(
  'where take-backs are free, the game can go on from an earlier turn',
  { tag: '@whole' },
  async ({ table }) => {
    await table.open({ variation: 'poron' });
    await table.play('Mc3-Mc6 Wc4-Wc3 Md3-Me4');
    await table.button('SMc3-Mc6').click();
    await table.button('Play from here').click();
    await expect(table.status()).toContainText('Turn 2');
    await expect(table.button('SMd3-Me4')).toHaveClass(/undone/);
    await table.move('We4-We3');
    await expect(table.button('SMd3-Me4')).toHaveCount(0);
    await expect(table.moves()).toContainText('SWe4-We3');

    await table.page.reload();
    await expect(table.moves()).toContainText('SWe4-We3');
    await table.page.goto('./#/review');
    const review = new Review(table.page);
    await expect(review.move('SWe4-We3')).toBeVisible();
    await expect(review.move('SMd3-Me4')).toBeVisible();
  },
);

test(
  'where take-backs must be asked for, the opponent answers at the same screen',
  { tag: '@whole' },
  async ({ table }) => {
    await openSeated(table, 'stikitche', { takeBack: 'ask', names: { yellow: 'Anna', blue: 'Bo' } });
    await write(table, 'Mc1-Mc3 Nc6-Nc5');
    const asked = table.page.getByRole('dialog', { name: 'Bo (Blue) asks to take a move back' });
    await table.button('Undo').click();
    await expect(asked).toContainText('Anna (Yellow), may PNc6-Nc5 be taken back?');
    await asked.getByRole('button', { name: 'Let it stand' }).click();
    await expect(asked).toBeHidden();
    await expect(table.button('Undo')).toBeDisabled();
    await write(table, 'Md1-Me1');

    await table.button('Undo').click();
    await table.page
      .getByRole('dialog', { name: 'Anna (Yellow) asks' })
      .getByRole('button', { name: 'Allow it' })
      .click();
    await expect(table.status()).toContainText('Yellow to move');
    await expect(table.square('Md1')).toHaveAccessibleName(/Yellow King/);

    await table.button('PMc1-Mc3').click();
    await expect(table.button('Play from here')).toHaveCount(0);
  },
);
