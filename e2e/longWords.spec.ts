import type { Locator } from '@playwright/test';
import { farPlayer, invite } from './support/apart.ts';
import { CabinetTable } from './support/cabinet.ts';
import { Review } from './support/review.ts';
import { expect, test } from './support/table.ts';

const NAME = 'W'.repeat(40);
const ADDRESS = `https://example.org/${'games/'.repeat(30)}`;
const RECORD = `[Variation "pastang"]\n[Yellow "${NAME}"]\n\n{See ${ADDRESS} end} 1. SMc2-Mc3 {And ${ADDRESS}} *`;

test(
  'long words are broken, in the list of moves and on the printed sheet',
  { tag: '@whole' },
  async ({ page }) => {
    const review = new Review(page);
    await page.goto('./#/review');
    await review.paste(RECORD);
    for (const words of [`See ${ADDRESS} end`, `And ${ADDRESS}`]) {
      const comment = review.moves().getByText(words);
      await expect(comment).toBeVisible();
      expect(await comment.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
    await review.choose('Pass on');
    await review.button('Print …').click();
    await page.setViewportSize({ width: 390, height: 740 });
    await expect(page.getByRole('heading', { level: 2 })).toContainText(NAME);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no way to the side').toBe(390);
  },
);

/** By how much an element's content is wider than the element. */
const over = (locator: Locator): Promise<number> =>
  locator.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test(
  'a name that is one long word is broken in messages about the player',
  { tag: '@whole' },
  async ({ newContext, baseURL }) => {
    const [host, guest] = [await farPlayer(newContext, baseURL), await farPlayer(newContext, baseURL)];
    await guest.open(await invite(host, { game: 'Pastang' }));
    await guest.accept(NAME);
    const answer = await guest.link();
    await host.open(answer);
    await expect(host.page.locator('[data-in-sight]')).toContainText(NAME);
    for (const width of [1280, 360]) {
      await host.page.setViewportSize({ width, height: 900 });
      expect(
        await over(host.page.locator('.side').filter({ visible: true })),
        `beside the board, ${width}`,
      ).toBe(0);
      expect(await over(host.page.locator('html')), `the page, ${width}`).toBe(0);
    }
    await host.page.goto('./#/m');
    await expect(host.page.locator('.apart-row')).toContainText(NAME);
    expect(await over(host.page.locator('.apart-row'))).toBe(0);
  },
);

test(
  'a long name does not widen an invitation, nor the question whether to concede',
  { tag: '@whole' },
  async ({ newContext, baseURL }) => {
    const [host, guest] = [await farPlayer(newContext, baseURL), await farPlayer(newContext, baseURL)];
    await guest.open(await invite(host, { game: 'Pastang', name: NAME }));
    await guest.page.setViewportSize({ width: 360, height: 740 });
    await expect(guest.page.getByRole('heading', { level: 1 })).toContainText(NAME);
    expect(await over(guest.page.locator('html'))).toBe(0);

    const { page } = host;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('./#/new');
    for (const side of ['Yellow', 'Blue']) await page.getByLabel(`${side}’s name`).fill(NAME);
    await host.table.button('Start – both agree').click();
    await host.table.button('Concede').click();
    const question = page.getByRole('dialog', { name: 'Concede the game' });
    await expect(question).toContainText(NAME);
    expect(await over(question)).toBe(0);
  },
);

/** In fanorona, a capture of ten steps. */
const CHAIN = { moves: ['e2-e3a', 'd4-e5w', 'e3-d4a-e4a', 'd3-d4w-e3a-e2w-d2a-c3w-c2a-b2a-c1w-d1w'], at: 4 };

test(
  'a move of many steps is written out in full in the list of a cabinet game, which is right below the buttons',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('fanorona', 'fanorona', null, undefined, CHAIN);
    const turn = table.moves().getByRole('button').last();
    await expect(turn).toHaveText(CHAIN.moves.at(-1) ?? '');
    expect(await over(turn)).toBe(0);
    const [actions, moves] = [
      await page.getByRole('toolbar', { name: 'Actions' }).boundingBox(),
      await table.moves().boundingBox(),
    ];
    expect(Math.round((moves?.y ?? 0) - (actions?.y ?? 0) - (actions?.height ?? 0))).toBe(8);
  },
);

test(
  'in a game of several players a long name has three lines on a phone, and a short one is not cut',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const names = ['Delia', 'Dray Prescot, Lord of Strombor', 'Rees', 'Tyfar'];
    await new CabinetTable(page).open('parcheesi', 'parcheesi:4', null, 1, {
      seating: [null, null, null, null],
      names,
    });
    const all = page.locator('.cabinet-others .cabinet-name');
    const [long, ...short] = await all.evaluateAll((cards) =>
      cards.map((card) => ({
        lines: Math.round(card.clientHeight / Number.parseFloat(getComputedStyle(card).lineHeight)),
        isWhole: card.scrollWidth <= card.clientWidth,
      })),
    );
    expect(long?.lines).toBe(3);
    expect(short.map(({ isWhole }) => isWhole)).toEqual([true, true]);
  },
);
