import { formatJkn, parseJkn, plainLines, readGames, splitGames } from '../src/game/jkn/index.ts';
import { lineFrom } from '../src/game/tree/index.ts';
import played from '../tests/fixtures/played.jkn?raw';

/**
 * How many games in records are found, read and written per second, and how much memory the games take once read. The
 * text is the fixture repeated several times: games of all variations by random and greedy players.
 */
const COPIES = 20;
const ROUNDS = 5;

const text = `${played}\n`.repeat(COPIES);
const { games } = parseJkn(text);
const trees = games.flatMap(({ tree }) => (tree === null ? [] : [tree]));
const turns = trees.reduce((sum, tree) => sum + lineFrom(tree).length, 0);

/** The best of several times, in seconds. */
function best(work: () => void): number {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    work();
    least = Math.min(least, performance.now() - began);
  }
  return least / 1000;
}

const exhaust = (items: Iterable<unknown>): number => Array.from(items, () => 0).length;

const found = best(() => exhaust(splitGames(plainLines(text))));
const read = best(() => exhaust(readGames(text)));
const written = best(() => formatJkn(trees));

/** The bytes in use after a garbage collection, if Node allows one. */
function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
const before = heap();
const held = parseJkn(text);
const taken = heap() - before;

const line = (name: string, seconds: number): string =>
  [
    name.padEnd(30),
    (games.length / seconds).toFixed(0).padStart(13),
    (turns / seconds / 1000).toFixed(0).padStart(13),
    (text.length / seconds / 1e6).toFixed(2).padStart(13),
  ].join('');

console.log(
  `\nrecords on one core, best of ${ROUNDS} rounds: ${games.length} games, ${turns} turns, ${(text.length / 1e6).toFixed(1)} MB`,
);
console.log(`${''.padEnd(30)}${['games/s', 'k turns/s', 'MB/s'].map((unit) => unit.padStart(13)).join('')}`);
console.log(line('found, with their tags', found));
console.log(line('read, every move checked', read));
console.log(line('written', written));
console.log(
  `memory of ${held.games.length} games read: ${(taken / 1e6).toFixed(1)} MB, ${(taken / turns).toFixed(0)} bytes a turn`,
);
