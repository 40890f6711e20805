import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test(
  'xiangqi: a pawn moves by the keyboard, the Generals may not face each other, and a chariot mates',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('xiangqi', 'xiangqi', '3g5/9/R8/9/p8/9/8P/9/8R/3CG4 r 0');
    await table.place('i4').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(table.place('i5')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('Green to move');
    await table.choose('d10 e10');
    await expect(table.status()).toContainText('The Generals would see each other.');
    await table.choose('a6 b6');
    await expect(table.status()).toContainText(
      'A pawn goes one step forward; beyond the river sideways as well.',
    );
    for (const move of ['a5', 'a8 a9', 'a5 a4', 'i2 h2', 'a4 a3', 'h2 h10']) await table.choose(move);
    await expect(table.status()).toContainText('Red has won');
    await expect(table.status()).toContainText('Checkmate.');
    await expect(table.moves().getByRole('listitem')).toHaveCount(7);
  },
);

test(
  'the men of xiangqi are drawn with characters, letters or pictures, and the choice is kept',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('xiangqi', 'xiangqi');
    const man = page.locator('.cabinet-board [data-man="a1"] path').nth(2);
    const character = await man.getAttribute('d');
    await table.button('Letters').click();
    const letter = await man.getAttribute('d');
    expect(letter).not.toBe(character);
    await page.reload();
    await expect(table.button('Pictures')).toBeVisible();
    expect(await man.getAttribute('d')).toBe(letter);
  },
);

test('xiangqi: perpetual check is refused', { tag: '@whole' }, async ({ page }) => {
  const table = new CabinetTable(page);
  await table.open('xiangqi', 'xiangqi', '3g5/9/9/9/9/9/9/R8/9/4G4 r 0');
  for (const move of ['a3 a10', 'd10 d9', 'a10 a9', 'd9 d10', 'a9 a10', 'd10 d9', 'a10 a9', 'd9 d10'])
    await table.choose(move);
  await table.choose('a9 a10');
  await expect(table.status()).toContainText('That would give check for ever: the move must vary.');
});

test(
  'xiangqi: on an upright tablet the ways on from the end are in sight below the board',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const table = new CabinetTable(page);
    await table.open('xiangqi', 'xiangqi', '3g5/9/R8/9/p8/9/8P/9/8R/3CG4 r 0');
    for (const move of ['a8 a9', 'a6 a5', 'i2 h2', 'a5 a4', 'h2 h10']) await table.choose(move);
    await expect(table.status()).toContainText('Checkmate.');
    const bar = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
    for (const name of ['Review this game', 'Play again', 'New game']) {
      const way = (await table.status().getByRole('button', { name }).boundingBox())!;
      expect(way.y + way.height, name).toBeLessThanOrEqual(bar.y);
    }
  },
);
