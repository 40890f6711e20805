import { NO_TERRAIN, rulesetOf, type Square, type Terrain, type Variation } from '../../engine/index.ts';
import { hasTerrain } from './composed.ts';

/** The ready-made terrain for every board (*ours*), symmetrical for both sides. */
export const LAYOUTS = ['river', 'woods', 'hills', 'all'] as const;
export type Layout = (typeof LAYOUTS)[number];

interface Size {
  readonly width: number;
  readonly height: number;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

const block = ({ width }: Size, files: readonly number[], ranks: readonly number[]): readonly Square[] =>
  ranks.flatMap((rank) => files.map((file) => rank * width + file));

/** The square that a square becomes when the board is turned by 180°. */
export const oppositeSquare = ({ width, height }: Size, square: Square): Square =>
  width * height - 1 - square;

/** Squares and their opposites, each once, in ascending order. */
const withOpposite = (size: Size, squares: readonly Square[]): readonly Square[] =>
  [...new Set(squares.flatMap((square) => [square, oppositeSquare(size, square)]))].toSorted((a, b) => a - b);

/** A river from the west edge to the east that steps down a rank in the middle, with a ford in each half. */
function riverOn(size: Size): readonly Square[] {
  const { width, height } = size;
  const ford = Math.floor(width / 4);
  const breadth = width > 6 ? 2 : 1;
  const west = range(0, width / 2 + 1).filter((file) => file < ford || file >= ford + breadth);
  return withOpposite(size, block(size, west, [height / 2]));
}

/** A wood at each edge in the middle of the board. */
function woodsOn(size: Size): readonly Square[] {
  const { width, height } = size;
  const depth = Math.max(1, Math.round(width / 8));
  const half = Math.max(1, Math.floor(height / 9));
  return withOpposite(size, block(size, range(0, depth), range(height / 2 - half, height / 2 + half)));
}

/** A hill on each side of the middle of the board. */
function hillsOn(size: Size): readonly Square[] {
  const { width, height } = size;
  const side = width >= 12 ? 2 : 1;
  const gap = width >= 12 ? 1 : 0;
  const rank = height / 2 + (height > 6 ? 1 : 0);
  return withOpposite(
    size,
    block(size, range(width / 2 - side - gap, width / 2 - gap), range(rank, rank + side)),
  );
}

/** A ready-made terrain on the board of a game; a square has at most one sort. */
export function layoutOn(variation: Variation, layout: Layout): Terrain {
  const { geometry } = rulesetOf(variation);
  switch (layout) {
    case 'river':
      return { ...NO_TERRAIN, river: riverOn(geometry) };
    case 'woods':
      return { ...NO_TERRAIN, wood: woodsOn(geometry) };
    case 'hills':
      return { ...NO_TERRAIN, hill: hillsOn(geometry) };
    case 'all': {
      const [hill, wood] = [hillsOn(geometry), woodsOn(geometry)];
      const river = riverOn(geometry).filter((square) => !hill.includes(square) && !wood.includes(square));
      return { hill, wood, river };
    }
  }
}

/** The terrain on a board, as players choose it. */
export const TERRAIN_CHOICES = ['none', ...LAYOUTS, 'own'] as const;
export type TerrainChoice = (typeof TERRAIN_CHOICES)[number];

/** Which of these choices the terrain of a game is. */
export function choiceOf(variation: Variation): TerrainChoice {
  const { terrain } = variation;
  if (!hasTerrain(terrain)) return 'none';
  return LAYOUTS.find((layout) => isSameTerrain(layoutOn(variation, layout), terrain)) ?? 'own';
}

const isSameTerrain = (a: Terrain, b: Terrain): boolean =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

const inOrder = ({ hill, river, wood }: Terrain): readonly (readonly Square[])[] =>
  [hill, river, wood].map((squares) => squares.toSorted((a, b) => a - b));
