/**
 * Measures how much processor time a page of the built app uses while nothing happens: a move has been made on it, its
 * sound is over, and nobody touches it. `npm run bench:idle`; `--seconds=N` for a time other than half a minute.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumOptions, findChromium } from '../e2e/support/chromium.ts';
import { Table } from '../e2e/support/table.ts';

const PORT = Number(process.env.E2E_PORT ?? 4189);
const SECONDS = Number(/--seconds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 30);
/** The milliseconds after the move by which its sound is over and everything has been saved. */
const SETTLED = 8000;

await findChromium();
const server = await preview({ preview: { host: '127.0.0.1', port: PORT } });
const browser = await chromium.launch(chromiumOptions());
try {
  const table = new Table(await browser.newPage({ baseURL: `http://127.0.0.1:${PORT}` }));
  await table.open({ variation: 'stikitche' });
  await table.move('Mc1-Mc3');
  await wait(SETTLED);
  const session = await browser.newBrowserCDPSession();
  /** The processor time, in seconds, that all processes of the browser have used. */
  const used = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const before = await used();
  await wait(SECONDS * 1000);
  const each = ((await used()) - before) / SECONDS;
  console.log(
    `${(1000 * each).toFixed(1)} ms of processor time a second, over ${SECONDS} s in which nothing happened`,
  );
} finally {
  await browser.close();
  await server.close();
}
