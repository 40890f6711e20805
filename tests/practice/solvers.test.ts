import { describe, expect, test } from 'vitest';
import { expectedShare, mostLikely } from '../../scripts/puzzles/solvers.ts';

describe('how puzzles are rated by who solves them', () => {
  test('a solver solves half of the puzzles rated as he is, and ten of eleven that are 400 points easier', () => {
    expect(expectedShare(1200, 1200)).toBe(0.5);
    expect(expectedShare(1600, 1200)).toBeCloseTo(10 / 11, 6);
    expect(expectedShare(1200, 1600)).toBeCloseTo(1 / 11, 6);
  });

  test.each([400, 1000, 1730])('a solver of %i is known again by what he solves', (strength) => {
    const puzzles = [600, 900, 1200, 1500, 1800];
    expect(
      mostLikely((rating) =>
        puzzles.map((puzzle) => [expectedShare(rating, puzzle), expectedShare(strength, puzzle)]),
      ),
    ).toBe(strength);
  });
});
