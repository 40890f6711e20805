import { accept, complaintsOf, invite, someone, turnsOf } from './support/live.ts';
import { expect, test } from './support/table.ts';

/** Both Kings of Stikitche step aside and back. */
const BACK_AND_FORTH = ['Md1-Md2', 'Nd6-Ne6', 'Md2-Md1', 'Ne6-Nd6'];

test(
  'a link for watchers, the chat switched off and on, a draw claimed, and the score of the match',
  { tag: '@whole' },
  async ({ newContext, baseURL }) => {
    const [host, guest, third] = [
      await someone(newContext, baseURL),
      await someone(newContext, baseURL),
      await someone(newContext, baseURL),
    ];
    await accept(guest, await invite(host, '5 min + 3 s', /^Stikitche/));
    await host.page.getByText('Links of this game').click();
    await third.page.goto(await host.page.getByLabel('For watchers').inputValue());
    await expect(third.page.getByText('You are watching.')).toBeVisible();
    await expect(third.page.getByText('Chat', { exact: true })).toHaveCount(0);
    await expect(third.button('Concede')).toHaveCount(0);
    await expect(third.status()).toContainText('Yellow to move');
    await expect(third.status()).not.toContainText('Choose a piece');

    await guest.page.getByText('Chat', { exact: true }).click();
    await guest.button('Switch the chat off').click();
    await host.page.getByText('Chat', { exact: true }).click();
    await expect(host.page.getByText('Dray has switched the chat off.')).toBeVisible();
    await expect(host.page.getByLabel('Say something')).toHaveCount(0);
    await guest.button('Switch the chat on').click();
    await expect(host.page.getByLabel('Say something')).toBeVisible();

    // the same position for the third time
    for (const [turn, move] of [...BACK_AND_FORTH, ...BACK_AND_FORTH].entries()) {
      await (turn % 2 === 0 ? host : guest).move(move);
      for (const one of [host, guest, third]) await turnsOf(one, turn + 1);
    }
    await host.button('Claim draw').click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Claim the draw' }).click();
    for (const { page } of [host, guest, third])
      await expect(page.getByRole('region', { name: 'Game', exact: true })).toContainText('½–½');
    await expect(third.button('Review the game')).toBeVisible();
    await expect(third.button('Another game, sides changed')).toHaveCount(0);
    await expect(third.button('Play again')).toHaveCount(0);
    await guest.button('Another game, sides changed').click();
    await host.button('Another game, sides changed').click();
    for (const one of [host, guest, third]) {
      await turnsOf(one, 0);
      await expect(one.page.locator('.player-score')).toHaveText(['½', '½']);
    }
    for (const one of [host, guest, third]) expect(complaintsOf.get(one.page)).toEqual([]);
  },
);

test(
  'a question comes into sight beside the board, wherever the column there was scrolled to',
  { tag: '@whole' },
  async ({ newContext, baseURL }) => {
    const [host, guest] = [await someone(newContext, baseURL), await someone(newContext, baseURL)];
    await host.page.setViewportSize({ width: 844, height: 390 }); // a phone on its side
    await accept(guest, await invite(host, '5 min + 3 s', /^Stikitche/));
    await host.move('Md1-Md2');
    await turnsOf(guest, 1);
    const field = host.page.getByRole('textbox', { name: 'Write a move' });
    await field.scrollIntoViewIfNeeded();
    await expect(host.page.getByText('Dray is here.')).not.toBeInViewport();
    await guest.button('Offer draw').click();
    await expect(host.page.getByText('Dray offers a draw')).toBeInViewport({ ratio: 1 });
    await expect(host.button('Decline')).toBeInViewport({ ratio: 1 });
  },
);
