// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Library } from '../../src/pages/library/Library.tsx';
import { LibraryProvider } from '../../src/pages/library/libraryContext.tsx';
import { StoresProvider } from '../../src/pages/stores.tsx';
import { keepApart } from '../../src/store/apart/games.ts';
import { createComputer } from '../../src/store/computer.ts';
import { createLastSetup } from '../../src/store/lastSetup.ts';
import type { Entry } from '../../src/store/library/entry.ts';
import { openImportLog } from '../../src/store/library/importLog.ts';
import { createLibrary } from '../../src/store/library/library.ts';
import { readHere } from '../../src/store/library/reader.ts';
import { sharedRepository, type Repository } from '../../src/store/library/repository.ts';
import type { StorageAnswers } from '../../src/store/library/storageAnswers.ts';
import { createSettings } from '../../src/store/settings.ts';
import { KEYS, localKeeper, type KeyedKeeper } from '../../src/store/kept/storage.ts';
import { createTable } from '../../src/store/table/table.ts';
import { readWaiting } from '../../src/store/waiting.ts';
import { emptyBrowser, entryFrom, recordOf, repositoryAt, valueOf } from '../store/library/support.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import { begun, NOW } from '../support/apart.ts';

beforeEach(() => {
  emptyBrowser();
  // a window without a layout has no height of its own
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(900);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const GAMES = ['Dray', 'Seg', 'Inch'].map((Yellow, index) =>
  entryFrom(recordOf({ Yellow }), { id: Yellow, changed: 10 - index }),
);

interface Visit {
  readonly entries?: readonly Entry[];
  readonly change?: (repository: Repository) => Repository;
  readonly storage?: StorageAnswers;
  readonly keeper?: KeyedKeeper;
}

/** What is kept for a table of its own. */
function AtTable({ children, keeper = memoryKeeper() }: { children: ReactNode; keeper?: KeyedKeeper }) {
  const [stores] = useState(() => ({
    table: createTable(keeper),
    settings: createSettings(keeper),
    lastSetup: createLastSetup(keeper),
    computer: createComputer(),
  }));
  return <StoresProvider stores={stores}>{children}</StoresProvider>;
}

async function visit({
  entries = GAMES,
  change = (same) => same,
  storage,
  keeper = memoryKeeper(),
}: Visit = {}) {
  const repository = repositoryAt();
  await repository.put(entries);
  const library = createLibrary({
    repository: change(repository),
    openReader: readHere,
    log: openImportLog(keeper, { settled: async () => {} }),
    storage,
  });
  const end = library.getState().open();
  render(
    <AtTable keeper={keeper}>
      <LibraryProvider library={library}>
        <Library keeper={keeper} onTable={() => {}} />
      </LibraryProvider>
    </AtTable>,
  );
  await waitFor(() => expect(library.getState().phase.status).not.toBe('opening'));
  return { library, repository, end, user: userEvent.setup() };
}

const selected = () =>
  screen.getAllByRole('row', { selected: true }).map((row) => within(row).getByRole('link').textContent);

/** The endings that the list can be filtered by. */
const endings = () =>
  within(screen.getByRole('combobox', { name: 'Ending', hidden: true }))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);

describe('the list of games', () => {
  it('is one stop for the keyboard, through which arrows go; Space selects, Shift selects on the way', async () => {
    const { user } = await visit();
    const rows = await screen.findAllByRole('row');
    expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    rows[0]?.focus();
    await user.keyboard(' ');
    expect(selected()).toEqual(['Dray – Blue']);
    await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    expect(document.activeElement).toBe(screen.getAllByRole('row')[2]);
    expect(selected()).toEqual(['Dray – Blue', 'Seg – Blue', 'Inch – Blue']);
    expect(screen.getByText('3 selected')).not.toBeNull();
  });

  it('opens a game for review by Enter, under its address', async () => {
    const { user } = await visit();
    const [, row] = await screen.findAllByRole('row');
    row?.focus();
    await user.keyboard('{Enter}');
    expect(location.pathname + location.hash).toContain('/review/Seg');
  });

  it('leads to the table with a game in progress, by a link of its own too, wherever the library was opened', async () => {
    // its library is that of the browser, which is there by now
    const { LibraryPage } = await import('../../src/pages/library/LibraryPage.tsx');
    const game = entryFrom(recordOf({ Yellow: 'Dray' }), { id: 'going', source: 'table' });
    await sharedRepository().put([game]);
    history.replaceState({ from: '/review/gone' }, '', '#/library');
    const back = vi.spyOn(history, 'back');
    render(<LibraryPage />, { wrapper: AtTable });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Dray – Blue' });
    expect(link.getAttribute('href')).toBe('#/play');
    await userEvent.setup().click(link);
    await waitFor(() => expect(location.pathname + location.hash).toContain('/play'));
    expect(back).not.toHaveBeenCalled();
  });

  it('says by which label it filters, even when no game has that label any more', async () => {
    const entries = [entryFrom(recordOf({ Yellow: 'Dray' }), { id: 'a', labels: ['club'] })];
    const { library } = await visit({ entries });
    await waitFor(() => expect(library.getState().games).toHaveLength(1));
    library.getState().look({ label: 'club' });
    await library.getState().label(['a'], 'club', false);
    await screen.findByText('No game matches your search.', {}, { timeout: 3000 });
    const field = screen.getByLabelText<HTMLSelectElement>('Label');
    expect(field.selectedOptions[0]?.textContent).toBe('club (0)');
  });

  it('filters by the endings of the cabinet once it holds one of its games', async () => {
    const { library, repository } = await visit();
    expect(endings()).not.toContain('Played to the end');
    const [one] = GAMES;
    if (one === undefined) throw new Error('no game');
    const cabinet = { game: 'tablut', players: [], points: '1-0', ending: 'rules' } as const;
    await repository.put([{ ...one, summary: { ...one.summary, variation: 'tablut', cabinet } }]);
    await waitFor(() => expect(endings()).toContain('Played to the end'));
    library.getState().look({ ending: 'rules' });
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1));
    expect(screen.getByRole('row').textContent).toMatch(/Tablut\s*Played to the end/u);
  });

  it('counts the waiting games by message anew when one is deleted', async () => {
    const { LibraryPage } = await import('../../src/pages/library/LibraryPage.tsx');
    const repository = sharedRepository();
    await keepApart({ repository, keeper: localKeeper, now: () => NOW }, null, begun().host);
    expect(readWaiting(localKeeper)).toEqual({ open: 1, mine: 1 });
    render(<LibraryPage />, { wrapper: AtTable });
    await screen.findByRole('link', { name: 'Dray – Delia' });
    await repository.remove([begun().host.id]);
    await waitFor(() => expect(readWaiting(localKeeper)).toEqual({ open: 0, mine: 0 }), { timeout: 3000 });
  });

  it('deletes by Delete, and Undo brings the games back', async () => {
    const { user } = await visit();
    const [row] = await screen.findAllByRole('row');
    row?.focus();
    await user.keyboard('{Delete}');
    await screen.findByText('One game deleted.');
    expect(screen.queryByText('Dray – Blue')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Dray – Blue');
  });

  it('leaves a game as it was played after it was deleted, if the deletion is undone', async () => {
    const { user, repository } = await visit();
    const [row] = await screen.findAllByRole('row');
    row?.focus();
    await user.keyboard('{Delete}');
    await screen.findByText('One game deleted.');
    const later = entryFrom(recordOf({ Yellow: 'Dray' }, '1. PMc1-Mc3 *'), { id: 'Dray', changed: 20 });
    await repository.update(later);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('One game deleted.')).toBeNull());
    expect(await valueOf(repository.read('Dray'))).toEqual(later.record);
  });
});

describe('labels', () => {
  it('are given to the games that are selected, and taken away', async () => {
    const { user, library } = await visit();
    const [row] = await screen.findAllByRole('row');
    row?.focus();
    await user.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Labels' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Labels of 2 games' }));
    const labels = () =>
      library
        .getState()
        .games.map(({ id, labels: own }) => `${id} ${own.join()}`.trim())
        .toSorted();
    await user.type(dialog.getByRole('textbox', { name: 'New label' }), ' club {Enter}');
    const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'club' });
    expect([box.checked, labels()]).toEqual([true, ['Dray club', 'Inch', 'Seg club']]);
    await user.click(box);
    await waitFor(() => expect(labels()).toEqual(['Dray', 'Inch', 'Seg']));
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });
});

describe('the page of the library', () => {
  it('says how games get there while there are none', async () => {
    await visit({ entries: [] });
    expect(await screen.findByRole('heading', { name: 'Your games gather here' })).not.toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back up everything' }).disabled).toBe(true);
  });

  it('reports an import that was cut off, until the message is read', async () => {
    const key = `${KEYS.importing}.1`;
    const mark = JSON.stringify({ name: 'club.jkn', read: 1200, total: 5000 });
    const keeper = memoryKeeper(new Map([[key, mark]]));
    const { user } = await visit({ keeper });
    expect(await screen.findByText(/1,200 of 5,000 games had been read/)).not.toBeNull();
    expect(screen.getByText('club.jkn:')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('club.jkn:')).toBeNull();
    expect(keeper.read(key)).toBeNull();
  });

  it.each([
    ['forbidden', 'This browser does not allow a library'],
    ['newer', 'kept by a newer version'],
  ] as const)('says why it cannot be opened: %s', async (error, words) => {
    await visit({ change: (repository) => ({ ...repository, list: async () => ({ ok: false, error }) }) });
    expect(screen.getByRole('alert').textContent).toContain(words);
  });

  it('says so when the storage is full, and loses nothing', async () => {
    const { user } = await visit({
      change: (repository) => ({ ...repository, label: async () => ({ ok: false, error: 'full' }) }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Dray – Blue' }));
    await user.click(screen.getByRole('button', { name: 'Labels' }));
    await user.type(screen.getByLabelText('New label'), 'club{Enter}');
    await screen.findByText(/no more room for games/);
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('does not say of a file whose games find no room that there is no game in it', async () => {
    const { library } = await visit({
      change: (repository) => ({ ...repository, merge: async () => ({ ok: false, error: 'full' }) }),
    });
    const bytes = new TextEncoder().encode('[Variation "stikitche"]\n\n1. PMc1-Mc3 *\n');
    await library.getState().importFiles([{ name: 'mine.jkn', bytes: async () => bytes }]);
    const report = (await screen.findByText('mine.jkn:', { exact: false })).closest('p');
    expect(report?.textContent).toContain('no more room for games');
    expect(report?.textContent).not.toContain('no game in it');
  });

  it('says how much room is used, asks the browser to keep the games, and gives its answer', async () => {
    const { user } = await visit({
      storage: {
        estimate: async () => ({ usage: 3_200_000, quota: 2_000_000_000 }),
        persisted: async () => false,
        persist: async () => false,
      },
    });
    expect(await screen.findByText('3.2 MB of 2 GB used.')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask it to keep them' }));
    expect(await screen.findByText(/The browser has not agreed/)).not.toBeNull();
  });

  it('lists the games whether or not the browser tells of its room, and what is kept safely only then', async () => {
    let tell: (() => void) | undefined;
    const estimate = () =>
      new Promise<StorageEstimate>((resolve) => {
        tell = () => resolve({ usage: 3_200_000, quota: 2_000_000_000 });
      });
    await visit({ storage: { estimate, persisted: async () => false } });
    expect(await screen.findAllByRole('row')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Back up everything' })).toBeNull();
    tell?.();
    expect(await screen.findByRole('button', { name: 'Back up everything' })).not.toBeNull();
    expect(screen.queryByText('3.2 MB of 2 GB used.')).not.toBeNull();
  });

  it('asks the browser of its own accord when games have come in from a file', async () => {
    const persist = vi.fn(async () => true);
    const { library } = await visit({ storage: { persisted: async () => false, persist } });
    await waitFor(() => expect(library.getState().keeping).toBe('may-be-cleared'));
    expect(persist).not.toHaveBeenCalled();
    const bytes = new TextEncoder().encode(recordOf({ Yellow: 'Turko' }));
    await library.getState().importFiles([{ name: 'a.jkn', bytes: async () => bytes }]);
    expect(await screen.findByText(/has agreed to keep the games permanently/)).not.toBeNull();
    expect(persist).toHaveBeenCalledTimes(1);
  });
});
