import { parentPort, workerData } from 'node:worker_threads';
import { randomIntegers } from '../../src/search/random.ts';
import { BOUND, TranspositionTable } from '../../src/search/table.ts';

/**
 * A thread that stores and looks up in a table that others write to, with few places for many keys. Whatever it stores
 * follows from the key and the score, and a move names its key, so that every entry shows whether its parts belong
 * together.
 */
interface Hammer {
  readonly bits: number;
  readonly memory: SharedArrayBuffer;
  readonly seed: number;
  readonly rounds: number;
}

/** A power of 2. */
const KEYS = 4;

const mix = (a: number, b: number): number => Math.imul(a ^ (b >>> 3), 0x9e3779b1) ^ b;
const worthOf = (high: number, score: number): number => mix(score, high) >> 17;
const depthOf = (high: number, score: number): number => (mix(high, score) >>> 3) & 255;

const { bits, memory, seed, rounds }: Hammer = workerData;
const table = new TranspositionTable(bits, memory);
const next = randomIntegers(seed);
let [found, wrong] = [0, 0];
for (let round = 0; round < rounds; round++) {
  // all threads use the same keys
  const key = next() & (KEYS - 1);
  const low = Math.imul(key + 1, 0x2545f491);
  const high = Math.imul(key + 1, 0x6c078965);
  if (table.probe(low, high)) {
    found++;
    const { move, score, worth, depth, bound } = table;
    const isOwn = move === 0 || (move & (KEYS - 1)) === key;
    if (!isOwn || worth !== worthOf(high, score) || depth !== depthOf(high, score) || bound !== BOUND.exact)
      wrong++;
  }
  const drawn = next();
  const score = drawn >> 16;
  const move = (drawn & 1) === 0 ? 0 : (drawn & ~(KEYS - 1)) | key;
  table.store(low, high, move, score, worthOf(high, score), depthOf(high, score), BOUND.exact);
}
parentPort?.postMessage({ found, wrong }, []);
