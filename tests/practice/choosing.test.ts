import { describe, expect, test } from 'vitest';
import {
  ANY,
  chosen,
  dailyPuzzle,
  gameOf,
  nextPuzzle,
  solvedOf,
  type Wish,
} from '../../src/practice/choosing.ts';
import { dayOf } from '../../src/practice/days.ts';
import type { Puzzle } from '../../src/practice/puzzle.ts';
import { PUZZLES } from '../../src/practice/puzzles.ts';
import { firstRating, isPlain } from '../../src/practice/rating.ts';
import { RETIRED } from '../../src/practice/retired.ts';

describe('the puzzle of the day', () => {
  const days = Array.from({ length: 2 * PUZZLES.length }, (_, at) => dayOf(new Date(2026, 10, 1 + at)));

  test('depends on the day alone, and every puzzle has its turn before any comes again', () => {
    const ids = days.map((day) => dailyPuzzle(PUZZLES, day).id);
    expect(new Set(ids.slice(0, PUZZLES.length)).size).toBe(PUZZLES.length);
    expect(ids.slice(PUZZLES.length)).toEqual(ids.slice(0, PUZZLES.length));
    expect(dailyPuzzle(PUZZLES.toReversed(), days[3]!).id).toBe(ids[3]);
  });

  test('exists for days before 1970 too, but not for what is not a day', () => {
    expect(dailyPuzzle(PUZZLES, '1969-07-20').id).not.toBe('');
    expect(() => dailyPuzzle(PUZZLES, 'today')).toThrow('no puzzle for the day today');
  });
});

describe('filters', () => {
  test('leave only what fits all of them, in any order', () => {
    const some = chosen(PUZZLES, { theme: 'save', game: 'poron', grade: null });
    expect(some.length).toBeGreaterThan(0);
    expect(some.every((puzzle) => puzzle.theme === 'save' && gameOf(puzzle) === 'poron')).toBe(true);
    expect(new Set(chosen(PUZZLES, ANY))).toEqual(new Set(PUZZLES));
    expect(chosen(PUZZLES, { theme: 'stikitche', game: 'poron', grade: null })).toEqual([]);
    expect(chosen(PUZZLES, { ...ANY, grade: 2 }).every(({ grade }) => grade === 2)).toBe(true);
  });

  test('count a variation as its game', () => {
    const mixed = PUZZLES.find(({ variation }) => variation.startsWith('pastang:'))!;
    expect(gameOf(mixed)).toBe('pastang');
  });
});

describe('the order', () => {
  const order = chosen(PUZZLES, ANY);

  test('has no theme twice in a row', () => {
    expect(order.filter(({ theme }, at) => theme === order[at - 1]?.theme)).toEqual([]);
  });

  test('begins with several games and themes, and with no two plain captures in a row', () => {
    expect(new Set(order.slice(0, 6).map(gameOf)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(order.slice(0, 6).map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(5);
    expect(isPlain(order[0]!)).toBe(false);
    expect(order.filter((puzzle, at) => at > 0 && isPlain(puzzle) && isPlain(order[at - 1]!))).toEqual([]);
  });

  test('goes from easy to hard, except for plain captures, which are spread out', () => {
    const grades = order.filter((puzzle) => !isPlain(puzzle)).map(({ grade }) => grade);
    expect(grades).toEqual(grades.toSorted((a, b) => a - b));
  });
});

const wish = (changes: Partial<Wish>): Wish => ({
  filter: ANY,
  isSolved: () => false,
  rating: 1000,
  ratingOf: (puzzle) => firstRating(puzzle).rating,
  recent: [],
  ...changes,
});

const next = (changes: Partial<Wish>) => nextPuzzle(PUZZLES, wish(changes));

describe('the next puzzle', () => {
  test.each([700, 1000, 1300, 1600, 1900])('suits a player rated %d', (rating) => {
    expect(Math.abs(firstRating(next({ rating })!).rating - rating)).toBeLessThanOrEqual(100);
  });

  test('has a different theme from the one before, as long as the strength allows it', () => {
    for (const rating of [700, 1000, 1300, 1600]) {
      const recent: Puzzle[] = [];
      for (let solved = 0; solved < 12; solved++) {
        const found = next({
          rating,
          recent: recent.slice(-4),
          isSolved: (id) => recent.some((one) => one.id === id),
        })!;
        expect(found.theme).not.toBe(recent.at(-1)?.theme);
        recent.push(found);
      }
      expect(new Set(recent.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(4);
      expect(new Set(recent.map(gameOf)).size).toBeGreaterThanOrEqual(2);
    }
  });

  test('fits the filter and is neither the present one nor solved; there is none when all are solved', () => {
    const saves = next({ filter: { ...ANY, theme: 'save', game: 'poron' }, rating: 1900 })!;
    expect([saves.theme, gameOf(saves)]).toEqual(['save', 'poron']);
    const one = PUZZLES[7]!;
    expect(next({ isSolved: (id) => id !== one.id })).toBe(one);
    expect(next({ isSolved: (id) => id !== one.id, recent: [one] })).toBeNull();
    expect(next({ isSolved: () => true })).toBeNull();
  });
});

describe('what is solved', () => {
  test('is counted over all puzzles', () => {
    const [one, two] = PUZZLES;
    expect(solvedOf(PUZZLES, (id) => id === one!.id || id === two!.id)).toEqual({
      solved: 2,
      count: PUZZLES.length,
    });
  });

  test('still counts when the puzzle has been replaced', () => {
    expect(RETIRED.filter((id) => PUZZLES.some((puzzle) => puzzle.id === id))).toEqual([]);
    const solved = new Set([PUZZLES[0]!.id, RETIRED[0]!]);
    expect(solvedOf(PUZZLES, (id) => solved.has(id))).toEqual({ solved: 2, count: PUZZLES.length + 1 });
  });
});
