// @vitest-environment happy-dom
import { act, cleanup, configure, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mind as morris } from '../../../src/cabinet/games/nineMensMorris/mind.ts';
import { mind as tacTix } from '../../../src/cabinet/games/tacTix/mind.ts';
import { mind as tablut } from '../../../src/cabinet/games/tablut/mind.ts';
import type { AnyRules } from '../../../src/cabinet/seam/rules.ts';
import { readCabinet } from '../../../src/game/cabinet/index.ts';
import { entryOfCabinet, toldOfTree } from '../../../src/store/library/cabinetEntry.ts';
import type { Entry, EntrySource } from '../../../src/store/library/entry.ts';
import { sharedRepository } from '../../../src/store/library/repository.ts';
import { KEPT } from '../../../src/pages/cabinet/linkAddress.ts';
import { emptyBrowser, valueOf } from '../../store/library/support.ts';
import { goTo, visit } from '../../support/visit.tsx';

// games and their words are loaded when they are wanted
configure({ asyncUtilTimeout: 10_000 });
emptyBrowser();
afterEach(cleanup);

/** The code that writes games into the library is loaded when it is first wanted. */
const WHILE = { timeout: 10_000 };
const NOON = Date.UTC(2026, 10, 21, 12);

/** Puts a game into the library, and goes on with it at the table from there. */
async function goOnWith(record: string, rules: readonly AnyRules[], source: EntrySource): Promise<Entry> {
  const tree = readCabinet(record, rules).next().value?.tree ?? null;
  if (tree === null) throw new Error('the record has no game');
  const id = `from-${source}`;
  const [game = ''] = tree.start.rules.id.split(':');
  const origin = { id, source, labels: ['club'], added: NOON, changed: NOON };
  const entry = entryOfCabinet(record, toldOfTree(game, tree), origin);
  await valueOf(sharedRepository().put([entry]));
  await visit('/cabinet');
  await goTo(`/cabinet/${KEPT}/${id}`);
  const button = await screen.findByRole('button', { name: 'Go on with it at the table' });
  await act(async () => button.click());
  // the table keeps what it has before the page is left
  dispatchEvent(new Event('pagehide'));
  return entry;
}

/** The games of these rules that the library has. */
const gamesOf = async (rules: string) =>
  (await valueOf(sharedRepository().list())).games.filter(({ variation }) => variation === rules);

const tacTixRecord = (moves: string) => `[Variation "tac-tix"]\n\n${moves} *\n`;

describe('a game of the library that goes on at its table', () => {
  it('stays as it is where it was imported: the table has a copy', async () => {
    const written =
      '[Event "Club evening"]\n[Variation "tablut"]\n\n1. d1-d3 {Bold.} (1. d1-d2) 2. e4-f4 *\n';
    const { summary, record } = await goOnWith(written, tablut.variants, 'imported');
    await vi.waitFor(async () => expect(await gamesOf('tablut')).toHaveLength(2), WHILE);
    expect(await gamesOf('tablut')).toContainEqual(summary);
    expect(await valueOf(sharedRepository().read(summary.id))).toEqual(record);
    expect(await gamesOf('tablut')).toContainEqual(
      expect.objectContaining({ source: 'table', turns: 2, labels: [] }),
    );
  });

  it('is the same game if it was played there, with the day on which it was begun', async () => {
    const record = '[Date "2026.11.21"]\n[Variation "nine-mens-morris"]\n\n1. a1 2. d6 *\n';
    const { summary } = await goOnWith(record, morris.variants, 'table');
    await vi.waitFor(
      async () => expect((await gamesOf('nine-mens-morris'))[0]?.changed).toBeGreaterThan(NOON),
      WHILE,
    );
    const { id, labels, added, date } = summary;
    expect(await gamesOf('nine-mens-morris')).toMatchObject([
      { id, labels, added, date, source: 'table', turns: 2 },
    ]);
  });

  it('is shown as the library has it if it has gone on elsewhere, and continues from there', async () => {
    await goOnWith(tacTixRecord('1. a1'), tacTix.variants, 'table');
    await vi.waitFor(async () => expect((await gamesOf('tac-tix'))[0]?.changed).toBeGreaterThan(NOON), WHILE);
    await goOnWith(tacTixRecord('1. a1 2. d4'), tacTix.variants, 'table');
    await act(async () => (await screen.findByRole('button', { name: 'Put it there' })).click());
    dispatchEvent(new Event('pagehide'));
    await vi.waitFor(async () => expect((await gamesOf('tac-tix'))[0]?.changed).toBeGreaterThan(NOON), WHILE);
    expect(await gamesOf('tac-tix')).toMatchObject([{ id: 'from-table', turns: 2 }]);
  });
});

const refusal = () => document.querySelector('.refusal')?.textContent ?? '';

it('a refusal at a table does not wait for a player who leaves the page and comes back', async () => {
  await visit('/cabinet');
  await goTo('/cabinet/tablut');
  const board = await screen.findByRole('group', { name: 'Board' });
  const [square] = within(board).getAllByRole('button');
  act(() => square?.click());
  expect(refusal()).not.toBe('');
  await goTo('/cabinet');
  await goTo('/cabinet/tablut');
  await screen.findByRole('group', { name: 'Board' });
  expect(refusal()).toBe('');
});
