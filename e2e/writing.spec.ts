import { expect, test } from './support/table.ts';

test('moves are written in any form; a fault is explained, and the text stays', async ({ table }) => {
  await table.open({ variation: 'poron' });
  const field = table.page.getByRole('textbox', { name: 'Write a move' });
  await table.page.keyboard.press('/');
  await expect(field).toBeFocused();

  await field.fill('swod mortil c3 to mortil c6');
  await field.press('Enter');
  await expect(table.square('Mc6')).toHaveAccessibleName(/Yellow Swod/);
  await expect(field).toHaveValue('');

  await field.fill('Wc4 Wc9');
  await field.press('Enter');
  const problem = table.moves().getByRole('alert');
  await expect(problem).toContainText('expected the square where the move ends');
  await expect(
    table.moves().getByRole('link', { name: 'Rules: Moves and positions in writing' }),
  ).toBeVisible();
  await expect(field).toHaveValue('Wc4 Wc9');

  await field.fill('Wa4-Ma6');
  await field.press('Enter');
  await expect(problem).toHaveText('No Swod moves like that.');
  await expect(table.status(), 'said once').not.toContainText('No Swod moves like that.');
  await expect(field).toHaveValue('Wa4-Ma6');
  await expect(table.moves().getByRole('link')).toHaveAttribute('href', '#/rules/pieces');

  await field.fill('SWc4-Wc1');
  await field.press('Enter');
  await expect(table.moves()).toContainText('SWc4-Wc1');
});

test('a written move that leaves out its promotion asks for it', async ({ table }) => {
  await table.open({ variation: 'poron', position: `ks10/11S/${'12/'.repeat(15)}11K y - - 0` });
  const field = table.page.getByRole('textbox', { name: 'Write a move' });
  await field.fill('Cf5-Cf6');
  await field.press('Enter');
  await table.promotion('Kapt').click();
  await expect(table.moves()).toContainText('SCf5-Cf6=Ka');
});
