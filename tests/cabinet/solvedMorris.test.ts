import { describe, expect, test } from 'vitest';
import {
  NAMES,
  nineMensMorris,
  type Man,
  type Position,
} from '../../src/cabinet/games/nineMensMorris/rules.ts';
import { solve } from '../../src/cabinet/mind/solve.ts';
import { EMPTY } from '../../src/cabinet/seam/ranks.ts';
import { budget } from '../support/budget.ts';

type Dot = readonly [x: number, y: number];

/** The points as dots around the middle of the board. */
const DOTS: readonly Dot[] = NAMES.map((name) => [
  'abcdefg'.indexOf(name.charAt(0)) - 3,
  Number(name.charAt(1)) - 4,
]);

/** The squares of the board turned inside out. */
function swapped([x, y]: Dot): Dot {
  const ring = Math.max(Math.abs(x), Math.abs(y));
  const part = (4 - ring) / ring;
  return [x * part, y * part];
}

/** The sixteen ways in which the board is like itself, each as the points to which the points go. */
const LIKENESSES: readonly (readonly number[])[] = [false, true].flatMap((isSwapped) =>
  [1, -1].flatMap((east) =>
    [1, -1].flatMap((south) =>
      [false, true].map((isMirrored) =>
        DOTS.map((dot) => {
          const [x, y] = isSwapped ? swapped(dot) : dot;
          const [toX, toY] = isMirrored ? [y * east, x * south] : [x * east, y * south];
          return DOTS.findIndex((other) => other[0] === toX && other[1] === toY);
        }),
      ),
    ),
  ),
);

/** One number for all boards that are alike. */
function keyOf(white: readonly number[], black: readonly number[]): number {
  let least = Infinity;
  for (const likeness of LIKENESSES) {
    let [ours, theirs] = [0, 0];
    for (const point of white) ours |= 1 << (likeness[point] ?? 0);
    for (const point of black) theirs |= 1 << (likeness[point] ?? 0);
    least = Math.min(least, ours * 2 ** 24 + theirs);
  }
  return least;
}

const pointsOf = ({ cells }: Position, man: Man): number[] =>
  cells.flatMap((cell, point) => (cell === man ? [point] : []));

/** The rules, with one text for all positions that are alike. */
const alike = {
  ...nineMensMorris,
  write: (position: Position): string =>
    `${position.side}${keyOf(pointsOf(position, 'W'), pointsOf(position, 'B'))}`,
};

/** Each way to put three men on points that are free. */
const threes = (isFree: (point: number) => boolean): (readonly number[])[] =>
  NAMES.flatMap((_, one) =>
    NAMES.flatMap((__, two) =>
      two <= one ? [] : NAMES.flatMap((___, three) => (three <= two ? [] : [[one, two, three]])),
    ),
  ).filter((points) => points.every(isFree));

/** Every position of three men against three with White to move, those that are alike once. */
function endgames(): readonly Position[] {
  const found = new Map<number, Position>();
  const all = threes(() => true);
  for (const white of all)
    for (const black of all) {
      if (black.some((point) => white.includes(point))) continue;
      const key = keyOf(white, black);
      if (found.has(key)) continue;
      const cells = NAMES.map((_, point) =>
        white.includes(point) ? 'W' : black.includes(point) ? 'B' : EMPTY,
      );
      found.set(key, { cells, side: 'W', hands: { W: 0, B: 0 } });
    }
  return Array.from(found.values());
}

describe('nine men’s morris', () => {
  test('the board is like itself in sixteen ways', () => {
    expect(LIKENESSES.map((likeness) => new Set(likeness).size)).toEqual(LIKENESSES.map(() => 24));
    expect(new Set(LIKENESSES.map(String)).size).toBe(16);
  });

  // some twenty seconds on a quiet machine: in whole runs only
  test.runIf(budget(1, 0, 0) === 1)('with three against three, is worked out', { timeout: 300_000 }, () => {
    const seeds = endgames();
    const verdicts = solve(
      alike,
      seeds.flatMap((seed): Position[] => [seed, { ...seed, side: 'B' }]),
    );
    const values = seeds.map((seed) => verdicts.get(alike.write(seed)));
    const count = (value: number): number => values.filter((verdict) => verdict?.value === value).length;
    expect([values.length, count(1), count(0), count(-1)]).toEqual([169_626, 90_842, 38_622, 40_162]);
    expect(Array.from(verdicts.values()).reduce((most, { moves }) => Math.max(most, moves), 0)).toBe(39);
  });
});
