import {
  formatPosition,
  parsePosition,
  startPosition,
  type NotationError,
  type Position,
  type Result,
  type Variation,
} from '../engine/index.ts';

/** Reads a position line; “start” means the start array, which on its terrain may not be a valid position. */
export const readPositionLine = (variation: Variation, line: string): Result<Position, NotationError> =>
  parsePosition(variation, line === 'start' ? formatPosition(startPosition(variation)) : line);
