import type { Stores } from '../pages/stores.tsx';
import { KEYS } from '../store/kept/storage.ts';

/**
 * Keeps the stores up to date as the page sleeps, wakes and closes, and as other tabs play: what another tab keeps is
 * shown at once, and a clock that stops while the page is closed knows since when.
 */
export function followLifecycle({ table, settings }: Pick<Stores, 'table' | 'settings'>): void {
  const { reread, leave, lookInRefuge } = table.getState();
  const rereadAll = (): void => {
    reread();
    void lookInRefuge();
    settings.getState().reread();
  };
  addEventListener('storage', ({ key }) => {
    if (key === KEYS.game || key === null) reread();
    if (key === KEYS.settings || key === null) settings.getState().reread();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') rereadAll();
    else leave();
  });
  addEventListener('pagehide', ({ persisted }) => leave(persisted));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) rereadAll();
  });
}
