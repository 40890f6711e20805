import { expect, test } from 'vitest';
import { levelText } from '../../src/text/school.ts';

test.each([
  [0, 'First steps'],
  [3, 'Match'],
  [4, 'Level 4'], // a game may have begun when the school offered it
] as const)('the school calls level %i “%s”', (level, words) => {
  expect(levelText(level)).toBe(words);
});
