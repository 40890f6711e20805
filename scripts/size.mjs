/**
 * Holds the budgets of a first load: all JavaScript, gzipped, that the built site asks for at once at the start page,
 * and what it asks for where a visit begins at the table.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipped, loadedWith } from './loaded.mjs';

const START_BUDGET = 120_000;
const TABLE_BUDGET = 170_000;

const html = readFileSync('dist/index.html', 'utf8');
const inDist = (file) => path.join('dist', file);
const first = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) => inDist(file));
const named = (part) =>
  (new RegExp(`data-${part}="([^"]+)"`).exec(html)?.[1] ?? '')
    .split(' ')
    .filter((file) => file.endsWith('.js'))
    .map(inDist);
const [start, house] = [named('start'), named('house')];
if (first.length === 0 || start.length === 0 || house.length === 0)
  throw new Error('the built page asks for no script: the check has lost its object');

/** Lists what loads with some files, and says whether it keeps a budget. */
function hold(name, files, budget) {
  const sizes = loadedWith(files).map((file) => ({ file, bytes: gzipped(file) }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${file}`);
  console.log(
    `${(total / 1000).toFixed(1).padStart(8)} kB of JavaScript at first load of ${name}, gzip; at most ${budget / 1000} kB\n`,
  );
  if (total > budget) process.exitCode = 1;
}

hold('the start page', [...first, ...start], START_BUDGET);
hold('the table', [...first, ...house], TABLE_BUDGET);
