/** Holds the budget of the first load: all JavaScript that the page of the built site asks for at once, gzipped. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipped, loadedWith } from './loaded.mjs';

const BUDGET = 170_000;

const html = readFileSync('dist/index.html', 'utf8');
const first = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) =>
  path.join('dist', file),
);
if (first.length === 0) throw new Error('the built page asks for no script: the check has lost its object');

const sizes = loadedWith(first).map((file) => ({ file, bytes: gzipped(file) }));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { file, bytes } of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${file}`);
console.log(
  `${(total / 1000).toFixed(1).padStart(8)} kB of JavaScript at first load, gzip; at most ${BUDGET / 1000} kB`,
);
if (total > BUDGET) process.exitCode = 1;
