/**
 * Measures how long the computer takes to answer on the page of the built app, with the page and its workers slowed
 * down. Two computers of one level play Poron from two middlegames. It gives the milliseconds from a question to its
 * answer, as the page receives it; each move may take at most three seconds, the usual time. `npm run bench:answers`;
 * `--slow=1` for full speed, `--turns=N` for N turns from each position, `--levels=5,8` for other levels.
 */
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { chromiumOptions, findChromium } from '../e2e/support/chromium.ts';
import { openSeated } from '../e2e/support/seated.ts';
import { Table } from '../e2e/support/table.ts';
import { LEVELS, type Level } from '../src/search/index.ts';
import { MIDDLEGAMES, RANDOM_MIDDLEGAMES } from './positions.ts';
import { slowPages } from './slowed.ts';

const PORT = Number(process.env.E2E_PORT ?? 4189);
const option = (name: string, otherwise: string): string =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise;
const SLOW = Number(option('slow', '4'));
const TURNS = Number(option('turns', '20'));
const WANTED = option('levels', '4,5,6,7,8').split(',');
/** The milliseconds for a move that New game proposes. */
const TIME = 3000;
const LINES = [MIDDLEGAMES[0]!, RANDOM_MIDDLEGAMES[0]!];

/** How long the workers of the page took to answer, kept by the page itself. */
declare global {
  interface Window {
    taken: number[];
  }
}

/** Makes the page record how long its workers take to answer a question of the game. */
const note = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.taken = [];
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      private readonly asked = new Map<number, number>();

      constructor(...given: ConstructorParameters<typeof Plain>) {
        super(...given);
        this.addEventListener('message', ({ data }: MessageEvent<{ type?: string; id?: number }>) => {
          const asked = this.asked.get(data.id ?? -1);
          if (data.type === 'result' && asked !== undefined) window.taken.push(performance.now() - asked);
        });
      }

      override postMessage(...given: [message: { type?: string; id?: number }]): void {
        const [{ type, id }] = given;
        if (type === 'search' && id !== undefined) this.asked.set(id, performance.now());
        super.postMessage(...given);
      }
    };
  });

/** How far a page counts in a second, to see how slow it really is. */
const count = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let turns = 0;
    for (const end = performance.now() + 1000; performance.now() < end;) turns++;
    return turns;
  });

async function answersOf(level: Level, line: string): Promise<readonly number[]> {
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${PORT}` });
  await note(page);
  const computer = { levels: { yellow: level, blue: level }, moveTime: TIME };
  const names = { yellow: `Computer, level ${level}`, blue: `Computer, level ${level}` };
  await openSeated(new Table(page), 'poron', { line, names, computer });
  await page.waitForFunction(() => window.taken.length > 0); // the worker and the book have been loaded
  const free = await count(page);
  const end = await slowPages(browser, SLOW);
  try {
    factors.push(free / (await count(page)));
    const before = await page.evaluate(() => window.taken.length);
    await page.waitForFunction((most) => window.taken.length > most, before + TURNS, {
      timeout: TURNS * (1000 + 3 * TIME) * 2,
    });
    return await page.evaluate((from) => window.taken.slice(from), before + 1);
  } finally {
    end();
    await page.close();
  }
}

const rounded = (milliseconds: number | undefined): string => (milliseconds ?? NaN).toFixed(0);

await findChromium();
const server = await preview({ preview: { host: '127.0.0.1', port: PORT } });
const browser = await chromium.launch(chromiumOptions());
const factors: number[] = [];
try {
  console.log('| level | answers | median, ms | longest, ms |\n| --- | --- | --- | --- |');
  for (const level of LEVELS.filter((one) => WANTED.includes(String(one)))) {
    const taken: number[] = [];
    for (const line of LINES) taken.push(...(await answersOf(level, line)));
    taken.sort((a, b) => a - b);
    const median = rounded(taken[taken.length >> 1]);
    console.log(`| ${level} | ${taken.length} | ${median} | ${rounded(taken.at(-1))} |`);
  }
  const slowed = factors.reduce((sum, factor) => sum + factor, 0) / factors.length;
  console.log(`asked to be ${SLOW} times slower, the pages were ${slowed.toFixed(1)} times slower`);
} finally {
  await browser.close();
  await server.close();
}
