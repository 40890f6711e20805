import { expect, test } from 'vitest';
import { expectedShare, type Score } from '../../src/search/index.ts';

test.each<[string, Score, number]>([
  ['a full win', { kind: 'win', points: 1, turns: 3 }, 1],
  ['a half win', { kind: 'win', points: 0.5, turns: 3 }, 0.75],
  ['a level position', { kind: 'centipoints', value: 0 }, 0.5],
  ['a half loss', { kind: 'loss', points: 0.5, turns: 1 }, 0.25],
  ['a full loss', { kind: 'loss', points: 1, turns: 0 }, 0],
])('%s is worth its share of the points', (_, score, share) => {
  expect(expectedShare(score)).toBe(share);
});

test('the share grows with the estimate and stays between loss and win', () => {
  const shares = [-9000, -800, 0, 100, 800, 9000].map((value) =>
    expectedShare({ kind: 'centipoints', value }),
  );
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
});
