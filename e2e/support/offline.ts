import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/**
 * Lets the pages of a browser fetch only what is needed: as in one that has no service worker, and is set to save data.
 */
export const fetchLittle = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });

export interface Asked extends BrowserContextOptions {
  /** Whether its pages keep a copy of the site, for which they load all of it, and load ahead what may be needed. */
  readonly keepsCopy?: boolean;
}

/** A browser that has kept nothing. */
export async function newContext(
  browser: Browser,
  { keepsCopy = false, ...options }: Asked = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  if (!keepsCopy) await fetchLittle(context);
  return context;
}

/**
 * Waits until the page has all it needs to go on without a network, and takes the network away. The test must let the
 * page keep a copy of the site.
 */
export async function goOffline(page: Page): Promise<void> {
  await keepsCopyReady(page);
  await page.context().setOffline(true);
}

/** Waits until the page's copy of the site is there. */
export const keepsCopyReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (registration.active?.state === 'activated') return;
    await new Promise<void>((resolve) => {
      registration.active?.addEventListener('statechange', () => resolve(), { once: true });
    });
  });
