import {
  formatSquareInFull,
  TERRAINS,
  type Geometry,
  type Square,
  type Terrain,
  type TerrainSort,
} from '../engine/index.ts';
import { text } from '../text/messages.ts';

/** What a screen reader calls each square: `Leem C4`, or `Leem C4, river`. */
export function squareNames(geometry: Geometry, terrain: Terrain): readonly string[] {
  const ground = groundOf(terrain);
  return Array.from({ length: geometry.size }, (_, square) => {
    const name = formatSquareInFull(geometry, square);
    const sort = ground.get(square);
    return sort === undefined ? name : `${name}, ${text(`square.${sort}`)}`;
  });
}

/** The sort of terrain of each square that has one. */
const groundOf = (terrain: Terrain): ReadonlyMap<Square, TerrainSort> =>
  new Map(TERRAINS.flatMap((sort) => terrain[sort].map((square) => [square, sort] as const)));
