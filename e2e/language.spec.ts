import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { CABINET_GAMES as SHELF } from '../src/cli/cabinetGames.ts';
import { VARIATIONS } from '../src/engine/index.ts';
import { PLACES } from '../src/pages/places.ts';
import { plainWords, textsOf } from './support/plainWords.ts';
import { expect, test } from './support/table.ts';

/** The site in a language that nobody speaks: whatever does not come from the catalogue stands out. */
let outDir: string;
let server: PreviewServer;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  outDir = await mkdtemp(path.join(tmpdir(), 'pseudo-'));
  process.env.JIKAIDA_LANGUAGE = 'pseudo';
  try {
    await build({ logLevel: 'silent', build: { outDir, emptyOutDir: true } });
    server = await preview({
      logLevel: 'silent',
      build: { outDir },
      preview: { host: '127.0.0.1', port: 0, strictPort: false },
    });
  } finally {
    delete process.env.JIKAIDA_LANGUAGE;
  }
  address = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(async () => {
  await server.close();
  await rm(outDir, { recursive: true });
});

/** Further pages under the places whose addresses go on. */
const DEEPER = [
  '/new/elsewhere',
  '/new/live',
  '/m/nothing',
  '/learn/propt',
  '/rules/vaulting',
  '/practice/puzzles',
  '/nowhere',
].concat(SHELF.flatMap(({ id }) => [`/cabinet/${id}`, `/cabinet/${id}/rules`]));
const PATHS = ['/', '/play', ...PLACES.map((place) => place.path), ...DEEPER];

/** Drins are named after the books in every language. */
const NAMES: ReadonlySet<string> = new Set(
  VARIATIONS.flatMap(({ drins }) => drins.flat().map(({ name }) => name)),
);

/** Asserts that everything shown comes from the catalogue, and fits. */
async function reads(page: Page, place: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('h1, h2, [role="grid"]').filter({ visible: true }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const texts = await textsOf(page);
  expect(texts.filter((text) => /[áéíóúý]/.test(text)).length, place).toBeGreaterThan(20);
  const plain = texts.filter((text) => plainWords(text).some((word) => !NAMES.has(word)));
  expect(plain, place).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place).toBe(0);
}

test(
  'every word on every page comes from the catalogue, and a longer language fits',
  { tag: '@whole' },
  async ({ page }) => {
    test.slow();
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'el');
    for (const place of PATHS) {
      await page.goto(`${address}#${place}`);
      await reads(page, place);
    }
  },
);

test('so does every word of the form for a live game, and of its invitation', async ({ page }) => {
  await page.goto(`${address}#/new/elsewhere`);
  await page.locator('.elsewhere-ways > fieldset').getByRole('radio').nth(1).check();
  await expect(page.locator('.elsewhere-ways form fieldset').last()).toBeVisible();
  await reads(page, 'the form');
  await page.locator('.elsewhere-ways form [type="submit"]').click();
  await expect(page.locator('.live-link input').first()).toBeVisible();
  await reads(page, 'the invitation');
});
