import { expect, test } from 'vitest';
import { turned } from '../../src/search/scores.ts';

test('a score of 0 is 0 for the other side too, and not minus zero, which would slow the search', () => {
  expect([turned(0), turned(25), turned(-25)]).toEqual([0, -25, 25]); // tells 0 from -0
});
