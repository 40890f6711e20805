import { describe, expect, it } from 'vitest';
import { rulesetOf } from '../../src/engine/index.ts';
import { claimText } from '../../src/text/claims.ts';
import { pointsText, scoreText } from '../../src/text/outcomes.ts';
import { clockText, nameText, playerText, timeInWords } from '../../src/text/players.ts';
import { variation } from '../support/games.ts';

describe('a clock', () => {
  it.each([
    [0, '0:00.0'],
    [1, '0:00.1'],
    [9_401, '0:09.5'],
    [19_999, '0:20.0'],
    [20_000, '0:20'],
    [59_001, '1:00'],
    [600_000, '10:00'],
    [3_599_001, '1:00:00'],
    [3_725_000, '1:02:05'],
    [86_400_000, '24:00:00'],
  ])('with %i ms left shows %s', (left, shown) => {
    expect(clockText(left)).toBe(shown);
  });

  it.each([
    [1_000, '1 second'],
    [30_000, '30 seconds'],
    [60_000, '1 minute'],
    [125_000, '2 minutes 5 seconds'],
  ])('with %i ms left is read as “%s”', (left, words) => {
    expect(timeInWords(left)).toBe(words);
  });
});

it('players are named with their side, or by their side alone', () => {
  const names = { yellow: 'Anna', blue: '' };
  expect([playerText('yellow', names), playerText('blue', names)]).toEqual(['Anna (Yellow)', 'Blue']);
  expect([nameText('yellow', names), nameText('blue', names)]).toEqual(['Anna', 'Blue']);
});

it('points are written with halves', () => {
  expect([0, 0.5, 1, 2.5].map(pointsText)).toEqual(['0', '½', '1', '2½']);
  expect(scoreText({ yellow: 0.5, blue: 1.5 })).toBe('½–1½');
});

it.each([
  [{ ground: 'repetition', turns: [0, 4, 8] }, /came up at the start, after turn 4 and now/],
  [
    { ground: 'repetition', turns: [0, 4, 8, 12, 16] },
    /^This position came up 5 times: a draw can be claimed/,
  ],
  [{ ground: 'quiet', turns: 104 }, /^104 turns without a capture or a Swod’s move/],
] as const)('a claim %j says what it rests on', (claim, words) => {
  expect(claimText(claim, rulesetOf(variation('poron')))).toMatch(words);
});
