// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { endingOf } from '../../src/game/endings.ts';
import { parseJkn } from '../../src/game/jkn/index.ts';
import { recordOfSitting } from '../../src/game/sitting/sittingRecord.ts';
import { isSameTree, lineFrom } from '../../src/game/tree/index.ts';
import { setupOf } from '../support/games.ts';
import { write as make } from '../support/tables.ts';
import { goTo, visit } from '../support/visit.tsx';

afterEach(cleanup);

const dialog = () => within(screen.getByRole('dialog'));
const whoGivesUp = () =>
  dialog()
    .getAllByRole('button', { name: /concedes/ })
    .map(({ textContent }) => textContent);
const root = document.documentElement;

describe('settings', () => {
  it('apply theme, colours, size of the words, motion and marks to the page at once', async () => {
    const { settings } = await visit('/settings');
    for (const [name, part, value] of [
      ['Dark', 'theme', 'dark'],
      ['Red and green', 'board', 'red-green'],
      ['Largest', 'text', 'largest'],
      ['None', 'motion', 'none'],
    ] as const) {
      await userEvent.click(dialog().getByRole('radio', { name }));
      expect(root.dataset[part]).toBe(value);
    }
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Mark where/ }));
    expect(root.dataset['marks']).toBe('none');
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Mark where/ }));
    expect(root.dataset['marks']).toBe('shown');
    expect(settings.getState().settings).toMatchObject({
      theme: 'dark',
      textSize: 'largest',
      motion: 'none',
    });
  });

  it('name the side to move by the colour that is shown', async () => {
    await visit('/settings');
    await userEvent.click(dialog().getByRole('radio', { name: 'Black and white' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('region', { name: 'Game' }).textContent).toContain('White to move');
  });
});

describe('the help', () => {
  it('answers questions about the square that was last looked at', async () => {
    const { table } = await visit('/play');
    act(() => table.getState().lookAt(7));
    await goTo('/help');
    const ask = await screen.findByRole('button', { name: 'Where can it go?' });
    await userEvent.click(ask);
    await waitFor(() => expect(screen.getByLabelText('Answer').textContent).toMatch(/Mortil B2/));
  });

  it('asks for a square again if the board that was looked at is gone', async () => {
    const { table } = await visit('/play');
    act(() => table.getState().lookAt(7));
    await goTo('/help');
    expect(await screen.findByText('They are about Mortil B2.')).not.toBeNull();
    // on the larger board of a game in whose place another tab has begun this one
    act(() => table.getState().lookAt(215));
    expect(dialog().getByText('Go to a square of the board first.')).not.toBeNull();
  });

  it('asks for a square first', async () => {
    await visit('/help');
    expect(dialog().getByText('Go to a square of the board first.')).not.toBeNull();
    expect(dialog().getByRole('button', { name: 'Read this rank' }).hasAttribute('disabled')).toBe(true);
  });

  it.each([
    ['pastang', 'Swod', 'Deldar'],
    ['vallia', 'Brumbyte', 'Hakkodin'],
  ])('names the keys of pieces by what %s calls them', async (game, swod, deldar) => {
    await visit('/help', game);
    const words = within(dialog().getByRole('region', { name: /^To your next piece of a kind/ }));
    expect(words.getByText(swod)).not.toBeNull();
    expect(words.getByText(deldar)).not.toBeNull();
  });
});

describe('the record', () => {
  it('that is copied opens again as it was, and leads to its review', async () => {
    const { table } = await visit('/play');
    act(() => {
      table.getState().begin(setupOf('pastang', { names: { yellow: 'Anna', blue: 'Bo' } }));
      make(table, 'Mc2-Mc3', 'Md5-Md4');
      table.getState().end({ way: 'concession', loser: 'yellow' });
    });
    await goTo('/record');
    await screen.findByRole('textbox', { name: 'Record' });
    await userEvent.click(dialog().getByRole('button', { name: 'Copy' }));
    const { games, faults } = parseJkn(await navigator.clipboard.readText());
    expect(faults).toEqual([]);
    const [game] = games;
    expect(Object.fromEntries(game!.tags)).toMatchObject({ Yellow: 'Anna', Blue: 'Bo', Result: '0-1' });
    expect(isSameTree(game!.tree!, recordOfSitting(table.getState().sitting).tree)).toBe(true);
    expect(lineFrom(game!.tree!)).toHaveLength(2);
    expect(dialog().getByRole('button', { name: 'Review this game' })).not.toBeNull();
  });
});

describe('what the board shows on request', () => {
  it.each([
    ['pastang', 'Swods that no Swod can capture: a Deldar stands beside them'],
    ['vallia', 'Brumbytes that no Brumbyte can capture: a Hakkodin stands beside them'],
  ])('names the pieces as %s does', async (game, words) => {
    await visit('/play', game);
    const described = screen.getByText(words);
    expect(described.closest('button')?.textContent).toMatch(/^Propt/);
  });
});

describe('conceding', () => {
  it('asks who concedes, and can be called off', async () => {
    const { table } = await visit('/play');
    await userEvent.click(screen.getByRole('button', { name: 'Concede' }));
    await screen.findByRole('dialog'); // its code is loaded when it is needed
    expect(dialog().getByText('Who concedes?')).not.toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(endingOf(table.getState().sitting)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Concede' }));
    await userEvent.click(dialog().getByRole('button', { name: /^Yellow concedes/ }));
    expect(endingOf(table.getState().sitting)).toMatchObject({ winner: 'blue' });
    expect(await screen.findByRole('button', { name: 'Play again' })).not.toBeNull();
  });

  it('keeps each answer in its place while the game goes on, and closes when it ends', async () => {
    const { table } = await visit('/play', 'stikitche');
    await userEvent.click(screen.getByRole('button', { name: 'Concede' }));
    await screen.findByRole('dialog');
    const [first] = whoGivesUp();
    expect(first).toMatch(/^Yellow concedes/);
    act(() => make(table, 'Mc1-Mc3'));
    expect(whoGivesUp()[0]).toBe(first);
    act(() => table.getState().end({ way: 'concession', loser: 'blue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a draw', () => {
  it('is no longer offered for claiming once it cannot be claimed', async () => {
    const { table } = await visit('/play', 'stikitche');
    const line = '2k3/5p/6/6/6/6/6/6/6/6/P5/3K2 y - - 0';
    act(() => table.getState().begin(setupOf('stikitche', { line })));
    const round = ['Ma2-Mb2', 'Nf5-Ne5', 'Mb2-Ma2', 'Ne5-Nf5'];
    act(() => make(table, ...round, ...round));
    await userEvent.click(screen.getByRole('button', { name: 'Claim draw' }));
    await screen.findByRole('dialog');
    act(() => make(table, 'Ma2-Mb3'));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => table.getState().undo());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Claim draw' })).not.toBeNull();
  });

  it('is claimed when the position occurs for the third time, with the reason shown before', async () => {
    const { table } = await visit('/play', 'stikitche');
    const line = '2k3/5p/6/6/6/6/6/6/6/6/P5/3K2 y - - 0';
    act(() => table.getState().begin(setupOf('stikitche', { line })));
    const round = ['Ma2-Mb2', 'Nf5-Ne5', 'Mb2-Ma2', 'Ne5-Nf5'];
    act(() => make(table, ...round));
    expect(screen.queryByRole('button', { name: 'Claim draw' })).toBeNull();
    act(() => make(table, ...round));
    await userEvent.click(screen.getByRole('button', { name: 'Claim draw' }));
    await screen.findByRole('dialog');
    expect(dialog().getByText(/^This position came up at the start, after turn 4 and now/)).not.toBeNull();
    expect(endingOf(table.getState().sitting)).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Claim the draw' }));
    expect(endingOf(table.getState().sitting)).toMatchObject({ winner: null });
  });
});

describe('the navigation', () => {
  it('leads to every section from the table, and marks the current one', async () => {
    await visit('/play');
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    for (const [name, address] of [
      ['Play', '/play'],
      ['Learn', '/learn'],
      ['Practice', '/practice'],
      ['Rules', '/rules'],
      ['Library', '/library'],
      ['Review', '/review'],
    ] as const)
      expect(nav.getAllByRole('link', { name })[0]?.getAttribute('href')).toBe(`#${address}`);
    expect(nav.getAllByRole('link', { name: 'Play' })[0]?.getAttribute('aria-current')).not.toBeNull();
    expect(nav.getAllByRole('link', { name: 'Rules' })[0]?.getAttribute('aria-current')).toBeNull();
  });
});
