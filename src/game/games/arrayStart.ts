import {
  accept,
  formatPosition,
  parsePosition,
  startPosition,
  type NotationError,
  type Position,
  type Result,
  type Side,
  type Variation,
} from '../../engine/index.ts';
import { hasTerrain } from './composed.ts';

/**
 * The array of a game with this side to move. On the game's terrain the array may be no valid position, because a vault
 * reaches the King of the side that is not to move (sections 12 and 19).
 */
export function arrayStart(variation: Variation, side: Side): Result<Position, NotationError> {
  const start = startPosition(variation, side);
  const read = hasTerrain(variation.terrain) ? parsePosition(variation, formatPosition(start)) : null;
  return read?.ok === false ? read : accept(start);
}
