import { describe, expect, test } from 'vitest';
import { grown, handOf, type Choice } from '../../src/cabinet/seam/hand.ts';

/** Moves as they are chosen: one that may end after two steps or go on, one that takes a man, another beginning, and one of a single step. */
const choices: readonly Choice<string>[] = ['a b', 'a b c', 'a d x', 'a d y', 'e f', 'g'].map((move) => ({
  move,
  steps: move.split(' '),
}));

describe('a hand', () => {
  test.each([
    [[], ['a', 'e', 'g'], null],
    [['a'], ['b', 'd'], null],
    [['a', 'b'], ['c'], 'a b'],
    [['a', 'b', 'c'], [], 'a b c'],
    [['a', 'd'], ['x', 'y'], null],
  ])('of %j can go on to %j, and is the move %j', (chosen, next, move) => {
    const hand = handOf(choices, chosen);
    expect([[...hand.next], hand.move]).toEqual([next, move]);
  });

  test.each([
    [[], 'a', ['a']],
    [['a'], 'b', ['a', 'b']],
    [['a'], 'a', []],
    [['a', 'd'], 'd', ['a']],
    [['a'], 'e', ['e']],
    [['a', 'd'], 'e', null],
    [['a'], 'x', null],
    // a slip does not play another move instead
    [['a'], 'g', null],
  ])('of %j, after %j, is %j', (chosen, step, after) => {
    expect(grown(choices, handOf(choices, chosen), step)?.chosen ?? null).toEqual(after);
  });
});
