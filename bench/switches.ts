import { createSearcher, type Searcher } from '../src/search/index.ts';
import { ALL_ON, type Switches } from '../src/search/switches.ts';
import { processorTime } from './processor.ts';
import { poronRows, type Row, smallRows } from './rows.ts';

/**
 * What each part of the search contributes on the way to a depth: nodes and processor time without it, as ratios to the
 * search with all parts. The ratios are geometric means over the start and twelve middlegames of Poron, and over the
 * starts of the small games. Memory is empty at the start of each search. A search without a part is given up after
 * `MOST` times the nodes of the whole search; the ratios are then reported as lower bounds. What is saved may cost
 * playing strength, which only matches show (`npm run rival -- … off=NAME against=self`). Arguments: depth of Poron,
 * depth of the small games, rounds, names of parts.
 */
const [depth = 6, smallDepth = 8, rounds = 1] = process.argv.slice(2, 5).map(Number);
const wanted = process.argv.slice(5);
const MOST = 10;

/** The parts that have no effect in a search to a depth with the weights. */
const ELSEWHERE: ReadonlySet<string> = new Set(['network', 'mates']);
const ACTING = Object.keys(ALL_ON).filter((name) => !ELSEWHERE.has(name));
const unknown = wanted.find((name) => !ACTING.includes(name));
if (unknown !== undefined) {
  console.error(`“${unknown}” is no part that acts here; these do: ${ACTING.join(', ')}`);
  process.exit(2);
}
const NAMES = wanted.length === 0 ? ACTING : wanted;

/** The search with which one without a part is compared. Without the table no position has a table move. */
const wholeOf = (name: string): Switches => (name === 'table' ? { ...ALL_ON, unknown: false } : ALL_ON);

/** Nodes and milliseconds of processor time, and whether the search was given up. */
interface Measure {
  readonly nodes: number;
  readonly ms: number;
  readonly isGivenUp: boolean;
}

function measure(searcher: Searcher, { position, depth: to }: Row, most: number): Measure {
  searcher.forget();
  const before = processorTime();
  const found = searcher.search({ position, earlier: [] }, { limits: { depth: to, nodes: most } });
  return { nodes: found.nodes, ms: processorTime() - before, isGivenUp: found.depth < to };
}

/** By name, the logarithms of the ratios in each position. */
interface Ratios {
  readonly nodes: number[];
  readonly ms: number[];
  isLeast: boolean;
}

function ratiosOf(rows: readonly Row[]): ReadonlyMap<string, Ratios> {
  const ratios = new Map<string, Ratios>(NAMES.map((name) => [name, { nodes: [], ms: [], isLeast: false }]));
  for (const row of rows) {
    const { ruleset } = row.position;
    measure(createSearcher(ruleset), row, Infinity); // warms up the compiler
    for (const name of NAMES) {
      const whole = createSearcher(ruleset, { switches: wholeOf(name) });
      const without = createSearcher(ruleset, { switches: { ...wholeOf(name), [name]: false } });
      const noted = ratios.get(name)!;
      for (let round = 0; round < rounds; round++) {
        const all = measure(whole, row, Infinity);
        const some = measure(without, row, MOST * all.nodes);
        noted.nodes.push(Math.log(some.nodes / all.nodes));
        noted.ms.push(Math.log(some.ms / all.ms));
        noted.isLeast ||= some.isGivenUp;
        if (some.isGivenUp) break;
      }
    }
  }
  return ratios;
}

const meanOf = (logs: readonly number[]): string =>
  Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length).toFixed(2);

const told = ({ nodes, ms, isLeast }: Ratios): string => {
  const least = isLeast ? '≥ ' : '';
  return `${least}${meanOf(nodes)} | ${least}${meanOf(ms)}`;
};

const poron = ratiosOf(poronRows(depth));
const small = ratiosOf(smallRows(smallDepth));
console.log(
  `\n| without | Poron to depth ${depth}: nodes | time | small games to ${smallDepth}: nodes | time |`,
);
console.log('| --- | --- | --- | --- | --- |');
for (const name of NAMES)
  console.log(`| \`${name}\` | ${told(poron.get(name)!)} | ${told(small.get(name)!)} |`);
