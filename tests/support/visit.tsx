import { act, render, screen } from '@testing-library/react';
import { pageContent } from '../../src/app/loading.ts';
import { createStores } from '../../src/app/createStores.ts';
import { visitAt } from '../../src/pages/places.ts';
import type { Stores } from '../../src/pages/stores.tsx';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import { variation } from './games.ts';
import { HousedApp } from './HousedApp.tsx';

/**
 * Opens an address in a browser that has kept nothing, with a game of this variation at the table: a small board, since each
 * square takes time. Of the pages only the one at the address is loaded.
 */
export async function visit(address: string, game = 'pastang'): Promise<Stores> {
  const place = visitAt(address.replace(/[?].*$/, ''))?.place;
  if (place !== undefined) await pageContent(place.path);
  history.replaceState(null, '', `#${address}`);
  const stores = createStores(memoryKeeper());
  stores.table.getState().start(variation(game));
  render(<HousedApp stores={stores} />);
  await screen.findAllByRole('heading');
  return stores;
}

/** Goes on to another address in the same app. */
export async function goTo(address: string): Promise<void> {
  const place = visitAt(address)?.place;
  if (place !== undefined) await pageContent(place.path);
  await act(async () => {
    location.hash = `#${address}`;
    dispatchEvent(new Event('hashchange'));
  });
}
