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
  const known = new Map<string, boolean>();
  /** Whether the player to move wins, by the rules; whose turn it is makes no difference to what can be taken. */
  const wins = (position: Position): boolean => {
    const text = position.cells.map((cell) => (cell === '' ? '.' : cell)).join('');
    const before = known.get(text);
    if (before !== undefined) return before;
    const outcome = tacTix.outcome(position);
    const isWin = outcome.over || tacTix.moves(position).some((move) => !wins(tacTix.play(position, move)));
    known.set(text, isWin);
    return isWin;
  };

  test('is won by the second player, and the computer’s table agrees on every board that was looked at', () => {
    expect(wins(tacTix.start())).toBe(false);
    const wrong = [...known].filter(([text, isWin]) => {
      const cells = Array.from(text, (cell) => (cell === '.' ? '' : cell));
      return isWon({ cells, side: 'f' }) !== isWin;
    });
    expect(known.size).toBeGreaterThan(10_000);
    expect(wrong).toEqual([]);
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
