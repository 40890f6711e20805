import { describe, expect, test } from 'vitest';
import { startPosition } from '../../src/engine/index.ts';
import { createContext, type Settings } from '../../src/search/context.ts';
import { setPath } from '../../src/search/path.ts';
import { ALL_ON } from '../../src/search/switches.ts';
import { UNKNOWN } from '../../src/search/table.ts';
import { scoreFarAbove, scoreFrom, staticWorth } from '../../src/search/worth.ts';
import { positionOf } from '../support/arbitrary.ts';
import { variation } from '../support/games.ts';

/** Poron's start without Blue's Pallan. */
const AHEAD = positionOf(
  'poron',
  `cjhg1kgmmhjc/dddddddddddd/ssssssssssss/${'12/'.repeat(12)}SSSSSSSSSSSS/DDDDDDDDDDDD/CJHMMGPKGHJC y YB - 0`,
);

/** A search that stands at a position and has looked at it closely once. */
function lookedAt(position = AHEAD, settings: Settings = {}) {
  const context = createContext(position.ruleset, settings);
  setPath(context.path, position, []);
  const score = scoreFrom(context, staticWorth(context));
  return { context, score };
}

describe('a quick look', () => {
  test('finds the score of a close look where it is far above the bound', () => {
    const { context, score } = lookedAt();
    expect(score).toBeGreaterThan(500);
    expect(scoreFarAbove(context, score - 200)).toBe(score);
  });

  test.each([
    ['just above it', 10],
    ['at it', 0],
    ['below it', -200],
  ])('leaves a position to the close look that is %s', (_, above) => {
    const { context, score } = lookedAt();
    expect(scoreFarAbove(context, score - above)).toBe(UNKNOWN);
  });

  test('is taken neither without laziness nor among few pieces', () => {
    const strict = lookedAt(AHEAD, { switches: { ...ALL_ON, laziness: false } });
    expect(scoreFarAbove(strict.context, strict.score - 200)).toBe(UNKNOWN);
    const few = lookedAt(startPosition(variation('stikitche')));
    expect(scoreFarAbove(few.context, few.score - 200)).toBe(UNKNOWN);
  });

  test('is not for the levels that err, which were measured without it', () => {
    const { context, score } = lookedAt();
    context.noise = 40;
    expect(scoreFarAbove(context, score - 500)).toBe(UNKNOWN);
  });
});
