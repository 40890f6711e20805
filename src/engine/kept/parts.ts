import { ALL_DIRECTIONS, type DirectionMask } from '../directions.ts';
import { TRAIT } from '../compiled/traits.ts';

/** A part of a piece's ways that can be followed by itself: forms of move, and directions in which they begin. */
export interface Part {
  readonly forms: number;
  readonly directions: DirectionMask;
}

export const WHOLE: readonly Part[] = [{ forms: -1, directions: ALL_DIRECTIONS }];

const IN_DIRECTIONS = TRAIT.bend | TRAIT.moveThenVault;
const THEN_VAULT = TRAIT.moveThenVault | TRAIT.waits;
const EACH = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * The parts of a Pallan. Its ways are so long and so many that most changes affect some of them, but few affect them
 * all.
 */
export const pallanParts = (): readonly Part[] => [
  { forms: ~IN_DIRECTIONS, directions: ALL_DIRECTIONS },
  ...EACH.map((d) => ({ forms: TRAIT.bend, directions: 1 << d })),
  ...EACH.map((d) => ({ forms: THEN_VAULT, directions: 1 << d })),
  { forms: THEN_VAULT | TRAIT.leapThenVault | TRAIT.boundLeap, directions: 0 },
];

/**
 * The parts of a piece with these traits. A piece that promotes stays whole, since several of its moves may end on one
 * square.
 */
export const partsOf = (traits: number, pallan: readonly Part[]): readonly Part[] =>
  (traits & IN_DIRECTIONS) === IN_DIRECTIONS && (traits & TRAIT.promotes) === 0 ? pallan : WHOLE;
