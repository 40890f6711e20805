import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { namedBreakPoints } from '../scripts/build/breakPoints.ts';
import { layered } from '../scripts/build/layers.ts';
import { wholeUnless } from './support/whole.ts';
import type { Squares } from './support/wideBoard/faults.ts';

const ORIGIN = 'http://wide.board';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const builtIn = (): string =>
  path.join(import.meta.dirname, `../test-results/wide-board-${test.info().workerIndex}`);

test.beforeAll(async () => {
  await build({
    root: path.join(import.meta.dirname, 'support/wideBoard'),
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), namedBreakPoints(), layered()],
    build: { outDir: builtIn(), emptyOutDir: true },
  });
});

/** Opens a page with nothing but the board of 36 × 24 squares. */
async function openWide(page: Page, query: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/' ? '/index.html' : pathname;
    const contentType = TYPES[path.extname(file)] ?? 'application/octet-stream';
    await route.fulfill({ body: await readFile(path.join(builtIn(), file)), contentType });
  });
  await page.goto(`${ORIGIN}/?${query}`);
  await expect(page.getByRole('gridcell')).toHaveCount(36 * 24);
  await page.evaluate(() => document.fonts.ready);
}

const faultsOn = (page: Page, squares: Squares): Promise<string[]> =>
  page.evaluate((lie) => window.faultsOf(lie), squares);

const UPRIGHT = [36, 24] as const;
const SIDEWAYS = [24, 36] as const;

for (const { name, size, query, squares, least } of [
  { name: 'upright on a desktop', size: [1440, 900], query: 'bottom=south', squares: UPRIGHT, least: 36 },
  { name: 'upside down on a desktop', size: [1440, 900], query: 'bottom=north', squares: UPRIGHT, least: 36 },
  { name: 'on its side on a desktop', size: [1440, 900], query: 'bottom=east', squares: SIDEWAYS, least: 24 },
  { name: 'on its side on a tablet', size: [820, 1180], query: 'bottom=west', squares: SIDEWAYS, least: 31 },
  { name: 'between two players', size: [1180, 820], query: 'facing', squares: UPRIGHT, least: 31 },
] as const)
  test(
    `a board of 36 × 24 squares is seen whole ${name}`,
    wholeUnless(name === 'upright on a desktop'),
    async ({ page }) => {
      await page.setViewportSize({ width: size[0], height: size[1] });
      await openWide(page, query);
      expect(await faultsOn(page, squares)).toEqual([]);
      const board = await page.locator('.board').boundingBox();
      expect(board?.width).toBeLessThanOrEqual(size[0]);
      expect(board?.height).toBeLessThanOrEqual(size[1]);
      const square = await page.getByRole('gridcell').first().boundingBox();
      expect(square?.width).toBeGreaterThanOrEqual(least);
    },
  );

test('a board of 36 × 24 squares is zoomed on a phone, and can still be read and played', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWide(page, 'bottom=south&square=44');
  expect(await faultsOn(page, UPRIGHT)).toEqual([]);
  const room = page.locator('.board-room');
  expect((await room.boundingBox())?.width).toBeLessThanOrEqual(390);
  // a Chuktar in a corner that has to be scrolled to, with its targets and its coordinates
  const chuktar = page.getByRole('gridcell', { name: /^Savondrin A1, Yellow Chuktar/ });
  await chuktar.click();
  await expect(chuktar).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('gridcell', { name: /can move here/ })).not.toHaveCount(0);
  await expect(chuktar).toBeInViewport();
  await expect(page.locator('.edge.down span').last()).toBeInViewport();
  await expect(page.locator('.edge.across span').first()).toBeInViewport();
});
