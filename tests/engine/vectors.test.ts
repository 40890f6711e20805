import { describe, expect, test } from 'vitest';
import {
  findVariation,
  formatPosition,
  parsePosition,
  perft,
  startPosition,
} from '../../src/engine/index.ts';
import { positionOf } from '../support/arbitrary.ts';
import { budget } from '../support/budget.ts';
import { CASES, COUNTS, hold, LARGE_CASES, LARGE_COUNTS, type Program } from '../support/cases.ts';
import { movesText, outcomeText, playText, recordsText } from '../support/compare.ts';
import { variationOf } from '../support/grid.ts';

const ENGINE: Program = {
  // the fault may be in the id
  start: (id) => (findVariation(id) === undefined ? '' : formatPosition(startPosition(variationOf(id)))),
  moves: (id, line) => movesText(positionOf(id, line)),
  records: (id, line) => recordsText(positionOf(id, line)),
  outcome: (id, line) => outcomeText(positionOf(id, line)),
  play: (id, line, move) => playText(positionOf(id, line), move),
  isValid: (id, line) => {
    const variation = findVariation(id);
    return variation !== undefined && (line === '' || parsePosition(variation, line).ok);
  },
};

describe('the hand-made cases', () => {
  test('all of them are read', () => expect([CASES.length, LARGE_CASES.length]).toEqual([202, 220]));

  test.each([...CASES, ...LARGE_CASES])('line $line, $variation: $reason', (row) => {
    const { found, wanted } = hold(ENGINE, row);
    expect(found).toEqual(wanted);
  });
});

describe('numbers of move sequences, counted by two independent programs', () => {
  test('all of them are read', () => expect([COUNTS.length, LARGE_COUNTS.length]).toEqual([35, 40]));

  test.each([...COUNTS, ...LARGE_COUNTS].filter(({ count }) => count <= budget(Infinity, 40_000, 1_000_000)))(
    '$variation to depth $depth: $count',
    ({ variation, depth, count }) => {
      expect(perft(startPosition(variationOf(variation)), depth)).toBe(count);
    },
  );
});
