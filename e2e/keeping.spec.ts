import { expect, test } from './support/table.ts';

test('undo and redo step through the game', async ({ table }) => {
  await table.open({ variation: 'poron' });
  await table.play('Mc3-Mc6 Wc4-Wc3');
  await table.button('Undo').click();
  await table.button('Undo').click();
  await expect(table.square('Mc3')).toHaveAccessibleName(/Yellow Swod/);
  await expect(table.status()).toContainText('Yellow to move');
  await expect(table.button('Undo')).toBeDisabled();
  await table.button('Redo').click();
  await expect(table.square('Mc6')).toHaveAccessibleName(/Yellow Swod/);
  await expect(table.status()).toContainText('Blue to move');
});

test('reloading keeps the game, its moves and whose turn it is', { tag: '@firefox' }, async ({ table }) => {
  await table.open({ variation: 'stikitche' });
  await table.play('Mc1-Mc3 Nc6-Nc5 Md1-Me1');
  await table.page.reload();
  await expect(table.page.getByRole('gridcell')).toHaveCount(72);
  await expect(table.square('Mc3')).toHaveAccessibleName(/Yellow Pallan/);
  await expect(table.status()).toContainText('Blue to move');
  await expect(table.moves()).toContainText('PNc6-Nc5');
  await table.button('Undo').click();
  await expect(table.status()).toContainText('Yellow to move');
});

test(
  'a page that closes at the moment of a move has kept the game, and what the start page says of it',
  { tag: '@whole' },
  async ({ table }) => {
    await table.open({ variation: 'stikitche' });
    await table.square('Mc1').click();
    const kept = await table.square('Mc3').evaluate((square) => {
      square.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      return [localStorage.getItem('poron-jikaida.game'), localStorage.getItem('poron-jikaida.glance')];
    });
    expect(kept[0]).toContain('c1');
    expect(kept[1]).toBe('{"turn":2,"side":"blue"}');
  },
);

test('a new game begins only when the players confirm it', async ({ table }) => {
  await table.open({ variation: 'poron' });
  await table.move('Mc3-Mc6');
  await table.button('New game').first().click();
  const dialog = table.page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(table.square('Mc6')).toHaveAccessibleName(/Yellow Swod/);
  await table.button('New game').first().click();
  await dialog.getByRole('button', { name: 'Start – both agree' }).click();
  await expect(table.square('Mc3')).toHaveAccessibleName(/Yellow Swod/);
  await expect(table.status()).toContainText('Yellow to move');
});
