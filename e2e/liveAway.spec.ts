import { accept, complaintsOf, invite, shortGame, someone, turnsOf } from './support/live.ts';
import { expect, test } from './support/table.ts';

test(
  'the network fails and returns, a player moves the game to another device, and goes on by message',
  { tag: '@whole' },
  async ({ newContext, baseURL }) => {
    test.slow();
    const [host, guest] = [await someone(newContext, baseURL), await someone(newContext, baseURL)];
    await accept(guest, await invite(host));
    const [first = '', second = '', third = '', fourth = ''] = shortGame();
    await host.move(first);
    await turnsOf(guest, 1);
    await expect(guest.page).toHaveTitle(/^Your move – Pastang/);
    await expect(host.page).toHaveTitle(/^Pastang – live game/);

    // a turn is taken back when the other agrees
    await host.button('Undo').click();
    await expect(guest.page.getByText('Delia asks to take back a move')).toBeVisible();
    await guest.button('Agree').click();
    for (const one of [host, guest]) await expect(one.status()).toContainText('Yellow to move');
    await host.move(first);
    for (const one of [host, guest]) await expect(one.status()).toContainText('Blue to move');

    await guest.page.context().setOffline(true);
    await guest.move(second);
    await guest.page.context().setOffline(false);
    await turnsOf(host, 2);

    // the link for a device of one's own holds the keys, and says so
    await guest.page.getByText('Links of this game').click();
    await expect(guest.page.getByText('It holds your keys: whoever has it can play for you.')).toBeVisible();
    const take = await guest.page.getByLabel('For your other device').inputValue();
    await guest.page.goto('./#/live');
    await expect(guest.page.getByRole('link', { name: 'Pastang, with Delia' })).toBeVisible();
    await expect(host.page.getByText(/Dray (is|has been) away/)).toBeVisible();
    const phone = await someone(newContext, baseURL);
    await phone.page.goto(take);
    await turnsOf(phone, 2);
    await expect(host.page.getByText('Dray is here.')).toBeVisible();
    await host.move(third);
    await turnsOf(phone, 3);
    await phone.move(fourth);
    await turnsOf(host, 4);

    // the other player is gone: the game goes on by message, and both players have it
    await phone.page.close();
    // a page that is closed may have no time for a goodbye: the other player then counts as away after 12 s of silence
    await host.page.getByRole('button', { name: 'Go on by message' }).click({ timeout: 30_000 });
    await host.page.getByRole('dialog').getByRole('button', { name: 'Go on by message' }).click();
    await expect(host.page.getByRole('region', { name: 'Your move' })).toBeVisible();
    await turnsOf(host, 4);
    await host.move(shortGame()[4] ?? '');
    const letter = await host.page.getByLabel('The link for Dray').inputValue();
    await guest.page.goto(letter);
    await guest.button('I am Dray (Blue)').click();
    await turnsOf(guest, 5);
    await expect(guest.page.getByRole('region', { name: 'Your move' })).toBeVisible();
    for (const { page } of [host, guest]) expect(complaintsOf.get(page)).toEqual([]);
  },
);
