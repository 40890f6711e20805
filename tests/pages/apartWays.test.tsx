// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  phaseOf,
  refusing,
  accepting,
  formatLetter,
  sending,
  type Apart,
} from '../../src/game/apart/index.ts';
import { thisBrowser } from '../../src/pages/apart/place.ts';
import { keepApart, readApart } from '../../src/store/apart/games.ts';
import { begun, DELIA, invited, moved, NOW, number, opened, throughLink } from '../support/apart.ts';
import { visit } from '../support/visit.tsx';
import { emptyBrowser } from '../store/library/support.ts';

beforeEach(() => void emptyBrowser());
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  const { repository } = thisBrowser();
  const listed = await repository.list();
  if (listed.ok) await repository.remove(listed.value.games.map(({ id }) => id));
});

const PATIENT = { timeout: 5_000 };
const panel = async (name: string) => screen.findByRole('region', { name }, PATIENT);
const kept = async (id: string): Promise<Apart> => {
  const read = await readApart(thisBrowser(), id);
  if (!read.ok || read.value === null) throw new Error('the game is not kept');
  return read.value;
};

/** A game of which the own link waits to be sent. */
async function toSend(): Promise<Apart> {
  const made = { ...moved(begun().host), sentAt: null };
  await keepApart(thisBrowser(), null, made);
  await visit(`/m/${made.id}`, 'stikitche');
  await panel('Send your move');
  return made;
}

describe('a link is given away', () => {
  it('by copying it', async () => {
    const user = userEvent.setup();
    const { id } = await toSend();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await panel('Waiting for Delia');
    expect(await navigator.clipboard.readText()).toContain('#/m/');
    expect(phaseOf(await kept(id))).toBe('waiting');
  });

  it('by mail, with a subject and the link', async () => {
    await toSend();
    const mail = screen.getByRole('link', { name: 'By mail' });
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toMatch(
      /^mailto:\?subject=Stikitche: my move&body=Open this link in your browser: .*#\/m\//,
    );
    mail.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(mail);
    await panel('Waiting for Delia');
  });

  it.each([
    ['counts once it is shared', async () => undefined, 'Waiting for Delia'],
    [
      'stays to be sent where the player thinks better of it',
      async () => {
        throw new Error('aborted');
      },
      'Send your move',
    ],
  ])('by the system: it %s', async (_, share, title) => {
    const shared = vi.fn<(data: ShareData) => Promise<void>>(share);
    Object.assign(navigator, { share: shared });
    try {
      await toSend();
      await userEvent.click(screen.getByRole('button', { name: /Share/ }));
      await panel(title);
      expect(shared.mock.calls[0]?.[0].url).toContain('#/m/');
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});

describe('at the board', () => {
  it('the days that were agreed are told when they have passed, and nobody loses', async () => {
    const { host } = begun();
    const late = { ...host, since: Date.now() - 5 * 24 * 3_600_000 };
    await keepApart(thisBrowser(), null, late);
    await visit(`/m/${late.id}`, 'stikitche');
    expect((await panel('Your move')).textContent).toMatch(
      /3 days for a move were agreed; they ended on .*Nobody loses/,
    );
    expect(phaseOf(await kept(late.id))).toBe('yours');
  });

  it('a turn that was sent is asked back with the same link again', async () => {
    const { host, guest } = begun();
    const made = moved(host);
    expect(opened(guest, made).step).toBe(made.step);
    await keepApart(thisBrowser(), null, made);
    await visit(`/m/${made.id}`, 'stikitche');
    await panel('Waiting for Delia');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await panel('Send your move')).textContent).toContain('What you ask reaches Delia by this link.');
    expect(await kept(made.id)).toMatchObject({ asks: 'take-back', step: made.step });
  });

  it('an acceptance that came too late is told so, and stands among the games that have ended', async () => {
    const host = sending(invited(), NOW);
    const late = sending(accepting(throughLink(host), { key: number(9), name: 'Thelda' }, NOW), NOW);
    const first = opened(host, accepting(throughLink(host), DELIA, NOW));
    await keepApart(thisBrowser(), null, late);
    const code = formatLetter(refusing(first, NOW));
    await visit(`/m/${code.ok ? code.value : ''}`, 'stikitche');
    const told = await panel('Your answer came too late');
    expect(told.textContent).toContain('has begun this game with somebody else');
    expect(within(told).queryByRole('button', { name: 'Review it' })).toBeNull();
    cleanup();
    await visit('/m', 'stikitche');
    expect((await screen.findByRole('region', { name: /^Ended/ }, PATIENT)).textContent).toContain(
      'with Dray',
    );
  });
});
