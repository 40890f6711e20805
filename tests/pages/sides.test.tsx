// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HousedApp } from '../support/HousedApp.tsx';
import { createStores } from '../../src/app/createStores.ts';
import { callSidesBy, type BoardColours } from '../../src/text/sides.ts';
import { variation } from '../support/games.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import { loadAllPages } from '../support/pages.ts';
import { write } from '../support/tables.ts';

beforeAll(loadAllPages, 60_000);
afterEach(() => {
  cleanup();
  callSidesBy('blue-yellow');
  history.replaceState(null, '', '#');
});

/** The app over a game of Pastang in its third turn. */
function visit(colours: BoardColours, address = '/play') {
  history.replaceState(null, '', `#${address}`);
  const stores = createStores(memoryKeeper());
  stores.settings.getState().change({ colours });
  stores.table.getState().start(variation('pastang'));
  write(stores.table, 'Mc2-Mc3', 'Md5-Md4');
  render(<HousedApp stores={stores} />);
  return stores;
}

/** Everything that can be read or is read aloud, apart from the record's own words. */
const words = (): string => {
  const heard = ['aria-label', 'title', 'aria-valuetext', 'placeholder'];
  const said: string[] = [];
  for (const element of document.querySelectorAll('body *:not(textarea)')) {
    for (const node of element.childNodes) if (node.nodeType === 3) said.push(node.nodeValue ?? '');
    for (const name of heard) said.push(element.getAttribute(name) ?? '');
  }
  return said.join('\n');
};

const BOOK_NAMES = /\b(Yellow|Blue)\b/;

describe('the sides are named by the colours that are shown', () => {
  it.each([
    ['black-white', 'White', 'Black'],
    ['red-green', 'Green', 'Red'],
  ] as const)('at the table: %s', (colours, first, second) => {
    visit(colours);
    expect(screen.getByRole('region', { name: 'Game' }).textContent).toContain(`${first} to move`);
    expect(screen.getByLabelText(new RegExp(`^Mortil C3, ${first} Swod`))).toBeDefined();
    expect(screen.getByLabelText('Announcements').textContent).toContain(`${second}: Swod`);
    expect(words()).not.toMatch(BOOK_NAMES);
  });

  it.each([
    ['/new', 'Green'],
    ['/agreement', 'Green'],
    ['/editor', 'Red'],
    ['/review', 'Turn 2, Red: Swod Mortil D5 to Mortil D4'],
    ['/school/pastang', 'Green, begins'],
    ['/practice/coordinates', 'Red'],
  ])('at %s', async (address, called) => {
    visit('red-green', address);
    expect(await screen.findAllByText(called)).not.toHaveLength(0);
    expect(words()).not.toMatch(BOOK_NAMES);
  });

  it('at once, when others are chosen', () => {
    const { settings } = visit('blue-yellow');
    expect(screen.getByRole('region', { name: 'Game' }).textContent).toContain('Yellow to move');
    act(() => settings.getState().change({ colours: 'black-white' }));
    expect(screen.getByRole('region', { name: 'Game' }).textContent).toContain('White to move');
    expect(screen.getByLabelText(/^Mortil C3, White Swod/)).toBeDefined();
    act(() => settings.getState().change({ colours: 'blue-yellow' }));
    expect(words()).not.toMatch(/\b(White|Black)\b/);
  });
});

describe('the sides stay Yellow and Blue', () => {
  it('in the record of the game', async () => {
    const { table } = visit('red-green', '/record');
    act(() => table.getState().end({ way: 'concession', loser: 'yellow' }));
    const record = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Record' });
    expect(record.value).toMatch(/\[Result "0-1"\][^]*\[Termination "concession"\]/);
  });

  it('in a lesson and on its board, which tells what is seen there', async () => {
    visit('red-green', '/learn/king');
    expect(
      await screen.findByText('On your board Yellow’s pieces are green and Blue’s are red.'),
    ).toBeDefined();
    expect(screen.getAllByLabelText(/, Yellow King/).length).toBeGreaterThan(0);
    expect(screen.queryAllByLabelText(/, Green King/)).toHaveLength(0);
  });

  it('in the rule book', async () => {
    visit('black-white', '/rules/game');
    expect(
      await screen.findByText('On your board Yellow’s pieces are white and Blue’s are black.'),
    ).toBeDefined();
  });
});
