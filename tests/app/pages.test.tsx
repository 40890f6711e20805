// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStores } from '../../src/app/createStores.ts';
import { loadAllPages } from '../support/pages.ts';
import { findVariation } from '../../src/engine/index.ts';
import { PLACES } from '../../src/pages/places.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import { HousedApp } from '../support/HousedApp.tsx';

beforeAll(loadAllPages, 60_000);
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '#');
});

function visit(hash: string, keeper = memoryKeeper()) {
  history.replaceState(null, '', hash);
  const stores = createStores(keeper);
  render(<HousedApp stores={stores} />);
  return stores;
}

describe('addresses', () => {
  it.each(PLACES.filter(({ shape }) => shape === 'dialog'))(
    '$path opens by itself, and closes to the table',
    async ({ path }) => {
      visit(`#${path}`);
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await userEvent.click(screen.getByLabelText('Close'));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(location.hash).toBe('#/play');
    },
  );

  it('that lead nowhere say so, with a way back', async () => {
    visit('#/nowhere');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is nothing at this address');
    await userEvent.click(screen.getByText('Back to the table'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Poron Jikaida');
  });

  it('name the document: the page, else how the game stands', async () => {
    const { table } = visit('#/settings');
    await waitFor(() => expect(document.title).toBe('Settings – Poron Jikaida'));
    act(() => {
      location.hash = '#/play';
      dispatchEvent(new Event('hashchange'));
    });
    await waitFor(() => expect(document.title).toBe('Yellow to move – Poron Jikaida'));
    act(() => {
      table.getState().write('Mc3-Mc6');
    });
    await waitFor(() => expect(document.title).toBe('Blue to move – Poron Jikaida'));
  });
});

const said = () => screen.getByLabelText('Announcements').firstElementChild;

describe('the live region', () => {
  it('inserts the same words again when they are said again', async () => {
    const { table } = visit('#/play');
    const before = said();
    table.getState().ask('attacks', 26);
    await waitFor(() => expect(said()).not.toBe(before));
    const first = said();
    table.getState().ask('attacks', 26);
    await waitFor(() => expect(said()).not.toBe(first));
    expect(said()?.textContent).toBe(first?.textContent);
  });
});

describe('a call', () => {
  it('is shown over the board when a game begins, not when the game was there already', () => {
    const { table } = visit('#/play');
    expect(screen.queryByText('Rank your Deldars!')).toBeNull();
    const pastang = findVariation('pastang');
    if (pastang === undefined) throw new Error('no Pastang');
    act(() => table.getState().start(pastang));
    expect(screen.getAllByText('Rank your Deldars!')).toHaveLength(1);
    act(() => {
      table.getState().write('Ma2-Ma3');
    });
    expect(screen.queryByText('Rank your Deldars!')).toBeNull();
  });

  it.each([
    ['Conceded!', { way: 'concession', loser: 'yellow' }],
    ['Time!', { way: 'time', loser: 'yellow' }],
    ['Draw agreed', { way: 'agreement' }],
  ] as const)(
    '%s is shown there too when the players end the game, not when it is opened again',
    (call, end) => {
      const keeper = memoryKeeper();
      const { table } = visit('#/play', keeper);
      act(() => table.getState().end(end));
      expect(screen.getAllByText(call)).toHaveLength(1);
      cleanup();
      visit('#/play', keeper);
      expect(screen.queryByText(call)).toBeNull();
    },
  );
});
