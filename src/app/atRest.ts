import { PLACES } from '../pages/places.ts';
import { countInTitle } from './countInTitle.ts';
import { pageContent } from './loading.ts';

declare global {
  interface Navigator {
    /** What Chromium-based browsers say about the network, and about what their owner wants of them. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/**
 * What the page does once it has loaded and the browser is idle; `isAtStart` on the start page. Resolves when what it
 * loads ahead is there, or is left until it is needed; rejects if the code of the table could not be loaded.
 */
export async function atRest(isAtStart: boolean): Promise<void> {
  countInTitle();
  if (navigator.connection?.saveData === true) return; // what is needed is then loaded when it is needed
  if (isAtStart) loadHouse();
  else await loadForTable();
}

/**
 * Fetches the code of the house, which the built page names, while the start page is being read; it is not run before
 * it is needed.
 */
function loadHouse(): void {
  const files = document.querySelector<HTMLElement>('[data-house]')?.dataset['house']?.split(' ') ?? [];
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'prefetch' : 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

/** The dialogues that open over the table. */
const DIALOGS = PLACES.filter(({ shape }) => shape === 'dialog');

/** Resolves when the page has nothing else to do; in Safari, which does not report that, after a moment. */
const rest = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve);
    else setTimeout(resolve, 100);
  });

/**
 * Loads the dialogues one by one before they are needed, so that they open at once over a game, and what the end of a
 * game needs; not without a network.
 */
async function loadForTable(): Promise<void> {
  await rest();
  for (const { path } of DIALOGS) {
    if (!navigator.onLine) return; // when it is needed, it comes from the cache or says why not
    // one after the other, so that the table stays responsive meanwhile
    await Promise.allSettled([pageContent(path)]);
    await rest();
  }
  const { EndWays } = await import('../pages/play/laterParts.ts');
  await EndWays.load();
}
