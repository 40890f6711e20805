import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isSameBoard,
  readMarbles,
  readTurnedBoard,
  sideByCase,
  writeMarbles,
  writeTurnedBoard,
} from '../../src/cabinet/seam/armies.ts';
import { isNumber } from '../../src/cabinet/seam/chance.ts';
import { lostOf } from '../../src/cabinet/seam/men.ts';
import {
  countOf,
  EMPTY,
  movedTo,
  placesOf,
  readFields,
  readNumber,
  readRanks,
  readSide,
  writeRanks,
} from '../../src/cabinet/seam/ranks.ts';

const LETTERS = 'wBr';
const WIDTHS = [3, 12, 2];
const SIZE = 17;
const anyCells = fc.array(fc.constantFrom(EMPTY, EMPTY, 'w', 'B', 'r'), { minLength: SIZE, maxLength: SIZE });
const anySide = fc.constantFrom('w', 'b');

describe('the ranks of a board in writing', () => {
  test('are read as they were written', () => {
    fc.assert(
      fc.property(anyCells, (cells) => {
        expect(readRanks(writeRanks(cells, WIDTHS), WIDTHS, LETTERS)).toEqual({ ok: true, value: cells });
      }),
    );
  });

  test('have one spelling: whatever is read is written in the same way', () => {
    const anyRank = fc.array(fc.constantFrom('0', '1', '2', 'w', 'B'), { minLength: 1, maxLength: 3 });
    const anyText = fc.tuple(anyRank, anyRank).map((ranks) => ranks.map((parts) => parts.join('')).join('/'));
    let count = 0;
    fc.assert(
      fc.property(anyText, (text) => {
        const read = readRanks(text, [2, 2], LETTERS);
        if (!read.ok) return;
        count++;
        expect(writeRanks(read.value, [2, 2])).toBe(text);
      }),
      { numRuns: 5_000, seed: 7 },
    );
    expect(count).toBeGreaterThan(50);
  });

  test.each([
    ['3/12', 'parts'],
    ['3/12/2/2', 'parts'],
    ['w1/12/2', 'length'],
    ['w3/12/2', 'length'],
    ['3/012/2', 'number'],
    ['3/w0w10/2', 'number'],
    ['3/100/2', 'number'],
    ['x2/12/2', 'unknown'],
    ['W2/12/2', 'unknown'],
    ['/12/2', 'length'],
  ])('are refused with what is wrong: %s, %s', (text, code) => {
    const read = readRanks(text, WIDTHS, LETTERS, 4);
    expect(read).toMatchObject({ ok: false, error: { code, field: 4 } });
  });
});

describe('a field in writing', () => {
  test('stands between single spaces', () => {
    expect(readFields('a b c', 3)).toEqual({ ok: true, value: ['a', 'b', 'c'] });
    for (const text of ['a b', 'a b c d', 'a  c', ' a b', 'a b ', ''])
      expect(readFields(text, 3)).toMatchObject({
        ok: false,
        error: { code: 'fields', field: 0, found: text },
      });
  });

  test('is a number from 0 to the highest, in its plain form', () => {
    for (const text of ['0', '7', '20'])
      expect(readNumber(text, 20, 2)).toEqual({ ok: true, value: Number(text) });
    for (const text of ['21', '00', '07', '-1', '+1', '1.0', '1e1', ' 1', '', '1000000'])
      expect(readNumber(text, 20, 2)).toMatchObject({
        ok: false,
        error: { code: 'number', field: 2, found: text },
      });
    expect(readNumber('1000000', 9_999_999, 2).ok).toBe(false);
  });

  test('is one of the sides', () => {
    expect(readSide('b', ['w', 'b'], 2)).toEqual({ ok: true, value: 'b' });
    expect(readSide('wb', ['w', 'b'], 2)).toMatchObject({ ok: false, error: { code: 'side', field: 2 } });
  });

  test('that a player adds to the lot has at most twelve digits, or none', () => {
    expect(['', '0', '123456789012'].every(isNumber)).toBe(true);
    expect(['1234567890123', '-1', '1 2', 'a', '1a'].some(isNumber)).toBe(false);
  });
});

describe('a position of a board, a side and the turns played', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(anyCells, anySide, fc.nat({ max: 999_999 }), (cells, side, turns) => {
        const text = writeTurnedBoard({ cells, side, turns }, WIDTHS);
        expect(text.split(' ').slice(1)).toEqual([side, String(turns)]);
        expect(readTurnedBoard(text, WIDTHS, LETTERS, ['w', 'b'])).toEqual({
          ok: true,
          value: { cells, side, turns },
        });
      }),
    );
  });

  test.each([
    ['3/12/2 w', 0],
    ['3/12/3 w 0', 1],
    ['3/12/2 x 0', 2],
    ['3/12/2 w 00', 3],
    ['3/12/2 w 1000000', 3],
  ])('has its fault in the field where it is: %s, %i', (text, field) => {
    expect(readTurnedBoard(text, WIDTHS, LETTERS, ['w', 'b'])).toMatchObject({ ok: false, error: { field } });
  });
});

const twoOfEach = (text: string) => readMarbles(text, [3, 3], 2);

test('a position of marbles has at most so many of each side', () => {
  const both = twoOfEach('WWB/1B1 b');
  expect(both.ok && writeMarbles(both.value, [3, 3])).toBe('WWB/1B1 b');
  for (const [text, found] of [
    ['WWW/B2 w', 'W'],
    ['BB1/BW1 w', 'B'],
  ] as const)
    expect(twoOfEach(text)).toMatchObject({ ok: false, error: { code: 'count', field: 1, found } });
  expect(twoOfEach('WX1/3 w')).toMatchObject({ ok: false, error: { code: 'unknown' } });
});

test('two boards are the same with the same men in the same places and the same side to move', () => {
  const board = { cells: ['w', '', 'B'], side: 'w' };
  expect(isSameBoard(board, { cells: ['w', '', 'B'], side: 'w' })).toBe(true);
  expect(isSameBoard(board, { ...board, side: 'b' })).toBe(false);
  expect(isSameBoard(board, { ...board, cells: ['w', 'B', ''] })).toBe(false);
});

test('a letter tells by its case whose man it is; an empty place has none', () => {
  const sideOf = sideByCase('white', 'black');
  expect(['A', 'Z'].map(sideOf)).toEqual(['white', 'white']);
  expect(['a', 'z'].map(sideOf)).toEqual(['black', 'black']);
  for (const cell of [EMPTY, undefined, '[', '`', '{', '@']) expect(sideOf(cell)).toBeNull();
});

test('men are counted, found, moved and lost', () => {
  const cells = ['w', '', 'B', 'w'];
  expect([countOf(cells, 'w'), countOf(cells, 'r')]).toEqual([2, 0]);
  expect(placesOf(cells, (cell) => cell !== EMPTY)).toEqual([0, 2, 3]);
  expect(movedTo(cells, 0, 2)).toEqual(['', '', 'w', 'w']);
  expect(cells).toEqual(['w', '', 'B', 'w']);
  expect(lostOf(cells, 'w', 5)).toEqual([{ code: 'lost', art: 'w', count: 3 }]);
  expect(lostOf(cells, 'w', 2)).toEqual([]);
});
