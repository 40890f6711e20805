import { expect, test } from './support/table.ts';

test('three Brumbytes of Vallia move together, by mouse, by keyboard and in writing', async ({ table }) => {
  const { page } = table;
  await table.open({ variation: 'vallia' });
  const asked = page.getByRole('dialog', { name: 'How many go?' });

  // by mouse: one is picked up, and the marks offer three at a time
  await table.square('Md5').click();
  await expect(table.square('Md6')).toHaveAccessibleName(/can move here three at a time/);
  await table.square('Md6').click();
  await asked.getByRole('button', { name: 'Three at a time: Mortil C5, Mortil D5, Mortil E5' }).click();
  for (const square of ['Mc6', 'Md6', 'Me6'])
    await expect(table.square(square)).toHaveAccessibleName(/Yellow/);
  await expect(table.square('Md5')).toHaveAccessibleName(/empty/);
  await expect(table.moves()).toContainText('SMc5&Md5&Me5-Mc6');

  // by keyboard alone
  await table.square('Wd2').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(table.square('Wd1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked.getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await asked.getByRole('button', { name: 'Three at a time: Wersting C2, Wersting D2, Wersting E2' }).focus();
  await page.keyboard.press('Enter');
  await expect(table.square('Wd1')).toHaveAccessibleName(/Blue/);
  await expect(table.status()).toContainText('Yellow to move');

  // in writing, and taken back
  await page.getByRole('textbox', { name: 'Write a move' }).fill('Za5&Zb5&Zc5-Za6');
  await page.keyboard.press('Enter');
  await expect(table.square('Zc6')).toHaveAccessibleName(/Yellow/);
  await table.button('Undo').click();
  await expect(table.square('Zc6')).toHaveAccessibleName(/empty/);
  await expect(table.square('Zc5')).toHaveAccessibleName(/Yellow/);

  // a single one moves as it always did
  await table.square('Zb5').click();
  await table.square('Zb6').click();
  await asked.getByRole('button', { name: 'This piece alone' }).click();
  await expect(table.square('Zb6')).toHaveAccessibleName(/Yellow/);
  await expect(table.square('Za5')).toHaveAccessibleName(/Yellow/);
});

test(
  'a file of Brumbytes moves when the last of them is picked up, by mouse, by dragging and by keyboard',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    await table.open({ variation: 'vallia' });
    const asked = page.getByRole('dialog', { name: 'How many go?' });
    const column = (squares: string) => asked.getByRole('button', { name: `Three at a time: ${squares}` });
    await expect(table.square('Md3')).toHaveAccessibleName('Mortil D3, Yellow Brumbyte');
    await expect(table.square('Md2')).toHaveAccessibleName('Mortil D2, Yellow Hakkodin');

    // by mouse, from the rear: the mark is where the foremost goes, and no other move leads there
    await table.square('Md3').click();
    await expect(table.square('Md6')).toHaveAccessibleName(/can move here three at a time/);
    await expect(table.square('Md4')).not.toHaveAccessibleName(/three at a time/);
    await table.square('Md6').click();
    await expect(table.moves()).toContainText('SMd3&Md4&Md5-Md4');
    await expect(table.square('Md3')).toHaveAccessibleName(/empty/);
    await expect(table.square('Md6')).toHaveAccessibleName('Mortil D6, Yellow Brumbyte');

    // by dragging, in the middle of the three
    await table.drag('Wd3', 'Wd1');
    await expect(table.moves()).toContainText('SWd2&Wd3&Wd4-Wd1');

    // by keyboard alone, from the rear
    await table.square('Zc3').focus();
    await page.keyboard.press('Enter');
    for (let up = 0; up < 3; up++) await page.keyboard.press('ArrowUp');
    await expect(table.square('Zc6')).toBeFocused();
    await expect(table.square('Zc6')).toHaveAccessibleName(/three at a time/);
    await page.keyboard.press('Enter');
    await expect(table.moves()).toContainText('SZc3&Zc4&Zc5-Zc4');

    // where the piece may also go alone, the question comes where it is dropped
    await table.drag('Wc2', 'Wc1');
    await column('Wersting C2, Wersting C3, Wersting C4').click();
    await expect(table.square('Wc1')).toHaveAccessibleName('Wersting C1, Blue Brumbyte');
    await expect(table.square('Wc4')).toHaveAccessibleName(/empty/);
  },
);
