import { followTable, type KeepGame } from '../store/library/follow.ts';
import type { Keeper } from '../store/kept/storage.ts';
import type { TableStore } from '../store/table/table.ts';
import { refuse } from '../engine/index.ts';

/** Milliseconds after a turn before the library is told of it: several quick changes become one. */
const DELAY = 700;

/** The code of the library is loaded when the first game is put there. */
const keep: KeepGame = async (...game) => {
  try {
    const { keepGame } = await import('../store/library/keepGame.ts');
    return await keepGame(...game);
  } catch {
    // without a network the library is told of the game at the next visit
    return refuse('lost');
  }
};

/** Calls back when the page has nothing better to do. */
function atRest(work: () => void): () => void {
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') work();
    else requestIdleCallback(work, { timeout: DELAY });
  }, DELAY);
  return () => clearTimeout(timer);
}

/** Keeps the library in step with the table, even when the page is being left. */
export function keepLibrary(table: TableStore, keeper: Keeper): void {
  const flush = followTable(table, { keeper, keep, atRest, now: Date.now });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
}
