import { describe, expect, it } from 'vitest';
import { formatPosition, startPosition } from '../../../src/engine/index.ts';
import { createSearcher } from '../../../src/search/index.ts';
import { createAnswering, type Workshop } from '../../../src/store/computer/answering.ts';
import type { Answer, Asked } from '../../../src/store/computer/protocol.ts';
import { variation } from '../../support/games.ts';

const START = formatPosition(startPosition(variation('pastang')));
const RIGHT: Asked = {
  type: 'search',
  id: 7,
  variation: 'pastang',
  position: START,
  earlier: [],
  options: { limits: { depth: 1 } },
};

/** The worker's side, and everything that it has said. */
function answering(workshop: Partial<Workshop> = {}) {
  const said: Answer[] = [];
  return { said, ask: createAnswering((answer) => said.push(answer), workshop) };
}

describe('the worker', () => {
  it('answers a question with what it finds, reporting its progress on the way', () => {
    const { said, ask } = answering();
    ask({ ...RIGHT, options: { limits: { depth: 2 } } });
    expect(said.map(({ type, id }) => [type, id])).toEqual([
      ['info', 7],
      ['info', 7],
      ['result', 7],
    ]);
    expect(said.at(-1)).toMatchObject({ depth: 2, best: expect.stringMatching(/^M[a-f][1-6]-M[a-f][1-6]/) });
  });

  it('considers only the moves that it is given', () => {
    const { said, ask } = answering();
    ask({ ...RIGHT, options: { limits: { depth: 1 }, among: ['Ma2-Ma3'] } });
    expect(said.at(-1)).toMatchObject({ type: 'result', best: 'Ma2-Ma3' });
  });

  it.each([
    ['nothing', undefined, 'shape', null],
    ['a text', 'search', 'shape', null],
    ['no number', { ...RIGHT, id: 'x' }, 'shape', null],
    ['another type', { ...RIGHT, type: 'think' }, 'shape', 7],
    ['more than is asked for', { ...RIGHT, more: 1 }, 'shape', 7],
    ['a level that there is not', { ...RIGHT, options: { limits: {}, level: 9 } }, 'shape', 7],
    ['no number of plies', { ...RIGHT, options: { limits: { depth: Number.NaN } } }, 'shape', 7],
    ['too many lines', { ...RIGHT, options: { limits: {}, lines: 6 } }, 'shape', 7],
    ['a lease that is none', { ...RIGHT, lease: 'https://example.org/' }, 'shape', 7],
    ['too much before', { ...RIGHT, earlier: Array(1000).fill(START) }, 'shape', 7],
    ['an unknown game', { ...RIGHT, variation: 'go' }, 'variation', 7],
    ['a position of another game', { ...RIGHT, variation: 'stikitche' }, 'position', 7],
    ['a wrong position', { ...RIGHT, position: 'x' }, 'position', 7],
    ['a wrong earlier position', { ...RIGHT, earlier: [START, 'x'] }, 'earlier', 7],
    ['a move that is none', { ...RIGHT, options: { limits: {}, among: ['?'] } }, 'among', 7],
    ['a move that is not legal', { ...RIGHT, options: { limits: {}, among: ['Ma1-Ma6'] } }, 'among', 7],
  ])('answers wrong data with an error and goes on: %s', (_, wrongData, wrong, id) => {
    const { said, ask } = answering();
    ask(wrongData);
    expect(said).toMatchObject([{ type: 'error', wrong, id }]);
    ask(RIGHT);
    expect(said.at(-1)).toMatchObject({ type: 'result', id: 7 });
  });

  it('ends a search within 50 ms after its lease is withdrawn, with what it has found', () => {
    let time = 0;
    let isWithdrawn = false;
    const asked: number[] = [];
    const { said, ask } = answering({
      now: () => time,
      holds: () => {
        asked.push(time);
        return !isWithdrawn;
      },
      make: (ruleset) => {
        const searcher = createSearcher(ruleset);
        return {
          ...searcher,
          search: (input, options) => {
            while (options.shouldStop?.() !== true) {
              time += 10;
              if (time === 300) isWithdrawn = true;
            }
            return searcher.search(input, { limits: { depth: 1 } });
          },
        };
      },
    });
    ask({ ...RIGHT, lease: 'blob:1' });
    expect(said.at(-1)?.type).toBe('result');
    expect(time).toBeLessThanOrEqual(350);
    // each look costs something
    expect(asked.length).toBeLessThanOrEqual(12);
  });

  it('does not start with a lease that is not valid', () => {
    const { said, ask } = answering({ holds: () => false });
    ask({ ...RIGHT, lease: 'blob:1' });
    expect(said).toMatchObject([{ type: 'error', id: 7, wrong: 'lease' }]);
  });

  it('answers a search that crashes with an error, and searches with a new searcher after it', () => {
    let made = 0;
    const { said, ask } = answering({
      make: (ruleset) => {
        made++;
        const searcher = createSearcher(ruleset);
        const broken = { ...searcher, search: () => JSON.parse('{') };
        return made === 1 ? broken : searcher;
      },
    });
    ask(RIGHT);
    expect(said).toMatchObject([{ type: 'error', id: 7, wrong: 'search' }]);
    ask(RIGHT);
    expect(said.at(-1)?.type).toBe('result');
  });

  it('keeps its searcher, and with it the memory, as long as the questions are about the same game', () => {
    const made: string[] = [];
    const { ask } = answering({
      make: (ruleset) => {
        made.push(ruleset.variation.id);
        return createSearcher(ruleset);
      },
    });
    const stikitche = formatPosition(startPosition(variation('stikitche')));
    ask(RIGHT);
    ask(RIGHT);
    ask({ ...RIGHT, variation: 'stikitche', position: stikitche });
    expect(made).toEqual(['pastang', 'stikitche']);
  });
});
