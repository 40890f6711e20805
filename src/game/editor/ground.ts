import {
  NO_TERRAIN,
  rulesetOf,
  TERRAINS,
  type Arrangement,
  type Square,
  type Terrain,
  type TerrainSort,
} from '../../engine/index.ts';
import { composedWith } from '../games/composed.ts';
import { variationOf } from '../games/games.ts';
import { oppositeSquare } from '../games/layouts.ts';

/** The same pieces on the board of the same game with other terrain. */
export function onGround(arrangement: Arrangement, terrain: Terrain): Arrangement {
  const { id } = arrangement.ruleset.variation;
  const changed = composedWith(id, { terrain });
  return changed === id ? arrangement : { ...arrangement, ruleset: rulesetOf(variationOf(changed)) };
}

/** The sort of terrain on a square; null for plain ground. */
export const groundAt = ({ ruleset }: Arrangement, square: Square): TerrainSort | null =>
  TERRAINS.find((sort) => ruleset.variation.terrain[sort].includes(square)) ?? null;

/**
 * Puts terrain on squares, or removes it where the sort is null. If mirrored, the opposite squares get the same, so
 * that neither side has more of it.
 */
export function brushed(
  arrangement: Arrangement,
  squares: readonly Square[],
  sort: TerrainSort | null,
  isMirrored: boolean,
): Arrangement {
  const { geometry, variation } = arrangement.ruleset;
  const covered = new Set(
    isMirrored ? squares.flatMap((square) => [square, oppositeSquare(geometry, square)]) : squares,
  );
  const terrain: Record<TerrainSort, readonly Square[]> = { ...NO_TERRAIN };
  for (const one of TERRAINS) {
    const others = variation.terrain[one].filter((square) => !covered.has(square));
    terrain[one] = one === sort ? [...others, ...covered] : others;
  }
  return onGround(arrangement, terrain);
}
