/**
 * Holds the play page to Lighthouse's mobile preset: at least 95 for performance, 100 for accessibility, best
 * practices and search. Builds and serves the site compressed, as any host does (`vite preview` does not). Lighthouse
 * itself is fetched by npx; CHROME_PATH names the browser.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
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
/** Fonts and pictures are compressed already. */
const PACKED = new Set(['.png', '.woff2']);

/** Serves dist as a static host would: compressed, and with files that may be kept since their names have a hash. */
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

/** Runs Lighthouse on an address and answers its report. */
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
        `--only-categories=${Object.keys(LEAST).join(',')}`,
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

await build({ logLevel: 'warn' });
const server = await serve();
try {
  const { categories, audits } = await examine(`http://127.0.0.1:${server.address().port}/`);
  for (const [id, least] of Object.entries(LEAST)) {
    const score = Math.round(categories[id].score * 100);
    console.log(`${String(score).padStart(4)}  ${categories[id].title}, at least ${least}`);
    if (score >= least) continue;
    process.exitCode = 1;
    for (const { id: audit, weight } of categories[id].auditRefs)
      if (weight > 0 && audits[audit].score !== null && audits[audit].score < 1)
        console.log(
          `        ${audits[audit].title}: ${audits[audit].displayValue ?? audits[audit].description}`,
        );
  }
  for (const id of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ])
    console.log(`      ${audits[id].title}: ${audits[id].displayValue}`);
} finally {
  server.close();
}
