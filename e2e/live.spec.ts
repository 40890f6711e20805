import { preview } from 'vite';
import { findings } from './support/axe.ts';
import { accept, complaintsOf, invite, liveForm, shortGame, someone, turnsOf } from './support/live.ts';
import { besideMiddle } from './support/middle.ts';
import { expect, test } from './support/table.ts';

test('a whole game by invitation, with clocks, a watcher, a reload, a latecomer and a rematch', async ({
  newContext,
  baseURL,
}) => {
  test.slow();
  const [host, guest, third] = [
    await someone(newContext, baseURL),
    await someone(newContext, baseURL),
    await someone(newContext, baseURL),
  ];
  const invitation = await invite(host);
  await accept(guest, invitation);
  await expect(host.page.getByText('Dray is here.')).toBeVisible();
  await expect(guest.page.getByText('Delia is here.')).toBeVisible();
  await third.page.goto(invitation);
  await expect(third.page.getByRole('grid')).toBeVisible();
  await expect(third.page.getByText('You are watching.')).toBeVisible();

  const moves = shortGame();
  for (const [turn, move] of moves.entries()) {
    await (turn % 2 === 0 ? host : guest).move(move);
    for (const one of [host, guest, third]) await turnsOf(one, turn + 1);
    if (turn === 4) {
      await guest.page.reload();
      await turnsOf(guest, 5);
    }
    if (turn === 5) {
      await host.page.reload();
      await turnsOf(host, 6);
    }
  }
  for (const one of [host, guest, third])
    await expect(one.page.getByRole('region', { name: 'Game', exact: true })).toContainText('Tikaida');
  await host.page.getByRole('button', { name: 'Another game, sides changed' }).click();
  await expect(guest.page.getByText('Delia wants another game with sides changed.')).toBeVisible();
  await guest.page.getByRole('button', { name: 'Another game, sides changed' }).click();
  for (const one of [host, guest, third]) await turnsOf(one, 0);
  await guest.move(moves[0] ?? '');
  await turnsOf(host, 1);

  for (const one of [host, guest]) {
    await one.page.goto('./#/library');
    await expect(one.page.getByText('Delia').first()).toBeVisible();
    await expect(one.page.getByText('Dray').first()).toBeVisible();
  }
  for (const one of [host, guest, third]) expect(complaintsOf.get(one.page)).toEqual([]);
});

test(
  'offers, chat and concession pass between the players, and to nobody else',
  { tag: '@whole' },
  async ({ newContext, baseURL }) => {
    const [host, guest] = [await someone(newContext, baseURL), await someone(newContext, baseURL)];
    await accept(guest, await invite(host));
    const [first = '', second = ''] = shortGame();
    await host.move(first);
    await turnsOf(guest, 1);
    await guest.move(second);
    await turnsOf(host, 2);
    await host.button('Offer draw').click();
    await expect(guest.page.getByText('Delia offers a draw')).toBeVisible();
    await guest.button('Decline').click();
    await expect(host.page.getByText('You have offered a draw.')).toHaveCount(0);
    const chat = guest.page.getByText('Chat', { exact: true });
    expect(await besideMiddle(chat), 'in the middle of what is pressed').toBeLessThan(1.5);
    await chat.click();
    await guest.page.getByLabel('Say something').fill('A good move');
    await guest.button('Send').click();
    await expect(host.page.getByText('Dray: A good move')).toBeVisible();
    // the newest line is in sight, however long the earlier ones are
    for (const words of ['long '.repeat(50), 'longer '.repeat(40), 'The last word']) {
      await guest.page.getByLabel('Say something').fill(words);
      await guest.button('Send').click();
    }
    for (const { page } of [host, guest]) {
      await expect(page.getByText('Dray: The last word')).toBeInViewport({ ratio: 1 });
      await page.getByText('Dray: A good move').scrollIntoViewIfNeeded();
      expect(await findings(page), 'a long chat').toEqual([]);
    }
    await guest.button('Concede').click();
    await guest.page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await expect(host.page.getByRole('button', { name: 'Another game, sides changed' })).toBeVisible();
  },
);

test(
  'the broker stops in mid-game and comes back: the game goes on from what both players had',
  { tag: '@whole' },
  async ({ newContext }, { parallelIndex }) => {
    const port = 4700 + parallelIndex * 10 + (Number(process.env['E2E_PORT'] ?? 0) % 10);
    const serve = async () =>
      preview({ preview: { port, host: '127.0.0.1', strictPort: true }, logLevel: 'error' });
    let server = await serve();
    try {
      const [host, guest] = [
        await someone(newContext, `http://127.0.0.1:${port}/`),
        await someone(newContext, `http://127.0.0.1:${port}/`),
      ];
      await accept(guest, await invite(host));
      const [first = '', second = ''] = shortGame();
      await host.move(first);
      await turnsOf(guest, 1);
      await server.close();
      for (const { page } of [host, guest]) await expect(page.getByText('No connection.')).toBeVisible();
      await guest.move(second);
      await turnsOf(host, 1);
      server = await serve();
      await turnsOf(host, 2);
      for (const { page } of [host, guest]) await expect(page.getByText('No connection.')).toHaveCount(0);
    } finally {
      await server.close();
    }
  },
);

test(
  'axe finds nothing wrong with the pages of live games',
  { tag: '@whole' },
  async ({ newContext, baseURL }) => {
    test.slow();
    const [host, guest] = [await someone(newContext, baseURL), await someone(newContext, baseURL)];
    await liveForm(host);
    expect(await findings(host.page), 'the form').toEqual([]);
    const invitation = await invite(host);
    expect(await findings(host.page), 'an invitation that was sent').toEqual([]);
    await guest.page.goto(invitation);
    await expect(guest.page.getByLabel('Your name')).toBeVisible();
    expect(await findings(guest.page), 'an invitation').toEqual([]);
    await accept(guest, invitation);
    await guest.page.getByText('Chat', { exact: true }).click();
    await guest.page.getByLabel('Say something').fill('A good game to you');
    await guest.button('Send').click();
    await expect(host.page.getByText('Dray: A good game to you')).toBeVisible();
    await host.move(shortGame()[0] ?? '');
    await turnsOf(guest, 1);
    await guest.button('Offer draw').click();
    await expect(host.page.getByText('Dray offers a draw')).toBeVisible();
    for (const { page } of [host, guest]) expect(await findings(page), 'the table').toEqual([]);
    await guest.page.goto('./#/live');
    await expect(guest.page.locator('#live-rooms')).toBeVisible();
    const section = guest.page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    await expect(section, 'live games belong to the section for playing').toHaveAccessibleName('Play');
    expect(await findings(guest.page), 'the list of live games').toEqual([]);
  },
);
