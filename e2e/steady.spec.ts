import type { Page } from '@playwright/test';
import { write } from './support/seated.ts';
import { drawn, expect, test } from './support/table.ts';

declare global {
  interface Window {
    /** What has moved since the page was opened, other than by the player's doing: from where to where. */
    moved?: string[];
  }
  /** An entry of the type `layout-shift`, which TypeScript does not know. */
  interface PerformanceEntry {
    readonly hadRecentInput?: boolean;
    readonly sources?: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
}

/** Has every page of the browser note what moves on it after it is first drawn. */
const noteMoved = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: string[] = [];
    window.moved = moved;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput = true, sources = [] } of list.getEntries())
        if (!hadRecentInput)
          for (const { node, previousRect, currentRect } of sources) {
            const what = node instanceof Element ? node.outerHTML.slice(0, 80) : 'words';
            const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
              [x, y, width, height].map(Math.round).join(' '),
            );
            moved.push(`${what}: ${from} → ${to}`);
          }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved on a page that is opened anew, once all of it is there. */
async function movedAt(page: Page, address: string): Promise<readonly string[]> {
  await page.goto('about:blank');
  await page.goto(`./${address}`);
  await page.waitForLoadState('networkidle');
  await drawn(page);
  return page.evaluate(() => window.moved ?? ['not watched']);
}

const SIZES = { desktop: [1280, 900], tablet: [820, 1180], phone: [360, 740] } as const;

/** What has moved at some addresses in windows of every size, in words. */
async function movedAnywhere(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  const moved: string[] = [];
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    for (const address of addresses)
      for (const what of await movedAt(page, address)) moved.push(`${size}, ${address}: ${what}`);
  }
  return moved;
}

test(
  'beside an ended game, and in lists of games, nothing is pushed away by what is read later',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    await noteMoved(page);
    await table.open({ variation: 'stikitche' });
    await write(table, 'Mc1-Mc3');
    await table.button('Concede').click();
    await page.getByRole('button', { name: /^Blue concedes/ }).click();
    await expect(table.status()).toContainText('Conceded. Yellow wins, 1–0');
    expect(await movedAnywhere(page, ['#/play', '#/library', '#/live'])).toEqual([]);
  },
);

test(
  'beside a game of the school nothing is pushed away by the coach',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    await noteMoved(page);
    await page.goto('./#/school/pastang');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('region', { name: 'Coach' })).toBeVisible();
    expect(await movedAnywhere(page, ['#/play'])).toEqual([]);
  },
);
