// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  phaseOf,
  refusing,
  accepting,
  asking,
  conceding,
  formatLetter,
  letterOf,
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

/** A game whose own link is waiting to be sent. */
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
    await waitFor(async () => expect(phaseOf(await kept(id))).toBe('waiting'));
  });

  it('by copying it with a key, and the focus is not lost', async () => {
    await toSend();
    screen.getByRole('button', { name: 'Copy link' }).focus();
    await userEvent.keyboard('{Enter}');
    await panel('Waiting for Delia');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'));
  });

  it('not by copying it where the browser does not allow that', async () => {
    const user = userEvent.setup();
    const { id } = await toSend();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    Object.assign(document, { execCommand: () => false });
    try {
      await user.click(screen.getByRole('button', { name: 'Copy link' }));
      await panel('Send your move');
      expect(phaseOf(await kept(id))).toBe('to-send');
    } finally {
      Reflect.deleteProperty(document, 'execCommand');
      vi.restoreAllMocks();
    }
  });

  it('by email, with a subject and the link', async () => {
    await toSend();
    const mail = screen.getByRole('link', { name: 'By email' });
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

describe('before the game begins', () => {
  it.each([
    ['Send your invitation', 'The game begins when somebody accepts your invitation.', invited()],
    ['Invitation sent', 'The game begins when somebody accepts your invitation.', sending(invited(), NOW)],
  ])('beside “%s” the host is not asked to choose a piece', async (title, words, apart) => {
    await keepApart(thisBrowser(), null, apart);
    await visit(`/m/${apart.id}`, 'stikitche');
    await panel(title);
    const status = await panel('Game');
    await waitFor(() => expect(status.textContent).toContain(words), PATIENT);
    expect(status.textContent).not.toContain('Choose a piece');
  });
});

/** Both Kings step aside and back, twice: the start stands for the third time. */
function repeated() {
  let { host, guest } = begun();
  for (let round = 0; round < 2; round++)
    for (const [first, second] of [
      ['Md1-Md2', 'Nd6-Ne6'],
      ['Md2-Md1', 'Ne6-Nd6'],
    ]) {
      host = moved(host, first);
      guest = moved(opened(guest, host), second);
      host = opened(host, guest);
    }
  return { host, guest };
}

describe('a draw that is claimed', () => {
  it('ends the game here with its reason, and at the other player’s by the link that says so', async () => {
    const { host, guest } = repeated();
    await keepApart(thisBrowser(), null, host);
    await visit(`/m/${host.id}`, 'stikitche');
    await panel('Your move');
    await userEvent.click(screen.getByRole('button', { name: 'Claim draw' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('This position came up at the start, after turn 4 and now');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Claim the draw' }));
    const send = await panel('Send the last link');
    expect(send.textContent).toContain('The game has ended.');
    const here = screen.getByRole('region', { name: 'Game' });
    await waitFor(() => expect(here.textContent).toContain('Drawn by repetition, ½–½'));
    const link = within(send).getByLabelText<HTMLInputElement>('The link for Delia').value;
    await waitFor(async () => expect((await kept(host.id)).end).toEqual({ way: 'repetition' }));

    // the browser of the other player
    cleanup();
    await thisBrowser().repository.remove([host.id]);
    await keepApart(thisBrowser(), null, guest);
    await visit(link.replace(/^[^#]*#/, ''), 'stikitche');
    await panel('The game has ended');
    expect(document.body.textContent).toContain('This link has ended the game.');
    const game = screen.getByRole('region', { name: 'Game' });
    await waitFor(() => expect(game.textContent).toContain('Drawn by repetition, ½–½'));
    await waitFor(async () => expect(phaseOf(await kept(guest.id))).toBe('ended'));
  });

  it('can be claimed only by the player to move', async () => {
    const { guest } = repeated();
    await keepApart(thisBrowser(), null, guest);
    await visit(`/m/${guest.id}`, 'stikitche');
    await panel('Waiting for Dray');
    expect(screen.queryByRole('button', { name: 'Claim draw' })).toBeNull();
  });
});

describe('at the board', () => {
  it('the days that were agreed on are announced when they have passed, and nobody loses', async () => {
    const { host } = begun();
    const late = { ...host, since: Date.now() - 5 * 24 * 3_600_000 };
    await keepApart(thisBrowser(), null, late);
    await visit(`/m/${late.id}`, 'stikitche');
    expect((await panel('Your move')).textContent).toMatch(
      /Agreed: 3 days per move\. This one was due by .*Nobody loses/,
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
    const send = await panel('Send your question');
    expect(send.textContent).toContain('What you ask reaches Delia by this link.');
    await waitFor(async () =>
      expect(await kept(made.id)).toMatchObject({ asks: 'take-back', step: made.step }),
    );
    await userEvent.click(within(send).getByRole('button', { name: 'Take it back' }));
    await panel('Waiting for Delia');
    await waitFor(async () => expect(await kept(made.id)).toEqual(made));
  });

  it('an answer that comes before a concession was sent is not rejected as too late', async () => {
    const { host, guest } = begun();
    const made = moved(host);
    const answer = moved(opened(guest, made));
    await keepApart(thisBrowser(), null, conceding(made, NOW));
    const code = formatLetter(letterOf(answer, NOW));
    await visit(`/m/${code.ok ? code.value : ''}`, 'stikitche');
    const words = /The game has ended here, but you have not sent that yet/;
    expect(await screen.findByText(words)).not.toBeNull();
    const send = await panel('Send the last link');
    await userEvent.click(within(send).getByRole('button', { name: 'Take it back' }));
    await panel('Waiting for Delia');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('a move that comes before a question was sent takes the question with it, and says so', async () => {
    const { host, guest } = begun();
    const made = moved(host);
    const answer = moved(opened(guest, made));
    await keepApart(thisBrowser(), null, asking(made, 'take-back', NOW));
    const code = formatLetter(letterOf(answer, NOW));
    await visit(`/m/${code.ok ? code.value : ''}`, 'stikitche');
    await panel('Your move');
    expect(
      await screen.findByText(/Delia has moved in the meantime. Your question had not been sent/),
    ).not.toBeNull();
    expect(await kept(made.id)).toMatchObject({ asks: null, step: answer.step });
  });

  it('an acceptance that came too late is reported as such, and is listed among the games that have ended', async () => {
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
