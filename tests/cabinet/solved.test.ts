import { describe, expect, test } from 'vitest';
import { fourFieldKono } from '../../src/cabinet/games/fourFieldKono/rules.ts';
import { muTorere } from '../../src/cabinet/games/muTorere/rules.ts';
import { isWon } from '../../src/cabinet/games/tacTix/mind.ts';
import { tacTix, type Position } from '../../src/cabinet/games/tacTix/rules.ts';
import { solve } from '../../src/cabinet/mind/solve.ts';
import type { MarbleBoard } from '../../src/cabinet/seam/armies.ts';

/** What the pages of rules say is known, worked out by the rules themselves. */
describe('mu torere', () => {
  const verdicts = solve(muTorere, [muTorere.start()]);
  const all = [...verdicts.values()];

  test('is drawn with the best play', () => {
    expect(verdicts.get(muTorere.write(muTorere.start()))?.value).toBe(0);
  });

  test('has 1180 positions, 128 of them lost and 208 won, none in more than five moves', () => {
    expect(all.length).toBe(1180);
    expect(all.filter(({ value }) => value === -1).length).toBe(128);
    expect(all.filter(({ value }) => value === 1).length).toBe(208);
    expect(Math.max(...all.map(({ moves }) => moves))).toBe(5);
  });
});

describe('tac tix', () => {
  const HOLES = Array.from({ length: 16 }, (_, hole) => hole);
  const boardOf = (marbles: number): Position => ({
    cells: HOLES.map((hole) => ((marbles >> hole) & 1 ? 'O' : '')),
    side: 'f',
  });
  /** Whether the player to move wins each of the 65,536 boards, by the rules: whose turn it is makes no difference. */
  const wins: boolean[] = [];
  for (let marbles = 0; marbles < 2 ** HOLES.length; marbles++) {
    const position = boardOf(marbles);
    const left = tacTix
      .moves(position)
      .map(({ holes }) => holes.reduce((rest, hole) => rest & ~(1 << hole), marbles));
    wins.push(tacTix.outcome(position).over || left.some((rest) => wins[rest] === false));
  }

  test('is won by the second player, and the computer’s table agrees on every board', () => {
    expect(wins).toHaveLength(65_536);
    expect(wins.at(-1)).toBe(false);
    expect(wins.filter((isWin, marbles) => isWon(boardOf(marbles)) !== isWin)).toEqual([]);
  });

  test('answered on the opposite side of the middle, is right as often as the page says', () => {
    const even = wins.flatMap((isWin, marbles) => {
      const { cells } = boardOf(marbles);
      const count = cells.filter((cell) => cell === 'O').length;
      return cells.every((cell, hole) => cell === cells[15 - hole]) ? { count, isRight: !isWin } : [];
    });
    const right = (least: number, most: number): readonly [right: number, all: number] => {
      const some = even.filter(({ count }) => count >= least && count <= most);
      return [some.filter(({ isRight }) => isRight).length, some.length];
    };
    expect([right(14, 14), right(6, 12), right(2, 2)]).toEqual([
      [8, 8],
      [180, 210],
      [0, 8],
    ]);
  });
});

describe('four field kono', () => {
  const PLACES = Array.from({ length: 16 }, (_, place) => place);
  const pairs = PLACES.flatMap((one) => PLACES.slice(one + 1).map((other) => [one, other] as const));
  /** Every position of two marbles against two. */
  const seeds: readonly MarbleBoard[] = pairs.flatMap((white) =>
    pairs
      .filter((black) => !black.some((place) => white.includes(place)))
      .flatMap((black) => {
        const cells = PLACES.map((place) => (white.includes(place) ? 'W' : black.includes(place) ? 'B' : ''));
        return (['w', 'b'] as const).map((side) => ({ cells, side }));
      }),
  );

  test('with two against two, is worked out', () => {
    const verdicts = solve(fourFieldKono, seeds);
    const values = seeds.map((seed) => verdicts.get(fourFieldKono.write(seed)));
    const count = (value: number): number => values.filter((verdict) => verdict?.value === value).length;
    expect([values.length, count(1), count(0), count(-1)]).toEqual([21_840, 912, 20_896, 32]);
  });
});
