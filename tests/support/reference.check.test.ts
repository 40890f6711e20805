import { describe, expect, test } from 'vitest';
import { budget } from './budget.ts';
import { CASES, COUNTS, hold, LARGE_CASES, LARGE_COUNTS, type Program } from './cases.ts';
import {
  referenceIdError,
  referenceMoves,
  referenceOutcome,
  referencePlay,
  referenceRecords,
  referenceStart,
  referenceValid,
} from './reference/index.ts';

const REFERENCE: Program = {
  start: (variation) => (referenceIdError(variation) === null ? referenceStart(variation) : ''),
  moves: referenceMoves,
  records: referenceRecords,
  outcome: (variation, line) => referenceOutcome(variation, line).replace('\n', ' '),
  play: referencePlay,
  isValid: (variation, line) => referenceValid(variation, line) === null,
};

describe('the reference on the hand-made cases', () => {
  test.each([...CASES, ...LARGE_CASES])(
    'line $line, $variation: $reason',
    (row) => {
      const { found, wanted } = hold(REFERENCE, row);
      expect(found).toEqual(wanted);
    },
    20_000,
  );
});

/** The number of sequences of this many legal moves. */
function perft(variation: string, position: string, depth: number): number {
  const moves = referenceMoves(variation, position);
  if (depth <= 1) return moves.length;
  return moves
    .map((move) => perft(variation, referencePlay(variation, position, move), depth - 1))
    .reduce((sum, count) => sum + count, 0);
}

describe('the reference counts move sequences', () => {
  test.each([
    ...COUNTS.filter(({ count }) => count < budget(40_000, 400)),
    ...LARGE_COUNTS.filter(({ count }) => count < budget(500, 100)),
  ])(
    '$variation to depth $depth: $count',
    ({ variation, depth, count }) => {
      expect(perft(variation, referenceStart(variation), depth)).toBe(count);
    },
    120_000,
  );
});
