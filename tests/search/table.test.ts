import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { assert, constantFrom, integer, pre, property } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { BOUND, bytesOfTable, TranspositionTable } from '../../src/search/table.ts';

const word32 = integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const small = integer({ min: -32_768, max: 32_767 });

test('what is stored is found again as it was, in memory of its own and in memory that is shared', () => {
  assert(
    property(
      word32,
      word32,
      word32.filter((move) => move !== 0),
      small,
      small,
      integer({ min: 0, max: 255 }),
      constantFrom(BOUND.atLeast, BOUND.atMost, BOUND.exact),
      (low, high, move, score, worth, depth, bound) => {
        for (const memory of [undefined, new SharedArrayBuffer(bytesOfTable(4))]) {
          const table = new TranspositionTable(4, memory);
          expect(table.probe(low, high)).toBe(false);
          table.store(low, high, move, score, worth, depth, bound);
          expect(table.probe(low, high)).toBe(true);
          expect(table).toMatchObject({ move, score, worth, depth, bound });
          expect(table.probe(low, high ^ 1)).toBe(false);
        }
      },
    ),
  );
});

test('an entry with a word written by another thread is not found', () => {
  assert(
    property(integer({ min: 0, max: 3 }), word32, word32, word32, (word, low, high, other) => {
      const memory = new SharedArrayBuffer(bytesOfTable(1));
      const table = new TranspositionTable(1, memory);
      table.store(low, high, 77, 5, 6, 7, BOUND.exact);
      const words = new Int32Array(memory);
      const at = words.findIndex((value) => value !== 0) & ~3;
      pre(words[at + word] !== other);
      words[at + word] = other;
      expect(table.probe(low, high)).toBe(false);
    }),
  );
});

test('threads that write to one table at once never find an entry whose parts do not belong together', async () => {
  const bits = 1;
  const memory = new SharedArrayBuffer(bytesOfTable(bits));
  const hammers = [1, 2].map(async (seed) => {
    const worker = new Worker(new URL('../support/hammer.mjs', import.meta.url), {
      workerData: { bits, memory, seed, rounds: 1_500_000 },
    });
    const [told]: { readonly found: number; readonly wrong: number }[] = await once(worker, 'message');
    await worker.terminate();
    return told!;
  });
  for (const { found, wrong } of await Promise.all(hammers)) {
    expect(found).toBeGreaterThan(1000);
    expect(wrong).toBe(0);
  }
});

test('memory in which nothing can stand is not filled when it is emptied, since that takes seconds for a large one', () => {
  const fill = vi.spyOn(Int32Array.prototype, 'fill');
  const table = new TranspositionTable(4);
  table.clear();
  expect(fill).not.toHaveBeenCalled();
  table.grow();
  table.store(1, 2, 77, 5, 6, 7, BOUND.exact);
  table.clear();
  expect(table.probe(1, 2)).toBe(false);
  // what somebody else may have written to
  new TranspositionTable(4, new SharedArrayBuffer(bytesOfTable(4))).clear();
  expect(fill).toHaveBeenCalledTimes(2);
  fill.mockRestore();
});
