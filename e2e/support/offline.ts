import type { Page } from '@playwright/test';

/** Waits until the page has all it needs to go on without a network, and takes the network away. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (registration.active?.state === 'activated') return;
    await new Promise<void>((resolve) => {
      registration.active?.addEventListener('statechange', () => resolve(), { once: true });
    });
  });
  await page.context().setOffline(true);
}
