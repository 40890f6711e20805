// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageContent } from '../../src/app/loading.ts';
import { emptyLog, formatLiveLink, playerKeys, withOwn } from '../../src/game/live/index.ts';
import { forgetRoom, keepRoom, listRooms } from '../../src/store/live/keptRooms.ts';
import { arriving, hosting } from '../../src/store/live/member.ts';
import { untold } from '../../src/store/live/told.ts';
import { termsWith } from '../support/live.ts';
import { visit } from '../support/visit.tsx';
import { emptyBrowser } from '../store/library/support.ts';

/** What the site says about its broker. */
let site = '{"address":"live"}';

beforeEach(() => {
  emptyBrowser();
  site = '{"address":"live"}';
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(site)),
  );
});
afterEach(async () => {
  cleanup();
  for (const { id } of (await listRooms()) ?? []) await forgetRoom(id);
  vi.unstubAllGlobals();
});

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 5_000 }));

/** The form of a live game. */
async function form(): Promise<HTMLElement> {
  await pageContent('/live');
  await visit('/new/elsewhere', 'stikitche');
  await userEvent.click(await screen.findByRole('radio', { name: /^Live/ }, { timeout: 5_000 }));
  // from here on nobody answers, so no connection is opened
  site = '{"address":null}';
  return screen.findByRole('group', { name: 'Clock' }, { timeout: 5_000 });
}

describe('an invitation to a live game', () => {
  it('shows custom times of the clock, that there are no overlays, and what else was chosen', async () => {
    const clock = await form();
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: 'Stikitche' }));
    await user.click(within(clock).getByRole('radio', { name: 'Your own times' }));
    await user.clear(screen.getByLabelText('Minutes'));
    await user.type(screen.getByLabelText('Minutes'), '7');
    await user.click(screen.getByLabelText('Overlays on the board, for both of you'));
    await press('Make the invitation');
    await screen.findByRole('heading', { name: 'Invite the other player' }, { timeout: 5_000 });
    await waitFor(() => expect(document.title).toMatch(/^Invite the other player/), { timeout: 5_000 });
    const terms = screen.getByText('Clock').closest('dl');
    expect(terms?.textContent).toContain('Stikitche');
    expect(terms?.textContent).toContain('7 min');
    expect(terms?.textContent).toContain('No overlays on the board.');
    // it is kept in this browser, so it is found without a network too
    expect(await listRooms()).toHaveLength(1);
    // the message that nobody answers comes after a moment, not while the page opens
    expect(screen.queryByText(/^No connection\./)).toBeNull();
    expect((await screen.findByRole('alert', {}, { timeout: 5_000 })).textContent).toContain(
      'No connection.',
    );
  });

  it('is made only once, though it is requested twice', async () => {
    await form();
    const make = await screen.findByRole('button', { name: 'Make the invitation' });
    act(() => {
      make.click();
      make.click();
    });
    await screen.findByRole('heading', { name: 'Invite the other player' }, { timeout: 5_000 });
    expect(await listRooms()).toHaveLength(1);
  });

  it('is not made with an impossible clock', async () => {
    const clock = await form();
    const user = userEvent.setup();
    await user.click(within(clock).getByRole('radio', { name: 'Your own times' }));
    await user.clear(screen.getByLabelText('Minutes'));
    await press('Make the invitation');
    expect(screen.getByLabelText('Minutes').getAttribute('aria-invalid')).toBe('true');
    expect(await listRooms()).toHaveLength(0);
  });
});

/** The title of an invitation by a host of this name, as the guest reads it. */
async function titleBy(hostName: string): Promise<string | null> {
  const host = hosting();
  const { room, invitation, seed } = host;
  const keys = playerKeys(seed);
  const { event } = withOwn(emptyLog(room, invitation), keys, 'host', {
    is: 'hello',
    terms: termsWith({ hostName }),
    key: keys.key,
    chatKey: keys.chatKey,
  });
  const link = { is: 'play', room, invitation } as const;
  const guest = { ...arriving(link), events: [event.bytes] };
  await keepRoom(guest, untold(guest));
  await visit(`/live/${formatLiveLink(link)}`, 'stikitche');
  await screen.findByRole('button', { name: 'Accept and play' }, { timeout: 5_000 });
  return screen.getByRole('heading', { level: 1 }).textContent;
}

describe('an invitation that has been opened', () => {
  it.each([
    ['Delia', 'Delia invites you to a live game'],
    ['none', 'none invites you to a live game'],
    ['', 'You are invited to a live game'],
  ])('by “%s” says who invites', async (hostName, title) => {
    expect(await titleBy(hostName)).toBe(title);
  });
});

/** The address of an invitation that nobody has opened yet. */
const address = (): string => {
  const { room, invitation } = hosting();
  return `/live/${formatLiveLink({ is: 'play', room, invitation })}`;
};

describe('a link to a room that this browser does not know', () => {
  it('says so where the site offers no live play', async () => {
    site = '{"address":null}';
    await visit(address(), 'stikitche');
    expect((await screen.findByRole('alert', {}, { timeout: 5_000 })).textContent).toContain(
      'this site names no broker',
    );
  });

  it.each([
    ['where there is none', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['while the site fails', async () => new Response('down', { status: 502 })],
  ])('waits for the network %s', async (_, answer) => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
    await visit(address(), 'stikitche');
    expect(await screen.findByText(/^No connection\./, {}, { timeout: 5_000 })).not.toBeNull();
    expect(screen.queryByText(/names no broker/)).toBeNull();
  });
});

describe('a room in two tabs', () => {
  it('goes on in the one that was opened last, by whichever link', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch'))),
    );
    const member = hosting();
    const { room, invitation, seed } = member;
    const other = new BroadcastChannel('jikaida-live');
    try {
      const heard: unknown[] = [];
      other.addEventListener('message', ({ data }) => heard.push(data));
      await visit(
        `/live/${formatLiveLink({ is: 'take', role: 'host', room, invitation, seed })}`,
        'stikitche',
      );
      // the tab that is opened tells the others which room it takes
      await waitFor(() => expect(heard).toContain(member.id));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      act(() => other.postMessage(member.id));
      expect((await screen.findByRole('alert', {}, { timeout: 5_000 })).textContent).toContain(
        'This game was opened in another tab.',
      );
      // the other tab may have been closed since
      heard.length = 0;
      await userEvent.click(screen.getByRole('button', { name: 'Go on here' }));
      await waitFor(() => expect(heard).toContain(member.id));
      expect(screen.queryByText(/opened in another tab/)).toBeNull();
    } finally {
      other.close();
    }
  });
});

describe('the list of live games', () => {
  it('leads back to each, and forgets one when asked twice', async () => {
    const member = hosting();
    await keepRoom(member, { phase: 'yours', variation: 'pastang', other: 'Dray', games: 1 });
    await visit('/', 'stikitche');
    expect((await screen.findByRole('link', { name: 'A live game goes on' })).getAttribute('href')).toBe(
      '#/live',
    );
    cleanup();
    await visit('/m', 'stikitche');
    const games = await screen.findByRole('region', { name: /^Live games/ }, { timeout: 5_000 });
    expect(within(games).getByText('Your move')).not.toBeNull();
    expect(within(games).getByRole('link', { name: 'Go on' }).getAttribute('href')).toMatch(
      new RegExp(`^#/live/${member.id}/`),
    );
    await userEvent.click(within(games).getByRole('button', { name: 'Forget' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('What was played stays in your library.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Forget' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Live games/ })).toBeNull());
    expect(await listRooms()).toEqual([]);
  });

  it('is only at the address of live games', async () => {
    await visit('/live', 'stikitche');
    expect(await screen.findByText('You have no live game.', {}, { timeout: 5_000 })).not.toBeNull();
    expect(document.title).toMatch(/^Live games/);
  });
});
