import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

/** Its dice are 4 4, 3 6 and 3 3. */
const DOUBLES = 0x1d2;
/** With a seven from Red its dice begin with 2 3. */
const TWO_AND_THREE = 1;

test('parcheesi for four: doubles, a block in the way, a block that is broken and one that is made', async ({
  page,
}) => {
  const table = new CabinetTable(page);
  const red = '14,3,3,s';
  await table.open('parcheesi', 'parcheesi:4', `${red} 32,32,s,s s,s,s,s s,s,s,s r roll 0 -`, DOUBLES);
  await expect(table.status()).toContainText('Red to roll');
  await table.choose('19');
  await expect(table.status()).toContainText('The dice come first.');
  await table.button('Roll the dice').click();
  const dice = page.getByRole('list', { name: 'Dice' }).getByRole('listitem');
  await expect(dice).toHaveText(['4', '4']);
  await expect(table.status()).toContainText('Doubles: another roll follows.');
  // a pawn is wider than a space is high: at the edge the pawn is meant, and not the empty space below
  const pawn = await table.place('8').boundingBox();
  if (pawn === null) throw new Error('space 8 is not on the board');
  await page.mouse.click(pawn.x + pawn.width / 2, pawn.y + pawn.height * 1.12);
  await expect(table.place('8')).toHaveAccessibleName(/chosen/);
  await page.keyboard.press('Escape');
  // the blue block on space 20 holds Red up
  await expect(table.place('20')).toHaveAccessibleName('space 20, Blue: pawn a and pawn b');
  await table.choose('19');
  await expect(table.status()).toContainText('A block stands in the way.');
  await table.choose('8 12');
  await expect(dice).toHaveText(['4', '4, used']);
  await table.choose('8');
  await expect(table.status()).toContainText('The two pawns of a block may not go on together');
  await table.choose('12 16');
  await expect(table.status()).toContainText('After doubles the same player rolls again.');
  await table.button('Roll the dice').click();
  await expect(dice).toHaveText(['3', '6']);
  await table.choose('16 19');
  await expect(table.status()).toContainText('Two pawns on one space are a block');
  await expect(table.place('19')).toHaveAccessibleName('space 19, Red: pawn a and pawn b, last move');
  await table.choose('8 14');
  await expect(table.status()).toContainText('Blue to roll');
  // nothing before the last roll can be taken back, and the same rolls follow after a reload
  await page.reload();
  await table.button('Roll the dice').click();
  await expect(table.moves().getByRole('listitem')).toHaveText([
    /roll:44/,
    /b\+4/,
    /b\+4/,
    /roll:36/,
    /b\+3/,
    /c\+6/,
    /roll:33/,
  ]);
  await expect(table.button('Undo')).toHaveAttribute('aria-disabled', 'true');
});

test(
  'parcheesi: a number is added to the dice, the last two pawns come Home, and the dice are checked',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('parcheesi', 'parcheesi:2', 'h,h,68,69 - s,20,s,s - r roll 0 -', TWO_AND_THREE);
    await expect(page.getByText('Fingerprint of the seed')).toBeVisible();
    await page.getByRole('textbox', { name: 'A number from Red' }).fill('7');
    await table.button('Roll the dice').click();
    await table.choose('r5 r-home-c');
    await expect(table.status()).toContainText('A pawn is Home: that earns a bonus of ten.');
    await table.place('r6').focus();
    await page.keyboard.press('Enter');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(table.place('r-home-d')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('Red has won');
    await expect(table.status()).toContainText('All four pawns of the winner are Home.');
    await expect(table.moves().getByRole('listitem')).toHaveText([/roll:23/, /c\+3/, /d\+2/]);
    const fair = page.getByRole('region', { name: 'Fair dice' });
    await expect(fair).toContainText('Red: 7');
    await table.button('Check the dice').click();
    await expect(fair).toContainText('Right: the seed has the fingerprint that was shown');
  },
);

test(
  'parcheesi for four: on a phone it is told to the last word who plays the three others',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('parcheesi', 'parcheesi:4', null, DOUBLES, { seating: [null, 1, 1, 1] });
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const name = page.getByText('Yellow · Computer, beginner');
      await expect(name).toBeVisible();
      const cut = await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(cut, `at ${width} pixels`).toBeLessThan(6);
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  },
);

test(
  'parcheesi for four: on a phone on its side the player’s own card is in sight while passing is offered',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    const table = new CabinetTable(page);
    const nest = 's,s,s,s';
    const nothingGoes = `${[nest, nest, nest, nest].join(' ')} r 2,4 0 -`;
    await table.open('parcheesi', 'parcheesi:4', nothingGoes, DOUBLES, { seating: [null, 1, 1, 1] });
    await expect(table.button('Pass')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Red', { exact: true })).toBeInViewport({ ratio: 1 });
  },
);
