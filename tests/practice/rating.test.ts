import rate from 'glicko2-lite';
import { describe, expect, test } from 'vitest';
import { PUZZLES } from '../../src/practice/puzzles.ts';
import { FIRST_RATING, firstRating, isPlain, isUncertain, ratingAfter } from '../../src/practice/rating.ts';

test('a rating agrees with the example that Glickman published for Glicko-2', () => {
  const { rating, rd, vol } = rate(1500, 200, 0.06, [
    [1400, 30, 1],
    [1550, 100, 0],
    [1700, 300, 0],
  ]);
  expect(rating).toBeCloseTo(1464.06, 1);
  expect(rd).toBeCloseTo(151.52, 1);
  expect(vol).toBeCloseTo(0.05999, 4);
});

const even = { rating: 1000, deviation: 150, volatility: 0.06 };
const riseBy = (rating: number) => ratingAfter(FIRST_RATING, { ...even, rating }, 1).rating;

describe('a rating', () => {
  test('rises after a win as much as it falls after a loss, and becomes more certain', () => {
    const [won, lost] = [ratingAfter(FIRST_RATING, even, 1), ratingAfter(FIRST_RATING, even, 0)];
    expect(won.rating).toBeGreaterThan(1100);
    expect(won.rating + lost.rating).toBeCloseTo(2000, 6);
    expect(won.deviation).toBeLessThan(FIRST_RATING.deviation);
  });

  test('rises more for a harder puzzle', () => {
    expect(riseBy(1400)).toBeGreaterThan(riseBy(1000));
    expect(riseBy(1000)).toBeGreaterThan(riseBy(600));
  });

  test('finds the strength of a player who solves everything up to a point and nothing beyond it', () => {
    let player = FIRST_RATING;
    for (let tried = 0; tried < 60; tried++) {
      const rating = player.rating + ((tried % 5) - 2) * 60;
      player = ratingAfter(player, { ...even, rating }, rating <= 1400 ? 1 : 0);
    }
    expect(Math.abs(player.rating - 1400)).toBeLessThan(120);
    expect(isUncertain(player)).toBe(false);
    expect(isUncertain(FIRST_RATING)).toBe(true);
  });
});

/** The mean first rating of the puzzles of a grade, without plain captures. */
const mean = (grade: number) => {
  const those = PUZZLES.filter((puzzle) => puzzle.grade === grade && !isPlain(puzzle)).map(
    (puzzle) => firstRating(puzzle).rating,
  );
  return those.reduce((sum, rating) => sum + rating, 0) / those.length;
};

test('the harder a puzzle is, the higher its first rating; a plain capture has the lowest', () => {
  const means = [1, 2, 3, 4, 5].map(mean);
  expect(means).toEqual(means.toSorted((a, b) => a - b));
  const plain = PUZZLES.filter(isPlain);
  expect(plain.length).toBeGreaterThan(0);
  for (const puzzle of plain) expect(firstRating(puzzle).rating).toBeLessThan(800);
});
