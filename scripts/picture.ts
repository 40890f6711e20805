/** Takes a new picture for the README: plays the opening of a game in the built app and picks up the Pallan. */
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumOptions, findChromium } from '../e2e/support/chromium.ts';
import { Table } from '../e2e/support/table.ts';

const OPENING =
  'Me3-Me6 We4-We2 Ma3-Mb4 Cb4-Cb2 Zd3-Zd5 Wd4-Wd1 Md2-Mf4 Cc4-Cc2 Zb3-Za4 We5-We4 Zf3-Zf5 Ca4-Ca1';

await findChromium();
const server = await preview({ preview: { host: '127.0.0.1', port: 4189 } });
const browser = await chromium.launch(chromiumOptions());
try {
  const page = await browser.newPage({
    baseURL: 'http://127.0.0.1:4189',
    viewport: { width: 1280, height: 860 },
    deviceScaleFactor: 1.5,
    colorScheme: 'light',
  });
  const table = new Table(page);
  await table.open({ variation: 'poron' });
  await table.play(OPENING);
  await table.square('Za1').click();
  await table.square('Ze4').hover();
  await page.waitForTimeout(600); // until the last piece comes to rest
  await page.screenshot({ path: 'docs/play.png' });
} finally {
  await browser.close();
  await server.close();
}
