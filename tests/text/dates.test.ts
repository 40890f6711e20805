import { expect, test } from 'vitest';
import { dateText } from '../../src/text/dates.ts';

test.each([
  ['2026-11-21', 'Nov 21, 2026'],
  ['2024-02-29', 'Feb 29, 2024'],
  ['2026-11', 'Nov 2026'],
  ['2026', '2026'],
  ['', ''],
])('the date %s of a record is shown as %s', (date, words) => {
  expect(dateText(date)).toBe(words);
});

test.each(['2026-02-30', '2026-02-31', '2025-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-11-00'])(
  '%s, which is not in the calendar, is shown as written, not as a later day',
  (date) => {
    expect(dateText(date)).toBe(date);
  },
);
