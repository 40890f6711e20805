import { expect, test } from 'vitest';
import { levelText, opponentName } from '../../../src/text/learn/school.ts';

test.each([
  [0, 'First steps'],
  [3, 'Match'],
  [4, 'Level 4'], // a game may have begun when the school offered it
] as const)('the school calls level %i “%s”', (level, words) => {
  expect(levelText(level)).toBe(words);
});

test.each([
  [0, 'Computer, first steps'], // nowhere else is there a level 0
  [1, 'Computer, level 1'],
  [3, 'Computer, level 3'],
] as const)('and the computer at level %i “%s”', (level, name) => {
  expect(opponentName(level)).toBe(name);
});
