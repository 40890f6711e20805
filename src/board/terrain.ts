import { TERRAINS, type Terrain, type TerrainSort } from '../engine/index.ts';
import type { View } from './view.ts';

/** Units of the drawing per square. */
export const GROUND_BOX = 48;

/** How one sort of terrain is drawn: its squares as an area, and the strokes that identify it without colour. */
export interface GroundDrawing {
  readonly sort: TerrainSort;
  readonly area: string;
  readonly strokes: string;
}

/** Strokes of one square, from its top left corner. Waves run on from square to square. */
const STROKES = {
  river:
    'm0 9c6 -5 10 -5 16 0s10 5 16 0s10 -5 16 0m-48 15c6 -5 10 -5 16 0s10 5 16 0s10 -5 16 0m-48 15c6 -5 10 -5 16 0s10 5 16 0s10 -5 16 0',
  wood: 'm12 4l7 12h-14zm0 12v6m24 -18l7 12h-14zm0 12v6m-24 4l7 12h-14zm0 12v6m24 -18l7 12h-14zm0 12v6',
  hill: 'm4 44c3 -26 9 -38 20 -38s17 12 20 38m-30 0c2 -16 5 -24 10 -24s8 8 10 24m-8 0c1 -6 0 -8 -2 -8s-3 2 -2 8',
} as const satisfies Record<TerrainSort, string>;

/** The terrain of a game as it lies (section 19), one sort at a time; nothing if there is none. */
export const drawGround = (view: View, terrain: Terrain): readonly GroundDrawing[] =>
  TERRAINS.filter((sort) => terrain[sort].length > 0).map((sort) => {
    const corners = terrain[sort].flatMap((square) => view.places[square] ?? []);
    const starts = corners.map(({ column, row }) => `M${column * GROUND_BOX} ${row * GROUND_BOX}`);
    return {
      sort,
      area: starts.map((start) => `${start}h${GROUND_BOX}v${GROUND_BOX}h-${GROUND_BOX}z`).join(''),
      strokes: starts.map((start) => start + STROKES[sort]).join(''),
    };
  });
