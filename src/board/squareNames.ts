import { formatSquareInFull, type Geometry, type Terrain } from '../engine/index.ts';
import { text } from '../text/messages.ts';
import { groundOf } from './terrain.ts';

/** What a screen reader calls each square: `Leem C4`, or `Leem C4, river`. */
export function squareNames(geometry: Geometry, terrain: Terrain): readonly string[] {
  const ground = groundOf(terrain);
  return Array.from({ length: geometry.size }, (_, square) => {
    const name = formatSquareInFull(geometry, square);
    const sort = ground.get(square);
    return sort === undefined ? name : `${name}, ${text(`square.${sort}`)}`;
  });
}
