import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

test(
  'fanorona: the player chooses one of two lines, and the reply takes the last man',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('fanorona', 'fanorona', '9/9/2BW1B3/9/9 w');
    await expect(table.status()).toContainText('You can capture, so you must.');
    await table.choose('d3 d4');
    await expect(table.status()).toContainText('This step captures nothing.');
    await table.choose('e3');
    await expect(table.status()).toContainText('Two lines can be taken: choose the first man of one.');
    await table.choose('f3');
    await expect(table.moves().getByRole('listitem')).toHaveText([/d3-e3a/]);
    await table.place('c3').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(table.place('d3')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('Black has won');
    await expect(table.status()).toContainText('The loser has no men left.');
  },
);

test('a relay of fanorona goes on step by step, and may end early', { tag: '@whole' }, async ({ page }) => {
  const table = new CabinetTable(page);
  await table.open('fanorona', 'fanorona', '4B4/9/2W1B4/9/8B w');
  await table.choose('c3 d4');
  await expect(table.status()).toContainText('Go on, or end the move here.');
  await expect(table.place('c5')).toHaveAccessibleName('c5, empty, possible');
  await expect(table.place('e5')).toHaveAccessibleName('e5, empty');
  await table.choose('c5');
  await expect(table.moves().getByRole('listitem')).toHaveText([/c3-d4a-c5w/]);
  await table.button('Undo').click();
  await table.choose('c3 d4');
  await table.button('End the move here').click();
  await expect(table.moves().getByRole('listitem')).toHaveText([/c3-d4a/]);
});

test('fanorona: in a full list of moves a long one is not cut off', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const table = new CabinetTable(page);
  const moves =
    'e2-e3a d4-e5w b1-b2a c4-c3a-d4w a3-b4a-c3w-b2w d3-d4w-c5w f3-e3w-d2w g4-g3a-f3w-f2a-e2a ' +
    'a2-a3a-b4a e2-e3w h2-h3a-g3w-h4a i4-i3a h4-g5w e3-f4a b2-a2 d5-c5 b4-a3w f4-g3 a2-a1 f5-f4';
  const played = { moves: moves.split(' '), at: 20 };
  await table.open('fanorona', 'fanorona', null, undefined, played);
  const long = table.moves().getByRole('listitem').filter({ hasText: 'h2-h3a-g3w-h4a' });
  const [row, words] = [await long.boundingBox(), await long.getByRole('button').boundingBox()];
  expect(words!.height, 'two lines').toBeGreaterThan(40);
  expect(row!.height).toBeGreaterThanOrEqual(words!.height);
});
