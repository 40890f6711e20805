import { randomBytes } from 'node:crypto';
import { HOSTILE } from '../tests/support/hostile.ts';
import { complaintsOf, invite, shortGame, someone, turnsOf } from './support/live.ts';
import { rawGuest } from './support/rawGuest.ts';
import { expect, test } from './support/table.ts';

test(
  'a hostile guest is reported once, and the game goes on',
  { tag: '@whole' },
  async ({ newContext, baseURL }) => {
    const host = await someone(newContext, baseURL);
    const invitation = await invite(host);
    const broker = `${(baseURL ?? '').replace(/^http/, 'ws').replace(/\/$/, '')}/live`;
    const guest = await rawGuest(invitation, broker);
    try {
      await guest.accept('Dray');
      await expect(host.page.getByRole('grid')).toBeVisible();
      const told = host.page.getByText('Something came that does not belong to this game.');

      // things that are no message, no event, too large, or sealed for another lane
      for (let shot = 0; shot < 40; shot++) guest.send(randomBytes(shot * 7));
      guest.send(randomBytes(25_000));
      for (const plain of [
        randomBytes(0),
        randomBytes(60),
        Uint8Array.of(0, 60),
        Uint8Array.of(9),
        randomBytes(23_000),
      ])
        for (const lane of ['guest', 'host', 'watch'] as const) guest.say(plain, lane);
      await host.page.waitForTimeout(300);
      await expect(told).toHaveCount(0);

      // signed moves out of turn and illegal ones, claims without grounds; a wrong signature; another past
      for (const body of HOSTILE) guest.write(body);
      const last = guest.ledger.log().guest.at(-1)?.bytes ?? new Uint8Array();
      guest.tell([Uint8Array.from(last, (byte, at) => (at === last.length - 1 ? byte ^ 1 : byte))]);
      guest.tell([
        Uint8Array.from(guest.ledger.log().host.at(-1)?.bytes ?? [], (byte, at) =>
          at === 40 ? byte ^ 1 : byte,
        ),
      ]);
      await expect(told).toHaveCount(1);

      // a flood, and then the game: whatever the broker lets through changes nothing
      for (let shot = 0; shot < 150; shot++) guest.tell([last, last]);
      const [first = ''] = shortGame();
      await host.move(first);
      await turnsOf(host, 1);
      await guest.until(() => guest.turns() === 1);
      guest.write(guest.move());
      await turnsOf(host, 2);
      await expect(told).toHaveCount(1);
      await expect(host.page.getByText('It is not known yet whether Dray is here.')).toBeVisible();
      expect(complaintsOf.get(host.page)).toEqual([]);
    } finally {
      guest.close();
    }
  },
);
