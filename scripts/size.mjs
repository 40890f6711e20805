/** Holds the budget of the first load: all JavaScript that the page of the built site asks for at once, gzipped. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 170_000;

const html = readFileSync('dist/index.html', 'utf8');
const first = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) =>
  path.join('dist', file),
);
if (first.length === 0) throw new Error('the built page asks for no script: the check has lost its object');

const seen = new Set();
/** Static imports load with the file that names them. */
function add(file) {
  if (seen.has(file)) return;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, target = ''] of code.matchAll(
    /(?:^|[;}\s])(?:import|export)\s*(?:[^'"();]*?from)?\s*["'](\.[^"']+\.js)["']/g,
  ))
    add(path.join(path.dirname(file), target));
}
for (const file of first) add(file);

const sizes = [...seen].map((file) => ({ file, bytes: gzipSync(readFileSync(file)).length }));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { file, bytes } of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${file}`);
console.log(
  `${(total / 1000).toFixed(1).padStart(8)} kB of JavaScript at first load, gzip; at most ${BUDGET / 1000} kB`,
);
if (total > BUDGET) process.exitCode = 1;
