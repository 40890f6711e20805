import { describe, expect, test } from 'vitest';
import {
  findVariation,
  formatSquare,
  formatVariationId,
  opponent,
  outcome,
  parsePosition,
  rulesetOf,
  type Position,
} from '../../src/engine/index.ts';
import { holds, IDS, positionOf, type Sample } from '../support/arbitrary.ts';
import { movesText } from '../support/compare.ts';
import { variationOf } from '../support/grid.ts';
import {
  HALF_TURN,
  LEFT_RIGHT,
  mirrorLine,
  mirrorMove,
  plainLine,
  symmetrical,
  UPSIDE_DOWN,
  type Mirror,
} from '../support/mirrors.ts';
import { seeded, type Random } from '../support/random.ts';
import { randomRules, randomTerrain, SEVEN_BASES } from '../support/randomIds.ts';

/** The square names of a position, by square. */
const namesOf = ({ cells, ruleset }: Position): string[] =>
  Array.from(cells, (_, square) => formatSquare(ruleset.geometry, square));

const ON_PORONS_BOARD = SEVEN_BASES.slice(0, 4);
const ON_LARGER_BOARDS = SEVEN_BASES.slice(4);

/** Moves and outcome of the mirrored position, and the mirrored moves and outcome of the position. */
function inMirror({ id, line }: Sample, mirror: Mirror, bonuses: boolean) {
  const position = positionOf(id, line);
  const names = namesOf(position);
  const plain = plainLine(id, line, bonuses);
  const here = parsePosition(variationOf(id), plain);
  const there = parsePosition(variationOf(id), mirrorLine(id, plain, mirror, names, bonuses));
  if (!here.ok || !there.ok) return { found: there.ok, wanted: here.ok };
  const { geometry } = position.ruleset;
  const inMirrorOf = (text: string): string => mirrorMove(text, mirror, names, geometry);
  const wanted = outcome(here.value);
  const side = wanted.status === 'over' && wanted.winner !== null ? wanted.winner : null;
  const found = outcome(there.value);
  return {
    found: [movesText(there.value), found.status === 'over' ? [found.ending, found.winner] : []],
    wanted: [
      movesText(here.value).map(inMirrorOf).toSorted(),
      wanted.status === 'over'
        ? [wanted.ending, side !== null && mirror.swapsSides ? opponent(side) : side]
        : [],
    ],
  };
}

describe('the rules are the same in the mirror', () => {
  test('left and right, without first-move bonuses and Fluttember', () => {
    holds(
      (sample) => {
        const { found, wanted } = inMirror(sample, LEFT_RIGHT, false);
        expect(found).toEqual(wanted);
      },
      600,
      IDS,
    );
  });

  test('left and right, with first-move bonuses, where the array is the same in the mirror', () => {
    holds(
      (sample) => {
        const { found, wanted } = inMirror(sample, LEFT_RIGHT, true);
        expect(found).toEqual(wanted);
      },
      600,
      ['pastang', 'pastang:af', 'pastang:cd'],
    );
  });

  test('Yellow and Blue, by a half turn of the board, with first-move bonuses', () => {
    holds(
      (sample) => {
        const { found, wanted } = inMirror(sample, HALF_TURN, true);
        expect(found).toEqual(wanted);
      },
      600,
      IDS,
    );
  });

  // every named rule is the same in the mirror, and so is terrain that is
  test.each([
    ['left and right, without first-move bonuses', LEFT_RIGHT, false, SEVEN_BASES],
    ['by a half turn, with first-move bonuses', HALF_TURN, true, ON_PORONS_BOARD],
    ['north and south, with first-move bonuses', UPSIDE_DOWN, true, ON_LARGER_BOARDS],
  ] as const)('the larger games with random rules and terrain: %s', (_, mirror, bonuses, bases) => {
    const ids = Array.from({ length: 20 }, (__, index) => mirroredId(seeded(index), bases, mirror));
    holds(
      (sample) => {
        const { found, wanted } = inMirror(sample, mirror, bonuses);
        expect(found).toEqual(wanted);
      },
      60,
      ids,
    );
  });
});

/** A game with random rules, and random terrain that is the same in the mirror. */
function mirroredId(random: Random, bases: readonly string[], mirror: Mirror): string {
  const base = variationOf(random.pick(bases));
  const terrain = symmetrical(randomTerrain(base, random), rulesetOf(base).geometry, mirror);
  const id = formatVariationId({ base: base.id, rules: randomRules(base, random), terrain });
  return findVariation(id) === undefined ? base.id : id;
}
