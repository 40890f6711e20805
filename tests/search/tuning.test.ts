import { describe, expect, test } from 'vitest';
import { bytesOf, gamesIn } from '../../scripts/network/records.ts';
import type { Sample } from '../../scripts/network/samples.ts';
import { CANDIDATES } from '../../scripts/tuning/candidates.ts';
import { fit, lossOf, scaleOf, type Fitted } from '../../scripts/tuning/fit.ts';
import { GROUPS, NEW_GROUPS } from '../../scripts/tuning/groups.ts';
import { FEATURES, rowsOf, shareOf, WEIGHT_NAMES } from '../../scripts/tuning/rows.ts';
import { samplesOfGame } from '../../scripts/tuning/selfPlay.ts';
import { solve } from '../../scripts/tuning/solve.ts';
import { isKaida, outcome, startPosition, type Position } from '../../src/engine/index.ts';
import { boardOf } from '../../src/engine/search.ts';
import { createContext } from '../../src/search/context.ts';
import { WEIGHTS } from '../../src/search/evaluation/weights.ts';
import { setPath } from '../../src/search/path.ts';
import { randomIntegers } from '../../src/search/random.ts';
import { staticWorth } from '../../src/search/worth.ts';
import { variation } from '../support/games.ts';
import { positionOf } from '../support/arbitrary.ts';

/** A position of Poron from its ranks by number; Kings stand on E1 and E18. */
function poron(ranks: Readonly<Record<number, string>>): Position {
  const rows = Array.from({ length: 18 }, (_, row) => {
    const rank = 18 - row;
    return ranks[rank] ?? (rank === 18 ? '4k7' : rank === 1 ? '4K7' : '12');
  });
  return positionOf('poron', `${rows.join('/')} y - - 0`);
}

/** Pieces on the westernmost file, from rank 5 down. */
function file(pieces: string): Position {
  const ranks = Array.from(pieces, (piece, at) => [5 - at, at === 4 ? `${piece}3K7` : `${piece}11`]);
  return poron(Object.fromEntries(ranks));
}

const counted = (name: string, position: Position) =>
  ([0, 1] as const).map((side) => CANDIDATES[name]!(boardOf(position), side));

describe('what the new terms count', () => {
  test.each([
    ['deldarWorth', 'Deldars anywhere', poron({ 8: 'D11', 2: 'D11' }), [2, 0]],
    ['deldarCentre', 'Deldars in the drins where no army begins', poron({ 8: 'D11', 2: 'D11' }), [1, 0]],
    ['proptChain', 'propt Swods side by side', poron({ 5: '1SS6S2', 4: '1D7D2' }), [2, 0]],
    ['frontFree', 'pieces that may step over a front', poron({ 7: '4SSS5', 6: 'S4J6' }), [1, 0]],
    ['frontBlocked', 'pieces whose friends fill it', poron({ 7: '4SSS5', 6: 'S4J6' }), [1, 0]],
    ['vaultPrey', 'enemies beyond three pieces', file('sSSSJ'), [1, 1]],
    ['vaultOpens', 'all pieces that a vault passes', file('sSSSJ'), [7, 4]],
    ['vaultOverEnemy', 'enemies that carry it', file('sSSSJ'), [1, 3]],
    ['kingLineNear', 'two pieces in line with the King', poron({ 3: '4S7', 2: '4S7' }), [1, 0]],
    ['kingLineNear', 'not three, which is a line already', poron({ 4: '4S7', 3: '4S7', 2: '4S7' }), [0, 0]],
    ['pallanReach', 'squares to the second front or a friend', poron({ 1: 'P3K7' }), [25, 0]],
    ['captainReach', 'squares to the first front', poron({ 2: 'J11' }), [5 + 5, 0]],
    ['swodFree', 'Swods that meet no Swod or Deldar', poron({ 10: '2s6d2', 7: 'S11', 5: '8S3' }), [1, 1]],
  ])('%s: %s', (name, _, position, counts) => {
    expect(counted(name, position)).toEqual(counts);
  });

  test('every group names things that the fit knows', () => {
    for (const names of Object.values({ ...GROUPS, ...NEW_GROUPS }))
      for (const name of names) expect(FEATURES).toContain(name);
  });
});

const START = poron({ 12: 'g11', 8: '3D8', 7: '4SSS5', 6: 'S4J6', 3: '3PS7' });

const sample = (position: Position, quarters: number, score: number): Sample => ({
  position,
  quarters,
  score,
});

/** The share of the only position of a game with this result and score. */
const shareWith = (quarters: number, score: number): number =>
  shareOf(gamesIn(bytesOf([sample(START, quarters, score)]), START.cells.length)[0]!);

describe('positions in files', () => {
  const fewer = poron({ 8: '3D8' });
  const size = START.cells.length;

  test('come back as they were, but a score beyond the greatest comes back as the greatest', () => {
    const [game] = gamesIn(bytesOf([sample(START, 4, -321), sample(fewer, 4, 25_000)]), size);
    expect(game?.map(({ score }) => score)).toEqual([-321, 20_000]);
    expect(game?.map(({ quarters, turn }) => [quarters, turn])).toEqual([
      [4, 0],
      [4, 0],
    ]);
    expect(Array.from(game![0]!.cells)).toEqual(Array.from(START.cells));
  });

  test('a game begins where there are more pieces than before, or the result is another', () => {
    const bytes = bytesOf([
      sample(START, 4, 0),
      sample(fewer, 4, 0),
      sample(START, 4, 0),
      sample(fewer, 0, 0),
    ]);
    expect(gamesIn(bytes, size).map((game) => game.length)).toEqual([2, 1, 1]);
    expect(() => gamesIn(bytes.subarray(1), size)).toThrow('no whole number');
  });

  test('a game that was broken off counts as won by who was far ahead, else as drawn', () => {
    expect([shareWith(2, 1500), shareWith(2, -1500), shareWith(2, 1499), shareWith(3, -5000)]).toEqual([
      1, 0, 0.5, 0.75,
    ]);
  });
});

const judged = (position: Position, weights = WEIGHTS): number => {
  const context = createContext(position.ruleset, { tableBits: 4, weights });
  setPath(context.path, position, []);
  return staticWorth(context);
};

describe('positions as the fit sees them', () => {
  const rows = rowsOf(START.ruleset, gamesIn(bytesOf([{ position: START, quarters: 4, score: 0 }]), 216));

  test('the worth is that of the evaluation', () => {
    expect(rows.worths[0]).toBe(judged(START));
  });

  test.each(WEIGHT_NAMES)('the slope of %s shows the effect of another weight', (name) => {
    const moved = judged(START, { ...WEIGHTS, [name]: WEIGHTS[name] + 40 });
    const slope = rows.slopes[FEATURES.indexOf(name)]!;
    expect(Math.abs(rows.worths[0]! + 40 * slope - moved)).toBeLessThan(4);
  });
});

/** Positions whose results follow from their worth and half of one of two features, by a scale of 300. */
function made(count: number): Fitted {
  const next = randomIntegers(7);
  const draw = (): number => next() / 2 ** 31;
  const rows = {
    count,
    worths: Float32Array.from({ length: count }, () => 400 * draw()),
    shares: new Float32Array(count),
    slopes: Float32Array.from({ length: 2 * count }, () => 20 * draw()),
    judges: Uint8Array.from({ length: count }, (_, at) => (at % 10 === 0 ? 1 : 0)),
  };
  for (let at = 0; at < count; at++) {
    const worth = rows.worths[at]! + 12 * rows.slopes[2 * at]!;
    rows.shares[at] = 1 / (1 + Math.exp(-worth / 300));
  }
  return rows;
}
describe('the fit', () => {
  const rows = made(4000);
  const units = Float64Array.of(6, 6);
  const game = { rows, scale: 300 };

  test('finds the weight that the results follow, and leaves the other', () => {
    const change = fit([game], { units, hold: 1e-9 });
    expect(change[0]).toBeCloseTo(12, 1);
    expect(change[1]).toBeCloseTo(0, 1);
    expect(scaleOf(rows, change)).toBeCloseTo(300, -1);
    expect(lossOf(rows, change, 300, 1)).toBeLessThan(lossOf(rows, Float64Array.of(0, 0), 300, 1));
  });

  test('a weight that is held changes less, one that is not free stays', () => {
    expect(fit([game], { units, hold: 0.01 })[0]).toBeLessThan(11);
    expect(fit([game], { units: Float64Array.of(0, 6), hold: 1e-9 })[0]).toBe(0);
  });

  test('positions that judge take no part', () => {
    const spoilt = { ...rows, shares: rows.shares.map((share, at) => (at % 10 === 0 ? 1 - share : share)) };
    const freedom = { units, hold: 1e-9 };
    expect(fit([{ rows: spoilt, scale: 300 }], freedom)).toEqual(fit([game], freedom));
  });
});

test('linear equations are solved; where nothing determines a value they are refused', () => {
  const found = solve(Float64Array.of(4, 2, 2, 3), Float64Array.of(10, 8));
  expect([...found].map((value) => Number(value.toFixed(9)))).toEqual([1.75, 1.5]);
  expect(() => solve(Float64Array.of(1, 1, 1, 1), Float64Array.of(1, 1))).toThrow('not positive');
});

describe('a game of the computer against itself', () => {
  const stikitche = variation('stikitche');
  const gameOf = (game: number) =>
    samplesOfGame(stikitche, [startPosition(stikitche)], game, { nodes: 60, every: 2, lead: 30_000 });
  const games = Array.from({ length: 12 }, (_, game) => gameOf(game));

  test('gives quiet positions that nobody has won yet, all with the result of the game', () => {
    expect(games.flat().length).toBeGreaterThan(4);
    for (const samples of games) {
      expect(new Set(samples.map(({ quarters }) => quarters)).size).toBeLessThanOrEqual(1);
      for (const { position } of samples) {
        expect(isKaida(position)).toBe(false);
        expect(outcome(position).status).not.toBe('over');
      }
    }
  });

  test('is the same again for the same number', () => {
    for (const [game, samples] of games.entries()) expect(bytesOf(gameOf(game))).toEqual(bytesOf(samples));
  });
});
