import { describe, expect, test } from 'vitest';
import { findVariation, formatSquare, parseSquare, rulesetOf } from '../../src/engine/index.ts';
import {
  FIRST_DRILL,
  nextSquare,
  noParts,
  placeInDrin,
  scoreName,
  squareOf,
  typed,
} from '../../src/practice/drill.ts';
import { seeded } from '../support/random.ts';

const boardOf = (id: string) => rulesetOf(findVariation(id)!).geometry;
const poron = boardOf('poron');
const pastang = boardOf('pastang');

describe('the square asked for', () => {
  test('is on the board, is never the one before, and can be any other', () => {
    const random = seeded(5);
    const seen = new Set<number>();
    let before: number | null = null;
    for (let i = 0; i < 2000; i++) {
      const square = nextSquare(36, before, () => random.below(1000) / 1000);
      expect(square).not.toBe(before);
      seen.add(square);
      before = square;
    }
    expect(seen.size).toBe(36);
    expect(Math.max(...seen)).toBe(35);
  });
});

const spell = (geometry: typeof poron, keys: string) =>
  Array.from(keys).reduce((parts, key) => typed(geometry, parts, key), noParts(geometry));

const named = (geometry: typeof poron, keys: string) => {
  const square = squareOf(geometry, spell(geometry, keys));
  return square === undefined ? undefined : formatSquare(geometry, square);
};

describe('a name in parts', () => {
  test.each([
    ['zb1', 'Zb1'],
    ['ZB1', 'Zb1'],
    ['cc3', 'Cc3'], // Chavonth and file C have the same letter: the drin comes first
    ['mac4', 'Mc4'], // a part can be changed before the last one
    ['5wf', 'Wf5'],
    ['z1', undefined],
    ['x9b', undefined],
  ])('typed on six drins as %s', (keys, name) => {
    expect(named(poron, keys)).toBe(name);
  });

  test('needs no drin on a board of one drin', () => {
    expect(named(pastang, 'd6')).toBe('Md6');
  });
});

describe('where a square lies', () => {
  test('is counted from the player’s own view', () => {
    const square = parseSquare(poron, 'Wb2')!;
    expect(placeInDrin(poron, square, 'yellow')).toEqual({ column: 2, row: 2 });
    expect(placeInDrin(poron, square, 'blue')).toEqual({ column: 5, row: 5 });
  });
});

test('each kind of round has its own best score', () => {
  const names = [
    FIRST_DRILL,
    { ...FIRST_DRILL, side: 'blue' },
    { ...FIRST_DRILL, drill: 'name' },
    { ...FIRST_DRILL, ground: 'poron' },
    { ...FIRST_DRILL, labels: false },
  ] as const;
  expect(new Set(names.map(scoreName)).size).toBe(names.length);
});
