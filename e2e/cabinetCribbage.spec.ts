import type { Page } from '@playwright/test';
import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

/** North and South hold five cards each, and North is the first to lay two away. */
const HANDS = '12-9 1 discard 2 5c,7h,9d,Js,Kc/4c,5h,6h,8d,Kh - - - -';
const NORTHS = ['4c', '5h', '6h', '8d', 'Kh'];
const SOUTHS = ['5c', '7h', '9d', 'Js', 'Kc'];
const WORDS = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' } as const;
const SIGNS = { c: '♣', d: '♦', h: '♥', s: '♠' } as const;

/** South needs one point, and has a pair to count. */
const LAST = '120-110 2 show 1 -/7d 3c,4h,9s,Td 6c 1:Kc,2:5h,1:Kh,2:4c,1:Ad -';

/** North lays a pair, after which South has no card that fits. */
const PAIR = '0-0 1 play 2 8c,9c/7h,9h Ac,2c,3c,3h Qd 2:Td,1:7d -';

/** Which of these cards the page shows, in a name, in writing or in words. */
async function told(page: Page, cards: readonly string[]): Promise<readonly string[]> {
  const html = await page.content();
  return cards.filter((card) => {
    const suit = (['c', 'd', 'h', 's'] as const).find((one) => card.endsWith(one)) ?? 'c';
    const rank = { 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', J: 'jack', K: 'king' }[
      card.charAt(0)
    ];
    return (
      html.includes(`the ${rank} of ${WORDS[suit]}`) ||
      html.includes(card.charAt(0) + SIGNS[suit]) ||
      new RegExp(`[:,>]${card}[,<"]`, 'u').test(html)
    );
  });
}

test(
  'cribbage for two: the screen is passed on, and the other player’s hand is nowhere on the page',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('cribbage', 'cribbage:2-121', HANDS);
    const show = table.button('Show my cards');
    await expect(page.getByRole('region', { name: 'Passing the screen' })).toContainText(
      'Pass the screen to North.',
    );
    expect(await told(page, [...NORTHS, ...SOUTHS])).toEqual([]);
    await show.click();
    await expect(table.place('hand1')).toHaveAccessibleName(/North: the four of clubs/u);
    expect(await told(page, NORTHS)).toEqual(NORTHS);
    expect(await told(page, SOUTHS)).toEqual([]);

    await table.choose('hand1 hand4');
    await expect(table.status()).toContainText('North lays 2 cards in the crib.');
    expect(await told(page, [...NORTHS, ...SOUTHS])).toEqual([]);
    await show.click();
    await expect(table.place('hand1')).toHaveAccessibleName(/South: the five of clubs/u);
    expect(await told(page, NORTHS)).toEqual([]);
    await table.choose('hand3 hand4');
    await table.button('Cut the pack').focus();
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('The starter is');
    // the crib stays covered, and so does the other player's hand
    await expect(show).toBeFocused();
    await expect(show).toHaveAccessibleDescription('Pass the screen to North.');
    await show.click();
    expect(await told(page, ['7h', 'Kc'])).toEqual([]);
    // by the keyboard: the first card of the play
    await table.place('hand2').focus();
    await page.keyboard.press('ArrowRight');
    await expect(table.place('hand3')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('North lays 6♥: 6.');
    expect(await told(page, ['5h', 'Kh', '7h', 'Kc'])).toEqual([]);
    // the question has the focus, and then the board has it
    await expect(show).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.cabinet-board :focus')).toHaveCount(1);
    expect(await told(page, ['7h', 'Kc'])).toEqual(['7h', 'Kc']);
  },
);

test(
  'cribbage: hands are counted part by part, and the first to reach the last hole wins',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('cribbage', 'cribbage:2-121', LAST);
    await table.choose('laid1');
    await expect(table.status()).toContainText('The play is over: the hands are counted now.');
    await table.button('Count South’s hand').click();
    await expect(table.status()).toContainText('South’s hand, K♣ K♥ A♦ + 6♣: 2 points.');
    await expect(table.status()).toContainText('Pairs: K♣ K♥, 2.');
    await expect(table.status()).toContainText('South has won, 121–110');
    await expect(table.status()).toContainText('The winner was first to reach the last hole.');
  },
);

test(
  'cribbage: what can be said is in sight on a phone, and so is one’s own card, also if the last card has scored',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    const play = { seating: [null, 1], moves: ['7h'], at: 1 };
    for (const [width, height, bar] of [
      [360, 720, 52],
      [740, 360, 0],
    ] as const) {
      await page.setViewportSize({ width, height });
      await table.open('cribbage', 'cribbage:2-121', PAIR, undefined, play);
      await expect(table.status()).toContainText('A pair for 2.');
      const go = (await table.button('Say go').boundingBox())!;
      expect(go.y + go.height, `at ${width} × ${height}`).toBeLessThanOrEqual(height - bar);
      await expect(page.getByText('South', { exact: true })).toBeInViewport({ ratio: 1 });
    }
  },
);
