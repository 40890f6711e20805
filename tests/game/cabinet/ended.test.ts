import { describe, expect, test } from 'vitest';
import { cribbages } from '../../../src/cabinet/games/cribbage/rules.ts';
import { DRAWN, PLAYING, wonBy, type AnyRules } from '../../../src/cabinet/seam/rules.ts';
import { outcomeOfResult, readCabinetResult, resultText } from '../../../src/game/cabinet/ended.ts';

const rulesOf = (id: string): AnyRules => {
  const rules = cribbages.find((known) => known.id === id);
  if (rules === undefined) throw new Error(id);
  return rules;
};

describe('the result of a game in which two and two play together', () => {
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

  test('is no single partner’s', () => {
    expect(readCabinetResult(rules, '1-0-0-0')).toBeUndefined();
  });
});

test('a draw has equal parts, a game that goes on a star', () => {
  const rules = rulesOf('cribbage:3-121');
  expect(outcomeOfResult(rules, resultText(rules, DRAWN))).toEqual(DRAWN);
  expect(outcomeOfResult(rules, resultText(rules, PLAYING))).toEqual(PLAYING);
});
