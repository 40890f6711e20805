import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalMoves, type Position } from '../../src/engine/index.ts';
import { createSearcher } from '../../src/search/index.ts';
import { ALL_ON, SOUND, type Switches } from '../../src/search/switches.ts';
import { positionOf } from '../support/arbitrary.ts';
import { budget } from '../support/budget.ts';
import { minimax } from '../support/minimax.ts';
import { seeded } from '../support/random.ts';
import { randomLine } from '../support/randomPositions.ts';

const IDS = [
  'poron',
  'pastang',
  'pastang:swods-mixed',
  'stikitche',
  'draks-city',
  'draks-city:mass',
] as const;

/** Random positions with few moves, so that every line can be looked at. */
function holdsOnSmall(
  law: (position: Position, depth: number) => void,
  runs: number,
  most: number,
  numRuns = budget(runs, Math.ceil(runs / 20)),
): void {
  const arbitrary = fc.record({
    id: fc.constantFrom(...IDS),
    style: fc.constantFrom('few', 'bare', 'stalemate', 'lines', 'firstMoves'),
    seed: fc.nat({ max: 2 ** 30 }),
  });
  let held = 0;
  const property = fc.property(arbitrary, ({ id, style, seed }) => {
    const position = positionOf(id, randomLine(id, seeded(seed), style));
    const { length } = legalMoves(position);
    fc.pre(length > 0);
    const depth = Math.min(3, Math.floor(Math.log(most) / Math.log(length + 1)));
    fc.pre(depth > 0);
    held++;
    law(position, depth);
  });
  fc.assert(property, { seed: 7, numRuns });
  expect(held).toBeGreaterThan(0);
}

const searched = (position: Position, depth: number, switches: Switches) =>
  createSearcher(position.ruleset, { tableBits: 12, switches }).search(
    { position, earlier: [] },
    { limits: { depth } },
  ).lines[0]?.score;

describe('a search with sound short cuts alone finds what plain minimax finds', () => {
  const variants: readonly (readonly [string, Switches])[] = [
    ['with all of them', SOUND],
    ['without the table of positions', { ...SOUND, table: false }],
    ['without narrow windows', { ...SOUND, window: false }],
    ['with moves in stages', { ...SOUND, staging: true }],
    ['with the table asked at the last ply, too', { ...SOUND, settling: true }],
    ['without ordering of moves', { ...SOUND, ordering: false }],
  ];
  test.each(variants)('%s', (_, switches) => {
    holdsOnSmall(
      (position, depth) => {
        expect(searched(position, depth, switches)).toEqual(minimax(position, depth, false));
      },
      60,
      3_000,
    );
  });

  test('with captures followed to their end', () => {
    holdsOnSmall(
      (position) => {
        fc.pre(Array.from(position.cells).filter((code) => code !== 0).length <= 9);
        expect(searched(position, 1, { ...SOUND, quiescence: true })).toEqual(minimax(position, 1, true));
      },
      40,
      500,
    );
  });
});

test('short cuts that guess find a different score now and then, so these comparisons can fail', () => {
  let differ = 0;
  holdsOnSmall(
    (position, depth) => {
      if (differ > 0) return; // one is enough
      const score = searched(position, depth, ALL_ON);
      if (JSON.stringify(score) !== JSON.stringify(minimax(position, depth, false))) differ++;
    },
    60,
    3_000,
    60, // differences are rare, so fewer would prove nothing
  );
  expect(differ).toBeGreaterThan(0);
});
