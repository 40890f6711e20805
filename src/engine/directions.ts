/** The 8 directions, clockwise from north, so that a turn of 45° is one step in this list (rules, "Words"). */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** An index into `DIRECTIONS`, 0 to 7. */
export type Direction = number;

/** Means "no direction", for two squares that share no line. */
export const NO_DIRECTION = 8;

export const FILE_STEP: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];
export const RANK_STEP: readonly number[] = [1, 1, 0, -1, -1, -1, 0, 1];

/** A set of directions as a bit mask: bit d stands for direction d. */
export type DirectionMask = number;

export const ALL_DIRECTIONS: DirectionMask = 0b11111111;
const ORTHOGONAL: DirectionMask = 0b01010101;
const DIAGONAL: DirectionMask = 0b10101010;
export const NORTHWARD: DirectionMask = 0b10000011;
export const SOUTHWARD: DirectionMask = 0b00111000;

/** The names by which the data of a kind gives its directions; forward depends on the side. */
export const DIRECTION_SETS = [
  'none',
  'all',
  'orthogonal',
  'diagonal',
  'forward',
  'forward-diagonal',
] as const;
export type DirectionSet = (typeof DIRECTION_SETS)[number];

/** The directions of a named set for a side (0 Yellow, 1 Blue). */
export function directionMask(set: DirectionSet, side: number): DirectionMask {
  const forward = side === 0 ? NORTHWARD : SOUTHWARD;
  switch (set) {
    case 'none':
      return 0;
    case 'all':
      return ALL_DIRECTIONS;
    case 'orthogonal':
      return ORTHOGONAL;
    case 'diagonal':
      return DIAGONAL;
    case 'forward':
      return forward;
    case 'forward-diagonal':
      return forward & DIAGONAL;
  }
}

export const isOrthogonal = (direction: Direction): boolean => (direction & 1) === 0;
export const reverse = (direction: Direction): Direction => (direction + 4) & 7;

/** The directions at 45° to a heading. */
export const leftOf = (direction: Direction): Direction => (direction + 7) & 7;
export const rightOf = (direction: Direction): Direction => (direction + 1) & 7;

/** The lowest direction in a non-empty mask; `mask & (mask - 1)` drops it. */
export const firstOf = (mask: DirectionMask): Direction => 31 - Math.clz32(mask & -mask);
