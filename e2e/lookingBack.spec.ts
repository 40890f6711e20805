import { expect, test } from './support/table.ts';

test('a click on a turn shows the game as it stood; taken-back turns stay until another is made', async ({
  table,
}) => {
  await table.open({ variation: 'poron' });
  await table.play('Mc3-Mc6 Wc4-Wc3 Md3-Me4');
  const { keyboard } = table.page;

  await table.button('SMc3-Mc6').click();
  await expect(table.square('Md3')).toHaveAccessibleName(/Yellow Swod/);
  await expect(table.status()).toContainText('Turn 2');
  await expect(table.button('SMd3-Me4')).toHaveClass(/undone/);

  await keyboard.press('ArrowRight');
  await expect(table.button('SWc4-Wc3')).toBeFocused();
  await expect(table.status()).toContainText('Turn 3');
  await keyboard.press('ArrowRight');
  await expect(table.status()).toContainText('Turn 4');
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowLeft');
  await expect(table.status()).toContainText('Turn 1');

  await table.move('Me3-Me6');
  await expect(table.button('SMd3-Me4')).toHaveCount(0);
  await expect(table.moves()).toContainText('SMe3-Me6');
});
