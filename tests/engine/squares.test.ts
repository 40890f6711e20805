import { describe, expect, test } from 'vitest';
import {
  formatSquare,
  formatSquareInFull,
  parseSquare,
  rulesetOf,
  squareName,
} from '../../src/engine/index.ts';
import { squareAt } from '../../src/engine/notation/square.ts';
import { variationOf } from '../support/grid.ts';

describe('1: names of squares', () => {
  const { geometry } = rulesetOf(variationOf('poron'));

  test.each([
    [0, 'Ma1', 'Mortil A1'],
    [5, 'Mf1', 'Mortil F1'],
    [6, 'Za1', 'Zhantil A1'],
    [7 + 2 * 12, 'Zb3', 'Zhantil B3'],
    [6 * 12, 'Na1', 'Neemu A1'],
    [11 * 12 + 11, 'Lf6', 'Leem F6'],
    [17 * 12, 'Wa6', 'Wersting A6'],
    [215, 'Cf6', 'Chavonth F6'],
  ])('square %i is %s, %s', (square, short, full) => {
    expect(formatSquare(geometry, square)).toBe(short);
    expect(formatSquareInFull(geometry, square)).toBe(full);
    expect(parseSquare(geometry, short)).toBe(square);
    expect(squareName(geometry, square).rank).toBe(Number(short.charAt(2)));
  });

  test.each([
    '',
    'M',
    'Ma',
    'Ma0',
    'Ma7',
    'Mg1',
    'ma1',
    'MA1',
    'Ma11',
    'Xa1',
    ' Ma1',
    'Ma1 ',
    'Mortila1',
    'a1',
    'Maa1',
  ])('“%s” is not one', (text) => {
    expect(parseSquare(geometry, text)).toBeUndefined();
  });

  test('nor is a name with the wrong number of letters for its file or rank', () => {
    expect(squareAt(geometry, 0, 'ab', '1')).toBeUndefined();
    expect(squareAt(geometry, 0, '', '1')).toBeUndefined();
    expect(squareAt(geometry, 0, 'a', '12')).toBeUndefined();
    expect(squareAt(geometry, 0, 'a', '')).toBeUndefined();
    expect(squareAt(geometry, 6, 'a', '1')).toBeUndefined();
    expect(squareAt(geometry, 5, 'F', '6')).toBe(215);
  });

  test('a square off the board has no name', () => {
    expect(() => squareName(geometry, 216)).toThrow(/square 216 is not on the board/);
    expect(() => squareName(geometry, -1)).toThrow(RangeError);
  });
});
