import {
  DIAGONALS,
  DIRECTIONS,
  isCrossing,
  isEmpty,
  isOpen,
  lift,
  ORTHOGONALS,
  step,
  terrainAt,
  type Direction,
  type Piece,
  type Position,
  type Square,
} from './board.ts';
import { regularEnds, regularEndsInAll } from './regular.ts';

/** Section 15, Flutsman: four squares through the air to an empty square, then one step. */
export function flutsmanEnds(position: Position, piece: Piece, from: Square): Square[] {
  const lifted = lift(position, from);
  return DIRECTIONS.map(({ east, north }) => ({ file: from.file + 4 * east, rank: from.rank + 4 * north }))
    .filter((touchDown) => isOpen(position, touchDown) && isEmpty(lifted, touchDown))
    .flatMap((touchDown) => regularEndsInAll(lifted, piece, touchDown, DIRECTIONS, 'halting', 1));
}

/** Section 15, Archer and Crossbowman: one step in one of `first`, and perhaps on in any of `then`. */
function missileEnds(
  position: Position,
  piece: Piece,
  from: Square,
  first: readonly Direction[],
  then: readonly Direction[],
): Square[] {
  const lifted = lift(position, from);
  return first.flatMap((direction) => {
    // The only step there is, or none.
    const [corner] = regularEnds(position, piece, from, direction, 'free', 1);
    if (corner === undefined) return [];
    const ground = terrainAt(position, corner);
    if (!isEmpty(position, corner) || ground === 'river' || ground === 'wood') return [corner];
    // L5: at most one crossing in the whole move; section 16, missiles-halt: with the first step only.
    const hasCrossed = isCrossing(from, step(from, direction));
    const fronts = hasCrossed || position.variation.rules.has('missiles-halt') ? 'closed' : 'free';
    return [corner, ...regularEndsInAll(lifted, piece, corner, then, fronts, Infinity, 1)];
  });
}

/** Section 15. */
export function archerEnds(position: Position, piece: Piece, from: Square): Square[] {
  return missileEnds(position, piece, from, DIAGONALS, ORTHOGONALS);
}

/** Section 15. */
export function crossbowmanEnds(position: Position, piece: Piece, from: Square): Square[] {
  return missileEnds(position, piece, from, ORTHOGONALS, DIAGONALS);
}
