import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber, dayOf, streakOf } from '../../src/practice/days.ts';

describe('a day', () => {
  test('is that of the player’s own calendar', () => {
    expect(dayOf(new Date(2026, 10, 21, 0, 0, 1))).toBe('2026-11-21');
    expect(dayOf(new Date(2026, 0, 3, 23, 59))).toBe('2026-01-03');
  });

  test('has a number one higher than the day before, across ends of months, leap days and clock changes', () => {
    for (const [before, after] of [
      ['2026-11-30', '2026-12-01'],
      ['2027-12-31', '2028-01-01'],
      ['2028-02-28', '2028-02-29'],
      ['2026-03-28', '2026-03-29'],
      ['2026-10-25', '2026-10-26'],
    ] as const)
      expect(dayNumber(after)).toBe(dayNumber(before) + 1);
  });
});

describe('days in a row', () => {
  test.each([
    ['none', [], 0, 0, false],
    ['today alone', ['2026-11-21'], 1, 1, true],
    ['yesterday: today may follow', ['2026-11-20'], 1, 1, false],
    ['the day before yesterday: it is over', ['2026-11-19'], 0, 1, false],
    ['three up to today', ['2026-11-19', '2026-11-20', '2026-11-21'], 3, 3, true],
    ['in any order, and twice the same', ['2026-11-21', '2026-11-20', '2026-11-21'], 2, 2, true],
    ['a gap', ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-20', '2026-11-21'], 2, 3, true],
    ['over the end of a year', ['2025-12-31', '2026-01-01'], 0, 2, false],
    ['what is no day', ['yesterday', '2026-11-21'], 1, 1, true],
  ] as const)('%s', (_, days, now, best, hasToday) => {
    expect(streakOf(days, '2026-11-21')).toEqual({ now, best, hasToday });
  });

  test('never number more than the days given, and the current run is never longer than the best', () => {
    const day = integer({ min: 0, max: 40 }).map((at) => dayOf(new Date(2026, 10, 1 + at)));
    assert(
      property(array(day), day, (days, today) => {
        const { now, best } = streakOf(days, today);
        expect(now).toBeLessThanOrEqual(best);
        expect(best).toBeLessThanOrEqual(new Set(days).size);
      }),
    );
  });
});
