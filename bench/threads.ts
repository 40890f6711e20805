import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { findVariation, parsePosition, rulesetOf, type Position } from '../src/engine/index.ts';
import { createCommon, createHelper, createSearcher, type Common } from '../src/search/index.ts';
import played from './played.txt?raw';

/**
 * How much sooner several threads that search together reach a depth than one thread does, with empty memory, in
 * positions of Poron that occurred in play: from 60 games against the rival, four positions each, without those in
 * which a side was far ahead. Time is wall-clock time, so the machine must be quiet and have enough free cores. Each
 * position is searched in turn by one thread and by all; the result is the geometric mean over rounds and positions.
 * How threads interact is up to chance: in a single position the ratio may be anything from a third to three, so many
 * positions are needed. Arguments: depth, rounds, threads.
 */
const [depth = 8, rounds = 1, threads = 2] = process.argv.slice(2).map(Number);

/** The table has two to the power of this many entries, as on the page. */
const BITS = 19;

const WARMING = 40;

const poron = findVariation('poron')!;
const positions: readonly Position[] = played
  .trim()
  .split('\n')
  .map((line) => {
    const read = parsePosition(poron, line);
    if (!read.ok) throw new Error(`bad position in the benchmark: ${read.error.code}`);
    return read.value;
  });

/** The message to a helper. */
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

  /** The milliseconds to a depth. */
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
  /** Searches some of them first, one ply less deeply, so that the compiler is warm on both sides. */
  for (let at = 0; at < WARMING; at++) for (const isAlone of [true, false]) time(at, depth - 1, isAlone);

  const [one, all]: [number[], number[]] = [[], []];
  for (const at of positions.keys()) {
    const [slow, quick]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      slow.push(time(at, depth, true));
      quick.push(time(at, depth, false));
    }
    one.push(meanOf(slow));
    all.push(meanOf(quick));
  }
  const ratios = all.map((ms, at) => ms / one[at]!);
  const sorted = ratios.toSorted((a, b) => a - b);
  const [quarter, threeQuarters] = [0.25, 0.75].map((part) => sorted[Math.floor(part * sorted.length)]!);
  console.log(
    `\nto depth ${depth} in ${ratios.length} positions of Poron: one thread ${meanOf(one).toFixed(0)} ms, ` +
      `${threads} threads ${meanOf(all).toFixed(0)} ms, geometric means`,
  );
  console.log(
    `${threads} threads take ${meanOf(ratios).toFixed(3)} ± ${marginOf(ratios).toFixed(3)} of the time of one (95 %); ` +
      `half of the positions ${quarter!.toFixed(2)} to ${threeQuarters!.toFixed(2)}; ` +
      `all together ${(sumOf(all) / sumOf(one)).toFixed(3)}`,
  );
  await Promise.all(helpers.map((helper) => helper.terminate()));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const meanOf = (values: readonly number[]): number => Math.exp(sumOf(values.map(Math.log)) / values.length);

/** The margin of error, by chance alone, of their geometric mean. */
function marginOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const spread = sumOf(values.map((value) => Math.log(value / mean) ** 2));
  return (1.96 * mean * Math.sqrt(spread)) / values.length;
}

async function hire(common: Common): Promise<Worker> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: common });
  await new Promise((resolve) => worker.once('message', resolve));
  return worker;
}

if (isMainThread) await measure();
else help();
