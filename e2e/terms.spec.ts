import type { Page } from '@playwright/test';
import { findings } from './support/axe.ts';
import { Review } from './support/review.ts';
import { expect, test } from './support/table.ts';

/** Presses Tab until a term has the focus; fails if there is none. */
async function tabToTerm(page: Page, name: string): Promise<void> {
  const term = page.getByRole('button', { name, exact: true });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(term).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 10_000 });
}

const tip = (page: Page) => page.locator('.tip');

test(
  'in the review the words of Kregen are explained by keyboard, and the steps are read aloud',
  { tag: '@whole' },
  async ({ table, page }) => {
    const review = new Review(page);
    await review.openSample(/A vault down the long diagonal/);
    await review.slider().fill('3');
    await review.panel('How?');
    const how = page.getByRole('tabpanel', { name: 'How?' });
    await expect(how.getByRole('status')).toHaveText(/^Yellow Swod vaults over 3 pieces from Mortil B2/);
    await tabToTerm(page, 'vaults');
    await expect(tip(page)).toContainText('over an unbroken line of three or more pieces');
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await expect(table.square('Mf6')).toHaveAccessibleName(/Yellow Deldar/);
  },
);

test('where a game is set up, a term is explained by keyboard and by mouse, and nothing is chosen', async ({
  table,
  page,
}) => {
  await table.open();
  await table.button('New game').first().click();
  await page.getByRole('radio', { name: 'Poron Jikaida' }).focus();
  await tabToTerm(page, 'Pallan');
  await expect(tip(page)).toContainText('Prime minister, 19 points');
  await page.getByRole('button', { name: 'Assassins' }).click();
  await expect(tip(page)).toContainText('The Pallan in Drak’s City');
  await expect(page.getByRole('radio', { name: 'Poron Jikaida' })).toBeChecked();
});

/** Pages with terms that are explained, each with a heading that shows that it is there. */
const PAGES = [
  ['', 'Jikaida'],
  ['learn', 'Learn'],
  ['learn/propt', 'Propt'],
  ['practice', 'Practice'],
  ['practice/puzzles', 'Puzzles'],
  ['school', 'Small games'],
  ['school/pastang', 'Pastang'],
  ['rules', 'Rules'],
  ['library', 'Library'],
  ['editor', 'Set up a position'],
  ['new', 'New game'],
] as const;

test('nothing that can be pressed contains a term or a link', { tag: '@whole' }, async ({ page }) => {
  for (const [address, heading] of PAGES) {
    await page.goto(`./#/${address}`);
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
    const inside = await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
      const pressed = 'a, button, label, summary, .option, [role="button"], [role="option"], [role="tab"]';
      const inner = [...document.querySelectorAll('a, button, [data-tip-tap]')];
      return inner.filter((one) => one.parentElement?.closest(pressed)).map((one) => one.outerHTML);
    });
    expect(inside, `at #/${address}`).toEqual([]);
  }
});

test(
  'at the table a refusal is read aloud, and the term for an ending is explained',
  { tag: '@whole' },
  async ({ table, page }) => {
    await table.open({ variation: 'stikitche', position: '2p2k/6/6/6/6/6/6/6/6/6/2P3/3K2 y - - 0' });
    const field = page.getByRole('textbox', { name: 'Write a move' });
    await field.fill('Md1-Mc3');
    await field.press('Enter');
    await expect(table.moves().getByRole('alert')).toHaveText('No King moves like that.');
    await field.fill('Mc2xNc6');
    await field.press('Enter');
    await table.status().getByRole('button', { name: 'Nikaida' }).click();
    await expect(tip(page)).toContainText('only its King left');
  },
);
