import { describe, expect, test } from 'vitest';
import { rulesetOf } from '../../src/engine/index.ts';
import { boardOf } from '../../src/engine/search.ts';
import { createEvaluation } from '../../src/search/evaluation/evaluation.ts';
import { buildFreeSwods, sumOfFreeSwods } from '../../src/search/evaluation/freeSwods.ts';
import { createStanding, setStanding } from '../../src/search/evaluation/standing.ts';
import { WEIGHTS } from '../../src/search/evaluation/weights.ts';
import { positionOf } from '../support/arbitrary.ts';
import { variationOf } from '../support/grid.ts';

const emptyRanks = (count: number): string => '12/'.repeat(count);

/** What free Swods are worth in a position of Poron, Yellow's less Blue's, by two weights. */
function worthIn(line: string, [freeSwod, freeSwodNear]: readonly [number, number]): number {
  const position = positionOf('poron', line);
  const worths = buildFreeSwods(position.ruleset, { ...WEIGHTS, freeSwod, freeSwodNear });
  const evaluation = createEvaluation(position.ruleset);
  const standing = createStanding(evaluation);
  setStanding(standing, evaluation, boardOf(position));
  return sumOfFreeSwods(worths!, standing.ranks, position.ruleset.geometry.width);
}

/** Two Swods of Yellow that have made six and four steps, and what stands on the tenth rank. */
const onTenth = (tenth: string): string =>
  `4k7/${emptyRanks(7)}${tenth}/12/12/S11/12/8S3/12/12/12/4K7 y - - 0`;

/** A Swod of Yellow with so many empty ranks between it and the last one. */
const alone = (above: number): string => `4k7/${emptyRanks(above)}S11/${emptyRanks(15 - above)}4K7 y - - 0`;

/** The highest worth of a free Swod in a game, for each step that it can make, if a full step is worth 90. */
function mostIn(id: string): number {
  const ruleset = rulesetOf(variationOf(id));
  const worths = buildFreeSwods(ruleset, { ...WEIGHTS, freeSwod: 90, freeSwodNear: 0 })!;
  return Math.max(...worths) / (ruleset.geometry.height - 1);
}

describe('a Swod is free if no enemy Swod or Deldar stands further on, on its file or the next', () => {
  test.each([
    ['one of two is stopped by a Deldar on the next file, and a Blue one is free', '2s6d2', 6 - 8],
    ['a Swod two files away stops nothing', '10s1', 6 + 4 - 8],
    ['a Swod on the same file stops it', '8s3', 6],
    ['a Hikdar stops nothing', '7h4', 6 + 4],
  ])('%s', (_, tenth, steps) => {
    expect(worthIn(onTenth(tenth), [1, 0])).toBe(steps);
  });

  test('an enemy that has passed it no longer stops it', () => {
    const passed = `4k7/${emptyRanks(5)}S11/12/12/1d10/${emptyRanks(7)}4K7 y - - 0`;
    expect(worthIn(passed, [1, 0])).toBe(11);
  });

  test('the nearer it is to its last rank, the more it is worth', () => {
    expect([0, 1, 6, 7, 8].map((above) => worthIn(alone(above), [0, 1]))).toEqual([49, 36, 1, 0, 0]);
  });
});

test('in Pastang, where a Swod becomes a Deldar and gains a ninth of what it gains as a Pallan, it is worth a ninth', () => {
  expect([mostIn('poron'), mostIn('pastang')]).toEqual([90, 10]);
});
