import { describe, expect, test } from 'vitest';
import { expectedShare, mostLikely } from '../../scripts/puzzles/solvers.ts';

describe('the rating of puzzles by their solvers', () => {
  test('a solver is expected to solve half of the puzzles of the same rating, and ten of eleven rated 400 lower', () => {
    expect(expectedShare(1200, 1200)).toBe(0.5);
    expect(expectedShare(1600, 1200)).toBeCloseTo(10 / 11, 6);
    expect(expectedShare(1200, 1600)).toBeCloseTo(1 / 11, 6);
  });

  test.each([400, 1000, 1730])('finds the strength of a solver of %i from what is solved', (strength) => {
    const puzzles = [600, 900, 1200, 1500, 1800];
    expect(
      mostLikely((rating) =>
        puzzles.map((puzzle) => [expectedShare(rating, puzzle), expectedShare(strength, puzzle)]),
      ),
    ).toBe(strength);
  });
});
