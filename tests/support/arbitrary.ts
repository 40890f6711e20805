import * as fc from 'fast-check';
import { parsePosition, VARIATIONS, type Position } from '../../src/engine/index.ts';
import { budget } from './budget.ts';
import { variationOf } from './grid.ts';
import { seeded } from './random.ts';
import { LARGER_IDS, randomId, RULES_ALONE } from './randomIds.ts';
import { randomLine, STYLE_NAMES } from './randomPositions.ts';

/** A valid position as its line and the id of its variation, which is what a failed law prints. */
export interface Sample {
  readonly id: string;
  readonly line: string;
}

export const IDS = VARIATIONS.map(({ id }) => id);

/** The position of a line that must be valid. */
export function positionOf(id: string, line: string): Position {
  const read = parsePosition(variationOf(id), line);
  if (!read.ok) throw new Error(`${line}: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** Random valid positions of these variations, in all styles. */
export const samples = (ids: readonly string[] = IDS): fc.Arbitrary<Sample> =>
  fc
    .record({
      id: fc.constantFrom(...ids),
      style: fc.constantFrom(...STYLE_NAMES),
      seed: fc.nat({ max: 2 ** 30 }),
    })
    .map(({ id, style, seed }) => ({ id, line: randomLine(id, seeded(seed), style) }));

/** The larger games, each rule alone, and random rules and terrain; few on the largest boards, which take long. */
export const LARGER_SAMPLE: readonly string[] = [
  ...LARGER_IDS,
  ...RULES_ALONE,
  ...Array.from({ length: 24 }, (_, index) =>
    randomId(seeded(index), ['poron', 'vallia', 'stikitche', 'hyrshiv']),
  ),
];

type Law = (sample: Sample & { readonly position: Position }) => void;

/**
 * Holds a law on random positions, the same ones every time; fewer where FAST=1. Without ids it holds it on the
 * published games, and with a sixteenth of the runs on larger games with drawn rules and terrain.
 */
export function holds(law: Law, runs: number, ids?: readonly string[]): void {
  holdsOn(law, runs, ids ?? IDS);
  if (ids === undefined) holdsOn(law, Math.ceil(runs / 16), LARGER_SAMPLE);
}

function holdsOn(law: Law, runs: number, ids: readonly string[]): void {
  const property = fc.property(samples(ids), ({ id, line }) => {
    law({ id, line, position: positionOf(id, line) });
  });
  fc.assert(property, { seed: 42, numRuns: budget(runs, Math.ceil(runs / 30)) });
}
