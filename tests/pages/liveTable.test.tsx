// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { createStores } from '../../src/app/createStores.ts';
import { recordDay } from '../../src/game/day.ts';
import type { Bytes, LiveTerms } from '../../src/game/live/index.ts';
import { lineFrom } from '../../src/game/tree/index.ts';
import { LiveTable } from '../../src/pages/live/LiveTable.tsx';
import { reviewFor } from '../../src/pages/review/reviewStore.tsx';
import { StoresProvider } from '../../src/pages/stores.tsx';
import { sharedRepository } from '../../src/store/library/repository.ts';
import { entryOfLive } from '../../src/store/live/keepGames.ts';
import type { LiveRoom } from '../../src/store/live/liveState.ts';
import { arriving, linksOf } from '../../src/store/live/member.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import { emptyBrowser } from '../store/library/support.ts';
import { termsWith } from '../support/live.ts';
import { FIVE_MINUTES, playOn, together } from '../support/liveRooms.ts';

/** Parts of the table are loaded on demand, which takes a while on a busy machine. */
const PATIENT = { timeout: 5_000 };

beforeEach(() => void emptyBrowser());
afterEach(cleanup);

/** Shows a player's table in a house. */
const seat = (
  room: LiveRoom,
  name: Bytes,
  links: ReturnType<typeof linksOf>,
  house = createStores(memoryKeeper()),
): void =>
  void render(
    <Router hook={useHashLocation}>
      <StoresProvider stores={house}>
        <LiveTable opened={{ room, name, links }} hear={() => () => {}} />
      </StoresProvider>
    </Router>,
  );

/** A game of a few turns, at the guest's table. */
async function atTable(terms: LiveTerms = termsWith({}, FIVE_MINUTES)) {
  const rooms = await together(terms);
  playOn(2, rooms.host, rooms.guest);
  const { guest, hub, own } = rooms;
  const house = createStores(memoryKeeper());
  seat(guest, own.room, linksOf(hub.kept.get('guest')!), house);
  await screen.findByRole('grid', {}, PATIENT);
  return { ...rooms, house };
}

const does = (deed: (room: LiveRoom) => void, room: LiveRoom): void => act(() => deed(room));

const between = (): HTMLElement => screen.getByRole('region', { name: 'The other player' });

/** Ends the game and asks for its review. */
async function reviewed({ host }: { readonly host: LiveRoom }): Promise<void> {
  does((room) => room.concede(), host);
  await userEvent.click(within(between()).getByRole('button', { name: 'Review the game' }));
}

describe('the table of a live game', () => {
  it('has overlays, and neither hint, computer nor analysis', async () => {
    await atTable();
    expect(await screen.findByRole('button', { name: /^Vaults/ }, PATIENT)).not.toBeNull();
    for (const name of [/hint/i, /computer/i, /analy/i, /engine/i])
      expect(screen.queryByRole('button', { name }) ?? screen.queryByRole('tab', { name })).toBeNull();
  });

  it('has no overlays where the players have agreed on none', async () => {
    await atTable({ ...termsWith({}, FIVE_MINUTES), overlays: false });
    expect(await screen.findByRole('textbox', { name: 'Write a move' }, PATIENT)).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Vaults/ })).toBeNull();
  });

  it('says since when the other is away, and offers to go on by message', async () => {
    const { hub, guest } = await atTable();
    expect(between().textContent).toContain('Delia is here.');
    hub.close('host');
    does(() => hub.pass(20_000, guest), guest);
    expect(between().textContent).toMatch(/Delia has been away for (19|20|21) seconds\./);
    does(() => hub.pass(204_000, guest), guest);
    // the page counts on by itself, once a second
    expect(
      await within(between()).findByText(/^Delia has been away for 3 minutes 4\d seconds\.$/, {}, PATIENT),
    ).not.toBeNull();
    expect(await within(between()).findByRole('button', { name: 'Go on by message' })).not.toBeNull();
  });

  it.each([
    ['draw', 'You have offered a draw.', 'The draw was declined.'],
    ['take-back', 'You have asked to take your move back.', 'Taking back was declined.'],
  ] as const)('says that a %s was declined, until the next move', async (kind, asked, declined) => {
    const { host, guest } = await atTable();
    does((room) => room.offer(kind), guest);
    await waitFor(() => expect(between().textContent).toContain(asked), PATIENT);
    does((room) => room.answer(false), host);
    await waitFor(() => expect(between().textContent).toContain(declined), PATIENT);
    act(() => playOn(1, host, guest));
    await waitFor(() => expect(between().textContent).not.toContain('declined'), PATIENT);
  });

  it('counts down how long a player whose time is up can still be heard', async () => {
    const { hub, guest } = await atTable();
    hub.close('host');
    does(() => hub.pass(302_000, guest), guest);
    expect(within(between()).getByRole('alert').textContent).toMatch(/^Their time is up\./);
    const seconds = () => Number.parseInt(within(between()).getByRole('timer').textContent, 10);
    const first = await waitFor(seconds, PATIENT);
    does(() => hub.pass(10_000, guest), guest);
    await waitFor(() => expect(first - seconds()).toBe(10), PATIENT);
    expect(between().textContent).toMatch(/\b(19|20) more seconds\./);
  });

  it('does not say that the other is away where the player’s own connection is down, or nothing can have come yet', async () => {
    const { hub, guest, own } = await atTable();
    does(() => hub.setUp(false), guest);
    does(() => hub.pass(20_000, guest), guest);
    expect(
      await screen.findByText(/^Without a connection you cannot see whether Delia is here/, {}, PATIENT),
    ).not.toBeNull();
    expect(between().textContent).not.toContain('away');
    cleanup();
    const kept = hub.kept.get('guest')!;
    hub.close('host');
    hub.setUp(true);
    seat(await hub.open('again', kept), own.room, linksOf(kept));
    await screen.findByRole('grid', {}, PATIENT);
    expect(between().textContent).toContain('It is not known yet whether Delia is here.');
  });

  it('has a link that holds the player’s keys, and says so', async () => {
    const { own } = await atTable();
    await userEvent.click(within(between()).getByText('Links of this game'));
    const take = within(between()).getByLabelText<HTMLInputElement>('For your other device');
    expect(take.value).toContain(`#/live/guest/${own.id}/`);
    expect(between().textContent).toContain('It holds your keys: whoever has it can play for you.');
    const watch = within(between()).getByLabelText<HTMLInputElement>('For watchers');
    expect(watch.value).toContain(`#/live/watch/${own.id}/`);
  });
});

it.each([true, false])(
  'gives a watcher no field to write a move, with overlays or without: %s',
  async (overlays) => {
    const rooms = await together({ ...termsWith({}, FIVE_MINUTES), overlays });
    const { hub, own, host, guest } = rooms;
    playOn(2, host, guest);
    const { room, watchSecret } = own;
    const watcher = await hub.open('watcher', arriving({ is: 'watch', room, watchSecret }, hub.draw));
    seat(watcher, room, linksOf(hub.kept.get('watcher')!));
    await screen.findByRole('grid', {}, PATIENT);
    expect(await screen.findByRole('heading', { name: 'Moves' }, PATIENT)).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Write a move' })).toBeNull();
  },
);

/** Presses a button beside the board by a key; returns what has the focus then. */
async function pressedByKey(name: string): Promise<string | null | undefined> {
  within(between()).getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  return document.activeElement?.getAttribute('role');
}

describe('a control that is pressed by a key and goes away', () => {
  it.each(['Agree', 'Decline'])('leaves the focus to the board: “%s”', async (name) => {
    const { host, guest } = await atTable();
    does((room) => room.offer('take-back'), host);
    expect(await pressedByKey(name)).toBe('gridcell');
    expect(guest.state.getState().room?.now?.offer).toBeNull();
  });

  it('leaves the focus to the board of the next game', async () => {
    const { host } = await atTable();
    does((room) => room.concede(), host);
    does((room) => room.again(), host);
    expect(await pressedByKey('Another game, sides changed')).toBe('gridcell');
  });
});

describe('the review after a live game', () => {
  it('is that of the game in the library, where it is kept there', async () => {
    const rooms = await atTable();
    does((room) => room.concede(), rooms.host);
    const { room, role } = rooms.guest.state.getState();
    const { id } = rooms.own;
    const entry = entryOfLive(room!, room!.now!, { role: role!, id, began: 0, now: 1 });
    await sharedRepository().put([entry]);
    await reviewed(rooms);
    await waitFor(() => expect(location.hash).toBe(`#/review/live-${id}-1`));
    await sharedRepository().remove([entry.summary.id]);
  });

  it('is that of the game as it was played, with its day, where the library does not have it', async () => {
    const rooms = await atTable();
    await reviewed(rooms);
    await waitFor(() => expect(location.hash).toBe('#/review'));
    const { tree } = reviewFor(rooms.house).getState();
    expect(lineFrom(tree)).toHaveLength(2);
    expect(tree.tags.get('Date')).toBe(recordDay(Date.now()));
    expect(tree.tags.get('Termination')).toBe('concession');
  });
});

describe('a room that is full', () => {
  it('says that no other game is played in it', async () => {
    const { host, guest } = await atTable();
    does((room) => room.concede(), host);
    expect(within(between()).getByRole('button', { name: 'Another game, sides changed' })).not.toBeNull();
    does(({ state }) => state.setState({ isLast: true }), guest);
    expect(within(between()).queryByRole('button', { name: 'Another game, sides changed' })).toBeNull();
    expect(between().textContent).toContain('That was the last game in this room.');
  });

  it('says who can do nothing more, and offers to go on by message even while the other is here', async () => {
    const { guest } = await atTable();
    does(({ state }) => state.setState({ full: ['host'] }), guest);
    expect(between().textContent).toContain('This room is full: the other player can do nothing more in it.');
    expect(await within(between()).findByRole('button', { name: 'Go on by message' })).not.toBeNull();
    does(({ state }) => state.setState({ full: ['guest'] }), guest);
    expect(between().textContent).toContain('This room is full: you can do nothing more in it.');
    expect(screen.queryByLabelText('Say something')).toBeNull();
  });
});

describe('the chat', () => {
  it('is plain text of at most 300 characters', async () => {
    const { host } = await atTable();
    does((room) => room.say(`<b>Good luck</b>\n${'x'.repeat(400)}`), host);
    const line = within(screen.getByRole('log', { name: 'Chat' })).getByText(/^Delia: /).textContent;
    expect(line).toMatch(/^Delia: <b>Good luck<\/b> x+$/);
    expect(line).toHaveLength('Delia: '.length + 300);
    expect(screen.getByLabelText('Say something').getAttribute('maxlength')).toBe('300');
  });

  it('adds only what is said to what a screen reader hears, however much has been said', async () => {
    const { host } = await atTable();
    const say = (first: number, count: number) =>
      does((room) => {
        for (let line = first; line < first + count; line++) room.say(`Line ${line}`);
      }, host);
    say(1, 51);
    const log = screen.getByRole('log', { name: 'Chat' });
    const lines = [...log.querySelectorAll('li')];
    expect(lines).toHaveLength(50);
    say(52, 1);
    expect([...log.querySelectorAll('li')].slice(0, -1)).toEqual(lines.slice(1));
    expect(log.querySelector('li:last-child')?.textContent).toBe('Delia: Line 52');
  });

  it('keeps a line that cannot be sent before the other is heard on a new device', async () => {
    const { host, guest, hub, own } = await together(termsWith({}, FIVE_MINUTES));
    playOn(2, host, guest);
    for (const one of ['host', 'guest']) hub.close(one);
    const member = { ...hub.kept.get('guest')!, isMoving: true };
    const moved = await hub.open('phone', member);
    seat(moved, own.room, linksOf(member));
    const line = await screen.findByLabelText<HTMLInputElement>('Say something', {}, PATIENT);
    await userEvent.type(line, 'Hello{Enter}');
    expect(line.value).toBe('Hello');
    expect(between().textContent).toContain('What was played on the other device has not arrived yet.');
    const back = await hub.open('host', hub.kept.get('host')!);
    does(() => hub.pass(20_000, back, moved), moved);
    await userEvent.type(line, '{Enter}');
    expect(line.value).toBe('');
    expect(back.state.getState().chat.map(({ words }) => words)).toEqual(['Hello']);
  });

  it('says how many lines have come since it was folded', async () => {
    const { host } = await atTable();
    does((room) => room.say('Good luck'), host);
    const summary = screen.getByText('Chat', { selector: 'summary' });
    await userEvent.click(summary);
    expect(summary.textContent).toBe('Chat');
    does((room) => room.say('A good move'), host);
    does((room) => room.say('Are you there?'), host);
    expect(summary.textContent).toBe('Chat: 2 new lines');
    await userEvent.click(summary);
    expect(summary.textContent).toBe('Chat');
  });

  it('can be switched off by either, who alone can switch it on again', async () => {
    const { host, guest } = await atTable();
    for (const [room, words, button] of [
      [host, 'Delia has switched the chat off.', undefined],
      [guest, 'You have switched the chat off.', 'Switch the chat on'],
    ] as const) {
      does((one) => one.allowChat(false), room);
      expect(screen.queryByLabelText('Say something')).toBeNull();
      expect(between().textContent).toContain(words);
      expect(screen.queryByRole('button', { name: /chat/ })?.textContent).toBe(button);
      does((one) => one.allowChat(true), room);
      expect(screen.getByLabelText('Say something')).not.toBeNull();
    }
  });
});
