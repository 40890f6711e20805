import { describe, expect, test } from 'vitest';
import {
  legalMoves,
  isSameMove,
  positionAfter,
  startPosition,
  type Position,
} from '../../src/engine/index.ts';
import { createSearcher, LEVELS, type Level } from '../../src/search/index.ts';
import { noticed, strengthOf } from '../../src/search/levels.ts';
import { randomIntegers } from '../../src/search/random.ts';
import { attitudeTo } from '../../src/search/attitude.ts';
import { variationOf } from '../support/grid.ts';
import { positionOf } from '../support/arbitrary.ts';

const choose = (position: Position, level: Level, seed: number) =>
  createSearcher(position.ruleset, { tableBits: 12 }).search(
    { position, earlier: [] },
    { limits: { depth: 3 }, level, seed },
  ).best!;

/** How many different moves a level chooses over a dozen seeds. */
const choices = (position: Position, level: Level) =>
  new Set(Array.from({ length: 12 }, (_, seed) => JSON.stringify(choose(position, level, seed)))).size;

describe('levels', () => {
  const position = startPosition(variationOf('pastang'));

  test.each(LEVELS)('level %i finds a legal move, the same for the same seed', (level) => {
    const move = choose(position, level, 5);
    expect(legalMoves(position).some((legal) => isSameMove(legal, move))).toBe(true);
    expect(choose(position, level, 5)).toEqual(move);
  });

  test('the first level varies with the seed, the last does not', () => {
    expect(choices(position, 1)).toBeGreaterThan(2);
    expect(choices(position, 8)).toBe(1);
  });

  test('a level that overlooks nothing takes a Pallan that is there for the taking; the first mostly overlooks it', () => {
    const taking = positionOf('poron', '4k7/12/12/12/4p7/12/12/12/12/12/4G7/12/12/12/12/12/DDD9/4K7 y - - 0');
    const timesTaken = (level: Level) =>
      Array.from({ length: 10 }, (_, seed) => choose(taking, level, seed).to).filter(
        (to) => to === 13 * 12 + 4,
      ).length;
    expect(timesTaken(5)).toBe(10);
    expect(timesTaken(1)).toBeLessThan(5);
  });

  test('some levels play a share of their games as the next level does; the seed says which', () => {
    const seeds = Array.from({ length: 400 }, (_, seed) => seed);
    for (const level of [1, 2, 3, 4, 5, 6, 7] as const)
      for (const hasNetwork of [false, true]) {
        const strengths = seeds.map((seed) => strengthOf(level, hasNetwork, seed));
        const usual = strengthOf(level, hasNetwork);
        const good = strengths.filter((strength) => strength !== usual);
        const chance = usual.goodDays ?? 0;
        expect(Math.abs(good.length / seeds.length - chance)).toBeLessThanOrEqual(chance / 3);
        expect(new Set(good)).toEqual(
          new Set(chance === 0 ? [] : [strengthOf(LEVELS[level + 1], hasNetwork)]),
        );
        expect(seeds.map((seed) => strengthOf(level, hasNetwork, seed))).toEqual(strengths);
      }
  });

  test('a level that has a good day in a game sees as far as the next level on every turn of it', () => {
    const seeds = Array.from({ length: 16 }, (_, seed) => seed);
    const start = startPosition(variationOf('poron'));
    const positions = [start, positionAfter(start, legalMoves(start)[0]!)!];
    const depths = positions.map((turn) =>
      seeds.map(
        (seed) =>
          createSearcher(start.ruleset, { tableBits: 12 }).search(
            { position: turn, earlier: [] },
            { limits: {}, level: 4, seed },
          ).depth,
      ),
    );
    expect(new Set(depths[0])).toEqual(new Set([2, 3]));
    expect(depths[1]).toEqual(depths[0]);
  });

  test.each([
    [0, 1, 1],
    [0.5, 0.4, 0.6],
    [1, 0, 0.01],
  ])(
    'overlooking %d of its moves, a player notices from %d to %d of them, and one at least',
    (overlooks, least, most) => {
      const moves = Array.from({ length: 400 }, (_, index) => index);
      const seen = noticed(moves, { ...strengthOf(1), overlooks }, randomIntegers(7));
      expect(seen.length).toBeGreaterThanOrEqual(Math.max(1, 400 * least));
      expect(seen.length).toBeLessThanOrEqual(400 * most);
      expect(new Set(seen).size).toBe(seen.length);
    },
  );
});

describe('conceding and draws', () => {
  test.each([
    ['a full loss that is near is conceded', { kind: 'loss', points: 1, turns: 2 }, 80, 0, true, true, false],
    ['half a loss is played on', { kind: 'loss', points: 0.5, turns: 2 }, 80, 0, false, true, false],
    ['a win is played on', { kind: 'win', points: 0.5, turns: 2 }, 80, 60, false, false, false],
    ['next to nothing early', { kind: 'centipoints', value: 5 }, 10, 0, false, false, false],
    ['next to nothing late', { kind: 'centipoints', value: 5 }, 80, 0, false, true, false],
    ['next to nothing for long', { kind: 'centipoints', value: 5 }, 80, 60, false, true, true],
    ['better', { kind: 'centipoints', value: 300 }, 80, 60, false, false, false],
    ['hopeless', { kind: 'centipoints', value: -5000 }, 80, 0, true, true, false],
  ] as const)('%s', (_, score, turns, quiet, concedes, acceptsDraw, offersDraw) => {
    expect(attitudeTo(score, turns, quiet)).toEqual({ concedes, acceptsDraw, offersDraw });
  });

  test.each([
    ['a level that errs by so much', -600, 2, 2500, false],
    ['a level that errs by less', -600, 2, 100, true],
    ['full strength', -60, 2, 0, true],
    ['a level that errs, later', -600, 60, 2500, true],
  ])('%s takes a draw early only where it is clearly behind', (_, value, turns, noise, acceptsDraw) => {
    expect(attitudeTo({ kind: 'centipoints', value }, turns, 0, noise).acceptsDraw).toBe(acceptsDraw);
  });

  test('a beginner who has hardly begun takes no half point for the start', () => {
    const start = startPosition(variationOf('pastang'));
    const { search } = createSearcher(start.ruleset, { tableBits: 12 });
    for (const level of [1, 2] as const)
      for (let seed = 1; seed <= 20; seed++)
        expect(search({ position: start, earlier: [] }, { level, seed, limits: {} }).acceptsDraw).toBe(false);
  });
});
