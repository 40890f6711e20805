import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

/** White's Rook can mate Black, whose Pawn White takes over. */
const MATE = '4wK3/8/bP7/8/8/8/rPrP4rP1/4rK3/5wR2/8/3wR4/bK7 w wrb - - 0';

test(
  'three-handed chess: a Pawn steps by the keyboard, Black is mated, and White goes on with his army',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('three-handed-chess', 'three-handed-chess', MATE);
    await table.place('j9').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(table.place('j10')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(table.place('j12')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('Black is in check.');
    await expect(table.status()).toContainText('Red to move');
    await table.choose('d8 d6');
    await expect(table.status()).toContainText('The King goes one step in any direction.');
    await table.choose('b7 b6');
    await expect(table.status()).toContainText('Black is mated. White takes over the army.');
    await expect(table.status()).toContainText('White to move');
    await expect(table.place('a3')).toHaveAccessibleName('a3, White: a Pawn of Black’s army, possible');

    // the men that were taken over move in their own direction, and a Pawn is crowned
    await table.choose('a3 a4');
    await expect(table.status()).toContainText('A Pawn goes straight ahead');
    await table.choose('a2');
    await table.choose('d8 c8');
    await table.choose('a2 a1');
    await expect(table.status()).toContainText('Choose what the Pawn becomes.');
    await table.button('Queen').click();
    await expect(table.place('a1')).toHaveAccessibleName('a1, White: the Queen of Black’s army, last move');
    await expect(table.moves().getByRole('listitem')).toHaveText([
      /j9-j12/,
      /b7-b6/,
      /a3-a2/,
      /d8-c8/,
      /a2-a1=Q/,
    ]);
  },
);

test('three-handed chess: the variant that ends at the first mate', { tag: '@whole' }, async ({ page }) => {
  const table = new CabinetTable(page);
  await table.open('three-handed-chess', 'three-handed-chess:first-mate', MATE);
  await table.choose('j9 j12 b7 b6');
  await expect(table.status()).toContainText('White has won');
  await expect(table.status()).toContainText('Checkmate.');
});

test(
  'three-handed chess: the board stays where it is while the computer thinks, whatever the size of letters',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    const table = new CabinetTable(page);
    await table.open('three-handed-chess', 'three-handed-chess', null, undefined, { seating: [null, 1, 1] });
    await table.choose('c2');
    const tops = page.evaluate(async () => {
      const seen = new Set<number>();
      for (let wasThinking = false; ;) {
        const isThinking = document.querySelector('.cabinet-others .thinking-dots') !== null;
        const { y = 0 } = document.querySelector('.cabinet-board')?.getBoundingClientRect() ?? {};
        seen.add(y + scrollY);
        if (wasThinking && !isThinking) return [...seen];
        wasThinking ||= isThinking;
        await new Promise(requestAnimationFrame);
      }
    });
    await table.place('c3').press('Enter');
    expect(await tops).toHaveLength(1);
  },
);

test(
  'three-handed chess: who plays the other two armies is told to the last word, also where their cards are narrow',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('three-handed-chess', 'three-handed-chess', null, undefined, { seating: [null, 1, 1] });
    for (const [width, height] of [
      [740, 360],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const name = page.getByText('Black · Computer, beginner');
      await expect(name).toBeVisible();
      const cut = await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(cut, `at ${width} pixels`).toBeLessThan(6);
    }
  },
);
