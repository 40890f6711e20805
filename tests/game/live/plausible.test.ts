import { expect, test } from 'vitest';
import { weighed } from '../../../src/game/live/plausible.ts';

test.each<[string, number, number | null, number, { counts: number; used: number }]>([
  ['as long as it looked', 5_000, 5_000, 300, { counts: 5_000, used: 300 }],
  ['longer than it looked', 6_000, 5_000, 300, { counts: 6_000, used: 300 }],
  ['which nobody could watch', 5_000, null, 300, { counts: 5_000, used: 300 }],
  ['shorter by a second, which the line may take', 5_000, 6_000, 300, { counts: 5_000, used: 1_300 }],
  ['shorter by more than a second', 5_000, 6_001, 300, { counts: 6_001, used: 300 }],
  ['shorter by the last of twenty seconds', 5_000, 6_000, 19_000, { counts: 5_000, used: 20_000 }],
  ['shorter by more than is left of twenty seconds', 5_000, 5_500, 19_501, { counts: 5_500, used: 19_501 }],
])('of a turn that is said to be %s', (_, thought, elapsed, used, weighs) => {
  expect(weighed(thought, elapsed, used)).toEqual(weighs);
});
