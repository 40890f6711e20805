import { describe, expect, test } from 'vitest';
import { formatPosition, parsePosition, perft, startPosition } from '../../src/engine/index.ts';
import { positionOf } from '../support/arbitrary.ts';
import { budget } from '../support/budget.ts';
import { CASES, COUNTS, hold, type Program } from '../support/cases.ts';
import { movesText, outcomeText, playText, recordsText } from '../support/compare.ts';
import { variationOf } from '../support/grid.ts';

const ENGINE: Program = {
  start: (id) => formatPosition(startPosition(variationOf(id))),
  moves: (id, line) => movesText(positionOf(id, line)),
  records: (id, line) => recordsText(positionOf(id, line)),
  outcome: (id, line) => outcomeText(positionOf(id, line)),
  play: (id, line, move) => playText(positionOf(id, line), move),
  isValid: (id, line) => parsePosition(variationOf(id), line).ok,
};

describe('the hand-made cases', () => {
  test('all of them are read', () => expect(CASES).toHaveLength(202));

  test.each(CASES)('line $line, $variation: $reason', (row) => {
    const { found, wanted } = hold(ENGINE, row);
    expect(found).toEqual(wanted);
  });
});

describe('numbers of move sequences, counted by two independent programs', () => {
  test('all of them are read', () => expect(COUNTS).toHaveLength(35));

  test.each(COUNTS.filter(({ count }) => count <= budget(Infinity, 40_000)))(
    '$variation to depth $depth: $count',
    ({ variation, depth, count }) => {
      expect(perft(startPosition(variationOf(variation)), depth)).toBe(count);
    },
  );
});
