import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Lets the pages of a browser do without a service worker, as in a browser that has none. */
export const keepNoCopy = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

export interface Asked extends BrowserContextOptions {
  /** Whether its pages keep a copy of the site; it would load all of it. */
  readonly keepsCopy?: boolean;
}

/** A browser that has kept nothing. */
export async function newContext(
  browser: Browser,
  { keepsCopy = false, ...options }: Asked = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  if (!keepsCopy) await keepNoCopy(context);
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
