/**
 * Checks the budgets of a first load: all JavaScript, gzipped, that the built site requests at once at the start page,
 * and what it requests when a visit begins at the table. Then the cabinet: what its page adds to the table's scripts,
 * and what each game adds to that, including its words.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipped, loadedWith } from './loaded.mjs';

const START_BUDGET = 120_000;
const TABLE_BUDGET = 170_000;
const NOTICE_BUDGET = 5_000;
const SHELF_BUDGET = 20_000;
const GAME_BUDGET = 25_000;

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

/** Lists what loads with some files, and says whether it is within a budget. */
function hold(name, files, budget, here = []) {
  const sizes = loadedWith(files)
    .filter((file) => !here.includes(file))
    .map((file) => ({ file, bytes: gzipped(file) }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${file}`);
  console.log(
    `${(total / 1000).toFixed(1).padStart(8)} kB of JavaScript for ${name}, gzip; at most ${budget / 1000} kB\n`,
  );
  if (total > budget) process.exitCode = 1;
}

hold('the first load of the start page', [...first, ...start], START_BUDGET);
hold('the first load of the table', [...first, ...house], TABLE_BUDGET);

/** What games with somebody elsewhere need is loaded only when wanted: their keys, and the client of the broker. */
const APART = /jikaida live 1|mqtt/i;
const needed = readdirSync('dist/assets').filter(
  (file) => file.endsWith('.js') && APART.test(readFileSync(inDist(`assets/${file}`), 'utf8')),
);
if (needed.length < 2) throw new Error('no part needs the keys of live games: the check has lost its object');
for (const file of loadedWith([...first, ...start, ...house]).filter((one) =>
  needed.includes(path.basename(one)),
)) {
  console.log(`${file} loads at once, and is needed for live games alone`);
  process.exitCode = 1;
}

/**
 * The code that keeps the page available without a network loads at the start page, too, and must not load the rest of
 * the house.
 */
const notices = readdirSync('dist/assets').filter((file) => /^UpdateNotice-.*\.js$/.test(file));
if (notices.length !== 1)
  throw new Error('no part of its own tells of a new version: the check has lost its object');
const atStart = loadedWith([...first, ...start]);
hold(
  'the notice of a new version',
  notices.map((file) => inDist(`assets/${file}`)),
  NOTICE_BUDGET,
  atStart,
);

/** The shelf, and the files to which it refers for a game and its words. */
const shelf = readdirSync('dist/assets').filter((file) => /^CabinetWithSound-.*\.js$/.test(file));
if (shelf.length !== 1) throw new Error('the built site has no shelf: the check has lost its object');
const shelfFiles = shelf.map((file) => inDist(`assets/${file}`));
const atTable = loadedWith([...first, ...house]);
hold('the shelf of the cabinet', shelfFiles, SHELF_BUDGET, atTable);
const withShelf = loadedWith(shelfFiles);
const code = withShelf
  .filter((file) => !atTable.includes(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
/** The files that the shelf loads for a file name in the folders of games, by folder. */
const namedIn = (file) =>
  new Map(
    [...code.matchAll(new RegExp(`${file}\\.ts["'\`]:.*?import\\(\`\\./([^\`]+)\`\\)`, 'g'))].map(
      ([, folder = '', name]) => [folder, inDist(`assets/${name}`)],
    ),
  );
const [games, words] = [namedIn('["\'`]\\./(\\w+)/game'), namedIn('/(\\w+)/words/game')];
if (games.size === 0) throw new Error('the shelf names no game: the check has lost its object');
for (const [folder, file] of games) {
  const spoken = words.get(folder);
  if (spoken === undefined) throw new Error(`the shelf names no words for ${folder}`);
  hold(folder, [file, spoken], GAME_BUDGET, [...atTable, ...withShelf]);
}
