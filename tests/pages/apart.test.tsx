// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  accepting,
  asking,
  formatLetter,
  letterOf,
  movesOf,
  phaseOf,
  sending,
  type Apart,
  type Letter,
} from '../../src/game/apart/index.ts';
import { thisBrowser } from '../../src/pages/apart/place.ts';
import { apartGames, keepApart, readApart } from '../../src/store/apart/games.ts';
import { begun, DELIA, invited, moved, NOW, number, opened, throughLink } from '../support/apart.ts';
import { goTo, visit } from '../support/visit.tsx';
import { emptyBrowser } from '../store/library/support.ts';

beforeEach(() => {
  emptyBrowser();
  // the form of a new game asks the site for its broker
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response('{"address":null}')),
  );
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  const { repository } = thisBrowser();
  const listed = await repository.list();
  if (listed.ok) await repository.remove(listed.value.games.map(({ id }) => id));
});

const codeOf = (letter: Letter): string => {
  const code = formatLetter(letter);
  if (!code.ok) throw new Error('too long');
  return code.value;
};
const link = (apart: Apart): string => `/m/${codeOf(letterOf(apart, NOW))}`;
const keep = async (apart: Apart) => keepApart(thisBrowser(), null, apart);
const kept = async (id: string): Promise<Apart> => {
  const read = await readApart(thisBrowser(), id);
  if (!read.ok || read.value === null) throw new Error('the game is not kept');
  return read.value;
};
/** Pages are loaded on demand, which takes a while on a busy machine. */
const PATIENT = { timeout: 5_000 };
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, PATIENT));
const panel = async (name: string) => screen.findByRole('region', { name }, PATIENT);

describe('the list of games by message', () => {
  it('invites to begin where there is none', async () => {
    await visit('/m', 'stikitche');
    expect(await screen.findByText('You have no game by message yet.')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Invite somebody' }).getAttribute('href')).toBe(
      '#/new/elsewhere',
    );
  });

  it('has what waits for the player, what waits for the other, and what has ended', async () => {
    const { host } = begun();
    await keep(host);
    await keep(moved(begun({}, 2).host));
    await keep(sending(invited({}, 3), NOW));
    await visit('/m', 'stikitche');
    const yours = await screen.findByRole('region', { name: /^Your move/ });
    expect(within(yours).getByRole('link', { name: 'Stikitche, with Delia' }).getAttribute('href')).toBe(
      `#/m/${host.id}`,
    );
    expect(yours.textContent).toContain('Agreed: 3 days per move');
    const waiting = screen.getByRole('region', { name: /^Waiting/ });
    expect(waiting.textContent).toContain('Stikitche, with nobody yet');
    expect(within(waiting).getAllByRole('link', { name: 'Send again' })).toHaveLength(2);
    expect(screen.queryByRole('region', { name: /^Ended/ })).toBeNull();
  });
});

describe('an invitation', () => {
  it('is made by the form of a new game, and leads to its link', async () => {
    await visit('/new/elsewhere', 'stikitche');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: 'Stikitche' }));
    await user.type(screen.getByLabelText('Your name'), ' Dray ');
    await press('Make the invitation');
    await panel('Send your invitation');
    const { repository } = thisBrowser();
    const listed = await repository.list();
    const [game] = listed.ok ? apartGames(listed.value.games) : [];
    expect(game?.apart).toMatchObject({ role: 'host', phase: 'to-send', days: 3 });
    const { agreement } = await kept(game?.id ?? '');
    expect(agreement).toMatchObject({
      variation: 'stikitche',
      hostName: 'Dray',
      hostSide: 'lot',
      takeBack: 'ask',
    });
    expect(agreement.commitment).not.toBeNull();
    await press('I have sent it');
    await panel('Invitation sent');
  });

  it('asks for acceptance and a name; the answer is a link', async () => {
    const host = sending(invited(), NOW);
    await visit(link(host), 'stikitche');
    expect(await screen.findByRole('heading', { name: 'Dray invites you to a game' })).not.toBeNull();
    expect(
      screen.getByText('No hints, no analysis and no computer until the game has ended.'),
    ).not.toBeNull();
    await userEvent.type(screen.getByLabelText('Your name'), 'Delia');
    await press('Accept');
    await panel('Send your answer');
    await waitFor(async () =>
      expect(await kept(host.id)).toMatchObject({ role: 'guest', step: 1, guest: { name: 'Delia' } }),
    );
  });

  it('is begun by the player who invited, with the first answer only', async () => {
    const host = sending(invited(), NOW);
    await keep(host);
    const first = accepting(throughLink(host), DELIA, NOW);
    await visit(link(first), 'stikitche');
    await panel('Delia accepts your invitation');
    await press('Begin');
    await panel('Your move');
    await waitFor(async () => expect((await kept(host.id)).guest).toEqual(DELIA));
    const late = accepting(throughLink(host), { key: number(9), name: 'Thelda' }, NOW);
    await goTo(link(late));
    const told = await panel('You have begun this game already');
    expect(told.textContent).toContain('Thelda has accepted too');
    expect(within(told).getByLabelText<HTMLInputElement>('The link for Thelda').value).toContain('#/m/');
    await waitFor(async () => expect((await kept(host.id)).guest).toEqual(DELIA));
  });
});

/** The host has opened an acceptance. */
async function accepted(): Promise<Apart> {
  const host = sending(invited(), NOW);
  await keep(host);
  await visit(link(accepting(throughLink(host), DELIA, NOW)), 'stikitche');
  await panel('Delia accepts your invitation');
  return host;
}

describe('an acceptance that was opened', () => {
  it('is pending until the game has begun, and waits for the player in the list', async () => {
    const { id } = await accepted();
    await press('Not yet');
    await panel('Invitation sent');
    await goTo('/m');
    const yours = await screen.findByRole('region', { name: /^Your move/ });
    expect(yours.textContent).toContain('An answer has come');
    expect(within(yours).getByRole('link', { name: 'Stikitche, with Delia' })).not.toBeNull();
    await goTo(`/m/${id}`);
    await panel('Delia accepts your invitation');
    await press('Begin');
    await panel('Your move');
    await waitFor(async () => expect((await kept(id)).guest).toEqual(DELIA));
    expect((await kept(id)).answer).toBeUndefined();
  });

  it('gives way to the one that is opened after it', async () => {
    const host = await accepted();
    await goTo(link(accepting(throughLink(host), { key: number(9), name: 'Thelda' }, NOW)));
    await panel('Thelda accepts your invitation');
    await press('Begin');
    await waitFor(async () => expect((await kept(host.id)).guest?.name).toBe('Thelda'));
  });
});

describe('a link that is opened', () => {
  it('shows the move, and lets the player answer', async () => {
    const { host, guest } = begun();
    await keep(guest);
    await visit(link(moved(host, 'Mc1-Mc3')), 'stikitche');
    await waitFor(() => expect(document.body.textContent).toContain('Dray has begun the game.'));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Game' }).textContent).toContain('Blue to move'),
    );
    const field = screen.getByRole('textbox', { name: 'Write a move' });
    await userEvent.type(field, 'Nc6-Nc5{Enter}');
    await panel('Send your move');
    await waitFor(async () => expect(movesOf((await kept(host.id)).game)).toHaveLength(2));
  });

  it.each<[words: string, what: 'host' | 'guest', of: (pair: Stages) => Apart]>([
    ['This link is an old one', 'guest', ({ first }) => first],
    ['This link is your own: it is for Dray', 'guest', ({ second }) => second],
    ['This link brings nothing new', 'host', ({ second }) => second],
  ])('says “%s”, and shows the present', async (words, who, of) => {
    const stages = atSecond();
    await keep(who === 'host' ? stages.hostAtSecond : stages.second);
    await visit(link(of(stages)), 'stikitche');
    await waitFor(() => expect(document.body.textContent).toContain(words));
    expect(movesOf((await kept(stages.second.id)).game)).toHaveLength(2);
  });

  it('is reported until the next move is made, and not again when that move is taken back', async () => {
    const { first, hostAtSecond } = atSecond();
    await keep(hostAtSecond);
    await visit(link(first), 'stikitche');
    const words = /^This link is your own: it is for Delia/;
    expect(await screen.findByText(words, {}, PATIENT)).not.toBeNull();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Write a move' }), 'Md1-Md2{Enter}');
    await panel('Send your move');
    expect(screen.queryByText(words)).toBeNull();
    await press('Take it back');
    await panel('Your move');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('asks which past to keep; the other stays as a variation', async () => {
    const stages = atSecond();
    const other = moved(opened(begun().guest, moved(begun().host, 'Md1-Md2')), 'Nc6-Nc5');
    await keep(stages.hostAtSecond);
    await visit(link(other), 'stikitche');
    const parted = await panel('The link and this browser disagree');
    expect(parted.textContent).toContain('It differs from the first turn on.');
    await press('Keep what is here');
    await panel('Your move');
    await waitFor(async () => expect((await kept(other.id)).game?.tree.nodes[0]?.children).toHaveLength(2));
    expect(movesOf((await kept(other.id)).game)).toEqual(movesOf(stages.hostAtSecond.game));
  });

  it('may belong to a game that is unknown here, which is taken up once the player has named a side', async () => {
    const { second } = atSecond();
    await visit(link(second), 'stikitche');
    await screen.findByRole('heading', { name: 'A game that this browser does not know' });
    await press('I am Dray (Yellow)');
    await panel('Your move');
    expect(phaseOf(await kept(second.id))).toBe('yours');
  });

  it('asks before it takes over moves that this browser does not know', async () => {
    const { first, second, hostAtSecond } = atSecond();
    await keep(first);
    await visit(link(moved(hostAtSecond, 'Md1-Md2')), 'stikitche');
    await panel('The link is ahead of this browser');
    await press('Take them over');
    await panel('Waiting for Delia');
    await waitFor(async () => expect(movesOf((await kept(second.id)).game)).toHaveLength(3));
  });

  it('says what is wrong where it cannot be read', async () => {
    const { host, guest } = begun();
    await keep(guest);
    const code = codeOf(letterOf(moved(host, 'Mc1-Mc3'), NOW));
    await visit(`/m/${code.slice(0, -3)}`, 'stikitche');
    expect((await screen.findByRole('alert')).textContent).toContain('not complete');
    // the same link again helps only where it was damaged on the way
    expect(screen.getByText(/^Nothing was changed/).textContent).toContain('Ask for the link again.');
    for (const [bad, words, asksAgain] of [
      [`h${code.slice(1)}`, 'another version', false],
      [`${code} and more`, 'do not belong', true],
      [
        codeOf({ ...letterOf(invited(), NOW), agreement: { ...invited().agreement, variation: 'go' } }),
        'not known here: go',
        false,
      ],
    ] as const) {
      await goTo(`/m/${bad}`);
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
      expect(screen.getByText(/^Nothing was changed/).textContent.includes('Ask for')).toBe(asksAgain);
    }
    expect(movesOf((await kept(host.id)).game)).toHaveLength(0);
  });

  it('brings a question, which is answered beside the board', async () => {
    const { host, guest } = begun();
    await keep(guest);
    await visit(link(sending(asking(moved(host, 'Mc1-Mc3'), 'draw', NOW), NOW)), 'stikitche');
    expect(await screen.findByText('Dray offers a draw')).not.toBeNull();
    await press('Agree');
    const send = await panel('Send the last link');
    expect(send.textContent).toContain('The game has ended.');
    await waitFor(async () => expect((await kept(host.id)).end).toEqual({ way: 'agreement' }));
    await act(async () => {});
  });
});

interface Stages {
  readonly first: Apart;
  readonly second: Apart;
  readonly hostAtSecond: Apart;
}

/** A game after a move of each. */
function atSecond(): Stages {
  const { host, guest } = begun();
  const first = moved(host, 'Mc1-Mc3');
  const second = moved(opened(guest, first), 'Nc6-Nc5');
  return { first, second, hostAtSecond: opened(first, second) };
}
