import {
  canBeFresh,
  pieceAt,
  withFresh,
  withPiece,
  type Arrangement,
  type Kind,
  type Side,
  type Square,
  type TerrainSort,
} from '../../engine/index.ts';
import { brushed, groundAt } from './ground.ts';

/** What the user of the editor holds. */
export type Tool =
  | { readonly does: 'move' | 'remove' | 'bonus' }
  /** The brush; null takes terrain away. */
  | { readonly does: 'brush'; readonly sort: TerrainSort | null }
  | { readonly does: 'place'; readonly side: Side; readonly kind: Kind };

export const MOVING: Tool = { does: 'move' };

export const isSameTool = (a: Tool, b: Tool): boolean =>
  a.does === b.does &&
  (a.does !== 'place' || (b.does === 'place' && a.side === b.side && a.kind === b.kind)) &&
  (a.does !== 'brush' || (b.does === 'brush' && a.sort === b.sort));

/**
 * Moves a piece from one square to another; null removes it from the board. It has its first-move bonus if it lands on
 * a home square.
 */
export function carry(arrangement: Arrangement, from: Square, to: Square | null): Arrangement {
  const piece = pieceAt(arrangement, from);
  if (piece === null || from === to) return arrangement;
  const without = withPiece(arrangement, from, null);
  return to === null ? without : withPiece(without, to, piece);
}

/** Gives the piece on a square its first-move bonus, or removes it. */
export const toggleFresh = (arrangement: Arrangement, square: Square): Arrangement =>
  withFresh(arrangement, square, pieceAt(arrangement, square)?.fresh !== true);

/** Gives every piece on a home square its first-move bonus, or removes all bonuses. */
export function withAllFresh(arrangement: Arrangement, isFresh: boolean): Arrangement {
  let changed = arrangement;
  for (let square = 0; square < arrangement.cells.length; square++)
    if (canBeFresh(changed, square)) changed = withFresh(changed, square, isFresh);
  return changed;
}

/**
 * What any tool but the one for moving does to a square: a piece or terrain that is already there is removed. Terrain
 * is mirrored where `isMirrored` says so.
 */
export function use(arrangement: Arrangement, tool: Tool, square: Square, isMirrored = false): Arrangement {
  const there = pieceAt(arrangement, square);
  switch (tool.does) {
    case 'move':
      return arrangement;
    case 'remove':
      return there === null ? arrangement : withPiece(arrangement, square, null);
    case 'bonus':
      return toggleFresh(arrangement, square);
    case 'brush': {
      const isThere = groundAt(arrangement, square) === tool.sort;
      return brushed(arrangement, [square], isThere ? null : tool.sort, isMirrored);
    }
    case 'place': {
      const isThere = there?.side === tool.side && there.kind === tool.kind;
      return withPiece(arrangement, square, isThere ? null : tool);
    }
  }
}
