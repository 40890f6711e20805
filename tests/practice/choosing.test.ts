import { describe, expect, test } from 'vitest';
import { ANY, chosen, dailyPuzzle, gameOf, nextPuzzle } from '../../src/practice/choosing.ts';
import { dayOf } from '../../src/practice/days.ts';
import { PUZZLES } from '../../src/practice/puzzles.ts';

describe('the puzzle of the day', () => {
  const days = Array.from({ length: 2 * PUZZLES.length }, (_, at) => dayOf(new Date(2026, 10, 1 + at)));

  test('is the same for the same day, and each comes in its turn before one comes again', () => {
    const ids = days.map((day) => dailyPuzzle(PUZZLES, day).id);
    expect(new Set(ids.slice(0, PUZZLES.length)).size).toBe(PUZZLES.length);
    expect(ids.slice(PUZZLES.length)).toEqual(ids.slice(0, PUZZLES.length));
    expect(dailyPuzzle(PUZZLES.toReversed(), days[3]!).id).toBe(ids[3]);
  });

  test('is there before 1970 as well, and not for what is no day', () => {
    expect(dailyPuzzle(PUZZLES, '1969-07-20').id).not.toBe('');
    expect(() => dailyPuzzle(PUZZLES, 'today')).toThrow('no puzzle for the day today');
  });
});

describe('filters', () => {
  test('leave what fits all of them, from the easiest to the hardest', () => {
    const some = chosen(PUZZLES, { theme: 'save', game: 'poron', grade: null });
    expect(some.length).toBeGreaterThan(0);
    expect(some.every((puzzle) => puzzle.theme === 'save' && gameOf(puzzle) === 'poron')).toBe(true);
    const grades = chosen(PUZZLES, ANY).map(({ grade }) => grade);
    expect(grades).toEqual(grades.toSorted((a, b) => a - b));
    expect(chosen(PUZZLES, { theme: 'stikitche', game: 'poron', grade: null })).toEqual([]);
    expect(chosen(PUZZLES, { ...ANY, grade: 2 }).every(({ grade }) => grade === 2)).toBe(true);
  });

  test('a variation belongs to its game', () => {
    const mixed = PUZZLES.find(({ variation }) => variation.startsWith('pastang:'))!;
    expect(gameOf(mixed)).toBe('pastang');
  });
});

describe('the next puzzle', () => {
  const order = chosen(PUZZLES, ANY).map(({ id }) => id);

  test('is the first that is not solved after the present one', () => {
    const solved = new Set([order[1]!, order[2]!]);
    expect(nextPuzzle(PUZZLES, ANY, (id) => solved.has(id), order[0]!)?.id).toBe(order[3]);
    expect(nextPuzzle(PUZZLES, ANY, () => false, null)?.id).toBe(order[0]);
  });

  test('begins again at the end, and is none when all are solved', () => {
    expect(nextPuzzle(PUZZLES, ANY, (id) => id !== order[4], order.at(-1)!)?.id).toBe(order[4]);
    expect(nextPuzzle(PUZZLES, ANY, () => true, null)).toBeNull();
    expect(nextPuzzle(PUZZLES, ANY, (id) => id !== order[4], order[4]!)).toBeNull();
  });
});
