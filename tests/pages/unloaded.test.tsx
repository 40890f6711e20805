// @vitest-environment happy-dom
import { act, cleanup, configure, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mind as tablut } from '../../src/cabinet/games/tablut/mind.ts';
import { readCabinet } from '../../src/game/cabinet/index.ts';
import { KEPT } from '../../src/pages/cabinet/linkAddress.ts';
import { entryOfCabinet, toldOfTree } from '../../src/store/library/cabinetEntry.ts';
import { liveGameId } from '../../src/store/library/liveGame.ts';
import { sharedRepository } from '../../src/store/library/repository.ts';
import { emptyBrowser, entryFrom, recordOf, valueOf } from '../store/library/support.ts';
import { goTo, visit } from '../support/visit.tsx';

configure({ asyncUtilTimeout: 10_000 });
emptyBrowser();
afterEach(cleanup);

/** Parts of the page that a browser without a network may not have. */
const { refuse } = vi.hoisted(() => ({
  refuse: (): never => {
    throw new TypeError('a part of the page could not be loaded');
  },
}));
vi.mock('../../src/store/live/keptRooms.ts', refuse);
vi.mock('../../src/samples/index.ts', refuse);
vi.mock('../../src/pages/cabinet/review/reviewStores.ts', refuse);

const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};

it('the library says so where the samples cannot be loaded', async () => {
  await visit('/library');
  await press('Begin with the annotated games');
  expect(await screen.findByText(/The library did not answer/)).not.toBeNull();
});

it('the library says so where it cannot tell whether a live game goes on', async () => {
  const id = liveGameId('A'.repeat(22), 0);
  await valueOf(sharedRepository().put([entryFrom(recordOf({ Yellow: 'Dray' }), { id, source: 'table' })]));
  await visit('/library');
  const link = await screen.findByRole('link', { name: /Dray/ });
  await act(async () => link.click());
  expect(await screen.findByText(/The library did not answer/)).not.toBeNull();
});

it('a table of the cabinet says so where its review cannot be loaded', async () => {
  const record = '[Variation "tablut"]\n\n1. d1-d3 *\n';
  const tree = readCabinet(record, tablut.variants).next().value?.tree;
  if (!tree) throw new Error('the record has no game');
  const origin = { id: 'a', source: 'imported', labels: [], added: 1, changed: 1 } as const;
  const entry = entryOfCabinet(record, toldOfTree('tablut', tree), origin);
  await valueOf(sharedRepository().put([entry]));
  await visit('/cabinet');
  await goTo(`/cabinet/${KEPT}/a`);
  await press('Go on with it at the table');
  await press('Review this game');
  expect(await screen.findByText(/This part could not be loaded/)).not.toBeNull();
});
