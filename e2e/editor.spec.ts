import { VARIATIONS } from '../src/engine/index.ts';
import { findings } from './support/axe.ts';
import { expect, test, type Table } from './support/table.ts';

async function openEditor(table: Table): Promise<void> {
  await table.page.goto('./#/editor');
  await expect(table.page.getByRole('heading', { name: 'Set up a position' })).toBeVisible();
}

const tool = (table: Table, name: string) => table.page.getByRole('radio', { name, exact: true });
const line = (table: Table) => table.page.getByRole('textbox', { name: 'Position line' });
const state = (table: Table) => table.page.getByRole('region', { name: 'The position' });

test('a position is set up with the mouse, and played', async ({ table }) => {
  const { page } = table;
  await table.open({ variation: 'poron' });
  await table.move('Mc3-Mc6');
  await table.button('New game').first().click();
  await page.locator('summary').filter({ hasText: 'From a position' }).click();
  await table.button('Set it up on a board').click();
  await expect(table.square('Mc6')).toHaveAccessibleName(/Yellow Swod/);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Stikitche');
  await table.button('Clear').click();
  await expect(state(table)).toContainText('Yellow has no King');
  await expect(state(table)).toContainText('Blue has no King');
  await expect(table.button('Play it')).toBeDisabled();

  await tool(table, 'Yellow King').check();
  await table.square('Ma1').click();
  await tool(table, 'Blue King').check();
  await table.square('Nf6').click();
  await tool(table, 'Blue Hikdar').check();
  await table.square('Na6').click();
  await tool(table, 'Yellow Jiktar').check();
  await table.square('Nf1').click();
  await expect(state(table)).toContainText('Blue’s King is in Kaida, so it must be Blue’s turn.');
  await expect(table.square('Nf6')).toHaveAccessibleName(/in Kaida/);

  await tool(table, 'Move pieces').check();
  await table.drag('Nf1', 'Ne1');
  await expect(state(table)).toContainText('This position can be played');
  await table.button('Undo').click();
  await expect(table.square('Nf1')).toHaveAccessibleName(/Yellow Jiktar/);
  await table.button('Redo').click();
  await expect(line(table)).toHaveValue('h4k/6/6/6/6/4J1/6/6/6/6/6/K5 y - - 0');

  await table.button('Play it').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play this position' }).click();
  await expect(page.getByRole('heading', { name: 'Stikitche' })).toBeVisible();
  await table.move('Ne1-Ne2');
});

test('a position is set up by keyboard alone', async ({ table }) => {
  const { page } = table;
  await openEditor(table);
  await table.button('Clear').press('Enter');
  await page.getByRole('gridcell').and(page.locator('[tabindex="0"]')).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('d');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('K');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('K');
  // pressing the same letter again gives the other piece whose code begins with it
  await page.keyboard.press('K');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('D');
  await page.keyboard.press('*');
  const kings = 'k11/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12';
  await expect(line(table)).toHaveValue(`${kings}/11D/10GK y YB Zf2 0`);
  await page.keyboard.press('Control+z');
  await expect(line(table)).toHaveValue(`${kings}/11D/10GK y YB - 0`);
});

test(
  'a fault in a pasted line is reported at once and marked; a line of another game changes the game',
  { tag: '@whole' },
  async ({ table }) => {
    await openEditor(table);
    const before = await line(table).inputValue();
    await line(table).fill(before.replace('cjhg', 'cjzg'));
    const problem = table.page.getByRole('alert').filter({ hasText: 'unknown letter' });
    await expect(problem).toContainText('field 1, character 3: unknown letter “z” in rank 18');
    await expect(problem.locator('mark')).toHaveText('z');
    await expect(table.square('Wc6')).toHaveAccessibleName(/Blue Hikdar/);
    await line(table).fill('..pk../6/6/6/6/6/6/6/6/6/6/2PK2 b - - 3');
    await expect(problem).toBeHidden();
    await line(table).fill('2pk2/6/6/6/6/6/6/6/6/6/6/2PK2 b - - 3');
    await expect(table.page.getByRole('combobox', { name: 'Game' })).toHaveValue('stikitche');
    await expect(table.page.getByRole('radio', { name: 'Blue', exact: true })).toBeChecked();
  },
);

test('pieces are dragged from the palette, and off the board', async ({ table }) => {
  const { page } = table;
  await openEditor(table);
  const box = await tool(table, 'Blue Pallan').locator('..').boundingBox();
  const end = await table.middleOf('La1');
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
  await expect(table.square('La1')).toHaveAccessibleName(/Blue Pallan/);
  const start = await table.middleOf('La1');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(1270, 400, { steps: 5 });
  await page.mouse.up();
  await expect(table.square('La1')).toHaveAccessibleName(/empty/);
});

test(
  'a position has an address: it can be kept, returned to and corrected',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    await table.open({ variation: 'stikitche' });
    await page.goto('./#/editor');
    await expect(page).toHaveURL(/#\/editor\/stikitche\/2pk2.*_y_-_-_0$/);
    await tool(table, 'Blue Swod').check();
    await table.square('Ma3').click();
    await table.square('Mb3').click();
    const address = page.url();
    expect(address).toContain('/ss4/6/2PK2_y_-_-_0');

    await page.goto('./#/editor/pastang/6/6/6/6/6/S5_b_-_-_4');
    await expect(line(table)).toHaveValue('6/6/6/6/6/S5 b - - 4');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(table.square('Mb3')).toHaveAccessibleName(/Blue Swod/);
    await page.reload();
    await expect(table.square('Mb3')).toHaveAccessibleName(/Blue Swod/);

    await page.goto('./#/editor/poron/nonsense');
    await expect(page.getByRole('alert').filter({ hasText: 'does not name a position' })).toContainText(
      'five fields',
    );
    await expect(table.square('Mb3')).toHaveAccessibleName(/Blue Swod/);
  },
);

test(
  'a position of every game is analysed, made into a picture, and played',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    for (const { id } of VARIATIONS) {
      await page.goto(`./#/editor/${id}`);
      const game = await page.getByRole('combobox', { name: 'Game' }).locator('option:checked').innerText();
      await page.getByRole('radio', { name: 'Blue', exact: true }).check();
      await table.button('Pass it on').click();
      await expect(page.getByRole('img', { name: 'Picture of the position' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
      await page.keyboard.press('Escape');
      await table.button('Analyse it').click();
      await expect(page.getByRole('grid', { name: `Board of ${game}, review` })).toBeVisible();
      await expect(page.getByText('Blue to move').filter({ visible: true }).first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('radio', { name: 'Blue', exact: true })).toBeChecked();
      await table.button('Play it').click();
      await table.button('Play this position').click();
      await expect(page.getByRole('heading', { name: game })).toBeVisible();
    }
  },
);

test(
  'to play a position against the computer, the player is asked for side and level',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    await page.goto('./#/editor/stikitche');
    await expect(table.square('Mc1')).toHaveAccessibleName(/Yellow Pallan/);
    await table.button('Play it').click();
    const dialog = page.getByRole('dialog', { name: 'Play this position' });
    await expect(dialog.getByRole('radio', { name: 'Two people here' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'The computer' }).check();
    await expect(
      dialog.getByRole('group', { name: 'You play' }).getByRole('radio', { name: 'Yellow' }),
    ).toBeChecked();
    await dialog.getByRole('radio', { name: 'Blue', exact: true }).check();
    await dialog
      .getByRole('group', { name: 'Level of the computer' })
      .getByRole('radio', { name: '1' })
      .check();
    await expect(dialog).toContainText('New to the game');
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Play this position' }).click();
    await expect(table.status()).toContainText('Blue to move');
    await expect(page.getByRole('region', { name: 'Computer, level 1 (Yellow)' })).toBeVisible();
  },
);

test('everything in the editor is accessible', { tag: '@whole' }, async ({ table }) => {
  const { page } = table;
  await openEditor(table);
  await page.setViewportSize({ width: 820, height: 1180 });
  const play = await table.button('Play it').boundingBox();
  expect(play?.height, 'on an upright tablet a button is as high as elsewhere').toBe(40);
  await table.button('Clear').click();
  await line(table).fill('wrong');
  expect(await findings(page)).toEqual([]);
});
