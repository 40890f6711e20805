import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { findVariation, parsePosition, rulesetOf, type Position } from '../src/engine/index.ts';
import { createCommon, createHelper, createSearcher, type Common } from '../src/search/index.ts';
import { MIDDLEGAMES, RANDOM_MIDDLEGAMES } from './positions.ts';

/**
 * How much sooner threads that search together come to a depth than one does, in the twelve middlegames, with empty memory.
 * Time is wall-clock time, so that the machine must be quiet and have as many free cores. Each position is searched in
 * turn by one thread and by all; of the rounds the geometric mean counts. Arguments: depth, rounds, threads.
 */
const [depth = 8, rounds = 3, threads = 2] = process.argv.slice(2).map(Number);

/** The table has 2 to the power of this many entries, as on the page. */
const BITS = 19;

const poron = findVariation('poron')!;
const positions: readonly Position[] = [...MIDDLEGAMES, ...RANDOM_MIDDLEGAMES].map((line) => {
  const read = parsePosition(poron, line);
  if (!read.ok) throw new Error(`bad position in the benchmark: ${read.error.code}`);
  return read.value;
});

/** What a helper is told. */
interface Told {
  readonly at: number;
  readonly together: number;
}

function help(): void {
  const common: Common = workerData;
  const helper = createHelper(rulesetOf(poron), common);
  parentPort?.on('message', ({ at, together }: Told) => {
    helper.help(together, { position: positions[at]!, earlier: [] }, { limits: { depth } });
  });
  parentPort?.postMessage('here', []);
}

async function measure(): Promise<void> {
  const common = createCommon(BITS);
  const helpers = await Promise.all(Array.from({ length: threads - 1 }, () => hire(common)));
  const alone = createSearcher(rulesetOf(poron));
  const crew = createSearcher(rulesetOf(poron), { common });
  let together = 0;

  /** Milliseconds to a depth. */
  const time = (at: number, to: number, isAlone: boolean): number => {
    const searcher = isAlone ? alone : crew;
    const limits = { depth: to };
    searcher.forget();
    together++;
    if (!isAlone) for (const helper of helpers) helper.postMessage({ at, together } satisfies Told, []);
    const began = performance.now();
    searcher.search({ position: positions[at]!, earlier: [] }, isAlone ? { limits } : { limits, together });
    return performance.now() - began;
  };
  /** Once less deeply, so that the compiler is warm on both sides. */
  for (const at of positions.keys()) for (const isAlone of [true, false]) time(at, depth - 2, isAlone);

  console.log(`\ntime to depth ${depth}, ms, geometric mean of ${rounds} rounds in turn`);
  const ratios = [...positions.keys()].map((at) => {
    const [one, all]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      one.push(time(at, depth, true));
      all.push(time(at, depth, false));
    }
    const [mean, quicker] = [meanOf(one), meanOf(all)];
    console.log(
      `poron: middlegame ${at + 1}: one thread ${mean.toFixed(0)}, ${threads} threads ${quicker.toFixed(0)}, ratio ${(quicker / mean).toFixed(2)}`,
    );
    return quicker / mean;
  });
  console.log(`${threads} threads take ${meanOf(ratios).toFixed(3)} of the time of one, geometric mean`);
  await Promise.all(helpers.map((helper) => helper.terminate()));
}

const meanOf = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

async function hire(common: Common): Promise<Worker> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: common });
  await new Promise((resolve) => worker.once('message', resolve));
  return worker;
}

if (isMainThread) await measure();
else help();
