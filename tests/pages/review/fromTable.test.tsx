// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { treeOfSitting } from '../../../src/game/sitting/sittingRecord.ts';
import { reviewFor } from '../../../src/pages/review/reviewStore.tsx';
import { setupOf, sittingWith } from '../../support/games.ts';
import { write as make } from '../../support/tables.ts';
import { goTo, visit } from '../../support/visit.tsx';

afterEach(cleanup);

it('the record at the table leads to the review of its game, whatever lies there', async () => {
  const stores = await visit('/play');
  act(() => make(stores.table, 'Mc2-Mc3'));
  const { tree } = treeOfSitting(sittingWith(setupOf('pastang'), 'Ma2-Ma3'));
  reviewFor(stores).getState().open({ tree, source: 'text' });
  await goTo('/record');
  await userEvent.click(await screen.findByRole('button', { name: 'Review this game' }));
  // the list of the table has the same name: the review’s is looked for only once the page is there
  await screen.findByRole('slider', { name: 'Turn' });
  const moves = await screen.findByRole('region', { name: 'Moves' });
  await waitFor(() => expect(within(moves).queryByRole('button', { name: 'SMc2-Mc3' })).not.toBeNull());
});
