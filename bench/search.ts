import { pathToFileURL } from 'node:url';
import { formatPosition, type Position } from '../src/engine/index.ts';
import { createSearcher, type SearchInfo, type Searcher } from '../src/search/index.ts';
import { processorTime } from './processor.ts';
import type { Talk } from './rival/door.ts';
import { poronRows, type Row, smallRows, startOf } from './rows.ts';

/**
 * Nodes per second of processor time at a depth in sixteen fixed positions, the time to depths 4 and 5 from the start
 * of Poron, and the effective branching factor: by how much the nodes grow from one depth to the next. It counts the
 * processor time of this process, so that other load on the machine matters little, and takes the best of several
 * rounds, each with an empty memory. Beside each figure stands what the rival, the search of 21 November 2026, takes to
 * the same depth. Arguments: depth, rounds. With a depth, only the thirteen positions of Poron are searched, and to
 * that depth.
 */
const [depthGiven, rounds = 3] = process.argv.slice(2).map(Number);

/** The greatest depth of the searches that warm up the compiler. */
const WARM_DEPTH = 6;

const rows = depthGiven === undefined ? [...poronRows(6), ...smallRows(8)] : poronRows(depthGiven);

/** The cost of a search to a depth: processor time in ms, nodes, and the nodes after each depth. */
interface Measure {
  readonly ms: number;
  readonly nodes: number;
  readonly byDepth: readonly number[];
}

function measure(searcher: Searcher, position: Position, depth: number): Measure {
  searcher.forget();
  const byDepth: number[] = [];
  const note = (info: SearchInfo): void => {
    byDepth[info.depth] ??= info.nodes;
  };
  const before = processorTime();
  const { nodes } = searcher.search({ position, earlier: [] }, { limits: { depth }, onInfo: note });
  return { ms: processorTime() - before, nodes, byDepth };
}

/** The best of several rounds, after one round that warms up the compiler. */
function bestRound<Round extends { readonly ms: number }>(
  run: (depth: number) => Round,
  depth: number,
): Round {
  run(depthGiven === undefined ? depth : Math.min(depth, WARM_DEPTH));
  return Array.from({ length: rounds }, () => run(depth)).reduce((best, round) =>
    round.ms < best.ms ? round : best,
  );
}

function bestOf(position: Position, depth: number): Measure {
  const searcher = createSearcher(position.ruleset);
  return bestRound((to) => measure(searcher, position, to), depth);
}

/** The rival (`bench/rival`), loaded from beside the bundle that this file becomes. */
const { createTalk }: { createTalk: () => Talk } = await import(pathToFileURL('bench/rival/rival.mjs').href);

/** The cost for the rival: processor time in ms, and nodes. */
function rivalTo({ position, depth }: Row): { readonly ms: number; readonly nodes: number } {
  const talk = createTalk();
  talk(`setoption name Variation value ${position.ruleset.variation.id}`);
  talk(`position line ${formatPosition(position)}`);
  return bestRound((to) => {
    talk('ucinewgame');
    const before = processorTime();
    const [info = ''] = talk(`go depth ${to}`);
    return { ms: processorTime() - before, nodes: Number(/ nodes (\d+)/.exec(info)?.[1]) };
  }, depth);
}

const line = (cells: readonly string[]): string =>
  cells.map((cell, column) => (column === 0 ? cell.padEnd(24) : cell.padStart(12))).join('');

console.log(`\nsearch on one core, processor time, best of ${rounds} rounds`);
console.log(
  line(['', 'depth', 'k nodes', 'ms', 'k nodes/s', 'branching', 'rival: ms', 'k nodes/s', 'ratio']),
);
let shares = 0;
const speeds: number[] = [];
for (const row of rows) {
  const { name, position, depth } = row;
  const { ms, nodes, byDepth } = bestOf(position, depth);
  const last = byDepth.length - 1;
  const rival = rivalTo(row);
  shares += Math.log(ms / rival.ms);
  if (name.includes('middlegame')) speeds.push(nodes / ms);
  const growth = last > 2 ? ((byDepth[last]! / byDepth[2]!) ** (1 / (last - 2))).toFixed(2) : '–';
  console.log(
    line([
      name,
      String(last),
      (nodes / 1000).toFixed(0),
      ms.toFixed(0),
      (nodes / ms).toFixed(0),
      growth,
      rival.ms.toFixed(0),
      (rival.nodes / rival.ms).toFixed(0),
      (ms / rival.ms).toFixed(2),
    ]),
  );
}
const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
console.log(`the ${speeds.length} middlegames: ${mean.toFixed(0)} k nodes/s as the mean`);
console.log(`time to a depth, geometric mean: ${Math.exp(shares / rows.length).toFixed(2)} of the rival’s`);
for (const depth of depthGiven === undefined ? [4, 5] : []) {
  const { ms } = bestOf(startOf('poron'), depth);
  console.log(`poron: start to depth ${depth} in ${ms.toFixed(0)} ms`);
}
