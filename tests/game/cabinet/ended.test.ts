import { describe, expect, test } from 'vitest';
import { cribbages } from '../../../src/cabinet/games/cribbage/rules.ts';
import { DRAWN, PLAYING, wonBy, type AnyRules } from '../../../src/cabinet/seam/rules.ts';
import {
  outcomeOfResult,
  readCabinetResult,
  readTermination,
  resultText,
  terminationText,
} from '../../../src/game/cabinet/ended.ts';
import { WAYS_OUT } from '../../../src/game/cabinet/wayOut.ts';

const rulesOf = (id: string): AnyRules => {
  const rules = cribbages.find((known) => known.id === id);
  if (rules === undefined) throw new Error(id);
  return rules;
};

describe('the result of a game between two pairs of partners', () => {
  const rules = rulesOf('cribbage:4-61');
  const sides = [...new Set(rules.sides)];

  test.each([
    [0, '1-0-1-0'],
    [1, '0-1-0-1'],
  ])('has a point for each partner', (side, result) => {
    const outcome = wonBy(sides[side] ?? '');
    expect(resultText(rules, outcome)).toBe(result);
    expect(outcomeOfResult(rules, result)).toEqual(outcome);
    expect(readCabinetResult(rules, result)).toBe(result);
  });

  test('does not belong to one partner alone', () => {
    expect(readCabinetResult(rules, '1-0-0-0')).toBeUndefined();
  });
});

test('a draw has equal parts, an unfinished game a star', () => {
  const rules = rulesOf('cribbage:3-121');
  expect(outcomeOfResult(rules, resultText(rules, DRAWN))).toEqual(DRAWN);
  expect(outcomeOfResult(rules, resultText(rules, PLAYING))).toEqual(PLAYING);
});

describe('how the players ended a game', () => {
  const rules = rulesOf('cribbage:3-121');

  test.each(WAYS_OUT.flatMap((way) => [0, 1, 2].map((seat) => [way, seat] as const)))(
    'is read as it is written: %s, seat %i',
    (way, seat) => {
      const ended = { way, seat };
      expect(readTermination(rules, terminationText(rules, ended, PLAYING))).toEqual(ended);
    },
  );

  test.each([
    ['agreement', { way: 'agreed', seat: null }],
    ['abandoned', { way: 'abandoned', seat: null }],
    // a loss is somebody’s
    ['concession', null],
    ['concession nobody', null],
    ['time', null],
    ['time nobody', null],
    ['rules', null],
    ['unfinished', null],
    [undefined, null],
  ])('by the tag %s is %j', (tag, ended) => {
    expect(readTermination(rules, tag)).toEqual(ended);
  });
});
