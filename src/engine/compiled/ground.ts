import { reverse } from '../directions.ts';
import { DRIN_SIZE, type Geometry } from '../geometry.ts';
import type { Terrain } from '../variation.ts';

/** Which squares of a board are whose home, whatever terrain is on them. */
interface Homes {
  /** Bit 0: in a home drin of Yellow's enemy; bit 1: of Blue's. */
  readonly enemyHome: Uint8Array;
  /** By side, the steps up to the enemy's home drins; 0 from a square inside them. */
  readonly outsideHome: readonly [Uint8Array, Uint8Array];
}

/** The terrain on the squares of a board (section 19), and whose home they are. */
export interface Ground extends Homes {
  readonly hasHills: boolean;
  /** By square, 1 for a hill. */
  readonly hills: Uint8Array;
  /** By square, the directions in which its neighbour is a hill. */
  readonly hillsNear: Uint8Array;
  /** By square, 1 for a river or a wood, where a regular move ends. */
  readonly halts: Uint8Array;
  /** The steps that rivers and woods allow to a move that begins on a square, and to one that goes on from it. */
  readonly beginning: Uint8Array;
  readonly goingOn: Uint8Array;
}

export function groundOf(geometry: Geometry, terrain: Terrain, homes: Homes = homesOf(geometry)): Ground {
  const { size, toEdge, step } = geometry;
  const hills = new Uint8Array(size);
  const hillsNear = new Uint8Array(size);
  for (const hill of terrain.hill) {
    hills[hill] = 1;
    for (let d = 0; d < 8; d++)
      if (toEdge[hill * 8 + d] !== 0) hillsNear[hill + (step[d] ?? 0)]! |= 1 << reverse(d);
  }
  const halts = new Uint8Array(size);
  for (const square of [...terrain.river, ...terrain.wood]) halts[square] = 1;
  return {
    hasHills: terrain.hill.length > 0,
    hills,
    hillsNear,
    halts,
    ...stepsOnGround(geometry, terrain),
    enemyHome: homes.enemyHome,
    outsideHome: homes.outsideHome,
  };
}

function homesOf(geometry: Geometry): Homes {
  const { size, width, toEdge } = geometry;
  const enemyHome = new Uint8Array(size);
  const home = DRIN_SIZE * width;
  enemyHome.forEach((_, square) => {
    enemyHome[square] = (square >= size - home ? 1 : 0) | (square < home ? 2 : 0);
  });
  const outside = (side: 0 | 1): Uint8Array =>
    toEdge.map((steps, at) => stepsOutside(geometry, enemyHome, side, at, steps));
  return { enemyHome, outsideHome: [outside(0), outside(1)] };
}

function stepsOutside(
  { step }: Geometry,
  enemyHome: Uint8Array,
  side: 0 | 1,
  at: number,
  most: number,
): number {
  let square = at >> 3;
  for (let steps = 0; steps <= most; steps++, square += step[at & 7] ?? 0)
    if ((((enemyHome[square] ?? 0) >> side) & 1) !== 0) return Math.max(steps - 1, 0);
  return most;
}

/** A move ends in a river. It may enter a wood with its first step only, and ends there. */
function stepsOnGround({ toEdge, step }: Geometry, { river, wood }: Terrain) {
  if (river.length + wood.length === 0) return { beginning: toEdge, goingOn: toEdge };
  const [rivers, woods] = [new Set(river), new Set(wood)];
  const beginning = toEdge.slice();
  const goingOn = toEdge.slice();
  toEdge.forEach((most, at) => {
    let square = at >> 3;
    for (let steps = 1; steps <= most; steps++) {
      square += step[at & 7] ?? 0;
      if (!rivers.has(square) && !woods.has(square)) continue;
      goingOn[at] = rivers.has(square) ? steps : steps - 1;
      beginning[at] = rivers.has(square) || steps === 1 ? steps : steps - 1;
      return;
    }
  });
  return { beginning, goingOn };
}

/** A table of steps, limited by another table. */
export const atMost = (steps: Uint8Array, most: Uint8Array): Uint8Array =>
  steps.map((count, at) => Math.min(count, most[at] ?? 0));
