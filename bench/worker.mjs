/** The size of the page's search worker as shipped: built like the site, with everything that it imports. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { gzipped, loadedWith } from '../scripts/loaded.mjs';

const outDir = mkdtempSync(path.resolve('node_modules/.cache/worker-'));
try {
  await build({ logLevel: 'warn', build: { outDir } });
  const assets = path.join(outDir, 'assets');
  const workers = readdirSync(assets).filter((file) => /^searchWorker-.*\.js$/.test(file));
  if (workers.length !== 1) throw new Error(`expected one worker that searches, found ${workers.length}`);
  const files = loadedWith(workers.map((file) => path.join(assets, file)));
  const raw = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const packed = files.reduce((sum, file) => sum + gzipped(file), 0);
  console.log(
    `\nthe worker that searches: ${(raw / 1000).toFixed(1)} kB, ${(packed / 1000).toFixed(1)} kB gzip`,
  );
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
