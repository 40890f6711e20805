/**
 * Checks the start page and the table with Lighthouse's mobile preset, each by the medians of several runs: at least 98
 * and 95 for performance, a blocking time below 150 ms on the start page, and 100 for accessibility, best practices and
 * search. Builds the site and serves it compressed, as any host does (`vite preview` does not). Lighthouse itself is
 * fetched by npx; CHROME_PATH names the browser. `--runs=3` for a number of runs other than five, `--page=table` for
 * only one page.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const BEST = { accessibility: 100, 'best-practices': 100, seo: 100 };
/** The pages, with their least scores, and the upper limits of their timings in milliseconds. */
const PAGES = [
  {
    name: 'start',
    address: '/',
    least: { performance: 98, ...BEST },
    most: { 'total-blocking-time': 150 },
  },
  { name: 'table', address: '/#/play', least: { performance: 95, ...BEST }, most: {} },
];
/** What is reported in addition to the scores. */
const TOLD = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const option = (name, otherwise) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise;
const RUNS = Number(option('runs', 5));
const ONLY = option('page', null);
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
/** Fonts and pictures are already compressed. */
const PACKED = new Set(['.png', '.woff2']);

/** Serves dist as a static host would: compressed, and with caching for files that have a hash in their names. */
async function serve() {
  const root = path.resolve('dist');
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.join(root, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const ending = path.extname(file);
    const content = readFileSync(file);
    response.setHeader('content-type', TYPES[ending] ?? 'application/octet-stream');
    response.setHeader(
      'cache-control',
      pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    );
    if (PACKED.has(ending)) response.end(content);
    else response.setHeader('content-encoding', 'gzip').end(gzipSync(content));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Runs Lighthouse on an address, and returns its report. */
async function examine(url) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const report = path.join(folder, 'report.json');
  try {
    const run = spawn(
      'npx',
      [
        '--yes',
        'lighthouse@12.8.2',
        url,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        `--only-categories=${['performance', ...Object.keys(BEST)].join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    const [status] = await once(run, 'exit');
    if (status !== 0) throw new Error(`Lighthouse ended with status ${status}`);
    return JSON.parse(readFileSync(report, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The audits that keep a run from the full score of a category. */
function shortfalls({ categories, audits }, id) {
  return categories[id].auditRefs
    .map(({ id: audit, weight }) => ({ ...audits[audit], weight }))
    .filter(({ weight, score }) => weight > 0 && score !== null && score < 1)
    .map(({ title, displayValue, description }) => `        ${title}: ${displayValue ?? description}`);
}

/** Prints one line of the results; a value that misses its bound makes the run fail. */
function tell(value, title, isKept, bound, runs) {
  if (!isKept) process.exitCode = 1;
  console.log(
    `${String(value).padStart(7)}  ${title}${bound}${isKept ? '' : ': MISSED'} (${runs.join(' ')})`,
  );
}

/** Prints the medians of a page's reports, and whether they are within its bounds. */
function judge({ name, least, most }, reports) {
  console.log(`${name}, medians of ${reports.length} runs`);
  for (const [id, bound] of Object.entries(least)) {
    const scores = reports.map(({ categories }) => Math.round(categories[id].score * 100));
    const score = median(scores);
    tell(score, reports[0].categories[id].title, score >= bound, `, at least ${bound}`, scores);
    if (score < bound) console.log(shortfalls(reports.at(-1), id).join('\n'));
  }
  for (const id of TOLD) {
    const values = reports.map(({ audits }) => Number(audits[id].numericValue.toPrecision(4)));
    const value = median(values);
    const bound = most[id];
    const words = bound === undefined ? '' : `, below ${bound}`;
    tell(value, reports[0].audits[id].title, bound === undefined || value < bound, words, values);
  }
}

await build({ logLevel: 'warn' });
const server = await serve();
try {
  for (const page of PAGES) {
    if (ONLY !== null && page.name !== ONLY) continue;
    const reports = [];
    for (let run = 0; run < RUNS; run++)
      // one after the other, so that they do not disturb each other
      reports.push(await examine(`http://127.0.0.1:${server.address().port}${page.address}`));
    judge(page, reports);
  }
} finally {
  server.close();
}
