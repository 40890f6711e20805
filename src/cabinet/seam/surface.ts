/** The colours with which a board is drawn. Those of the men come in threes: body, outline, detail. */
export const ROLES = [
  'ground',
  'groundTwo',
  'edge',
  'line',
  'accent',
  'label',
  'one',
  'oneLine',
  'oneDetail',
  'two',
  'twoLine',
  'twoDetail',
] as const;
/** Colours of men for games of more than two players. */
export const MORE_ROLES = ['three', 'four', 'five', 'six'] as const;
export type Role = (typeof ROLES)[number] | (typeof MORE_ROLES)[number];

/** Each colour in the light, the dark and the high-contrast theme. */
export type Palette = Readonly<Record<(typeof ROLES)[number], Colour> & Partial<Record<Role, Colour>>>;
type Colour = readonly [light: string, dark: string, contrast: string];

/** Light and shadow over a shape: the grain of wood, a hollow, a dome. The high-contrast theme has none. */
const SHADES = ['grain', 'hollow', 'dome'] as const;
export type Shade = (typeof SHADES)[number];

/** One shape of a drawing: the data of an SVG path, and its fill and stroke. */
export interface Shape {
  readonly d: string;
  readonly fill?: Role;
  readonly line?: Role;
  /** The width of the line, in units of the drawing. */
  readonly width?: number;
  readonly shade?: Shade;
  /** From 0 to 1; 1 by default. */
  readonly opacity?: number;
}

/** A drawing of a man: in a box of 100 × 100 units with its middle at 0, 0. */
export type Drawing = readonly Shape[];

/** A point of a board, in its units. */
export type Dot = readonly [x: number, y: number];

/** A place on which something may stand, or that can be chosen. */
export interface Place {
  /** As moves write it. */
  readonly name: string;
  /** Its centre; x to the east, y to the south. */
  readonly x: number;
  readonly y: number;
  readonly shape: 'square' | 'round' | 'card';
  /** The width of the area that can be pressed. */
  readonly size: number;
  /** The corners of the area that can be pressed, if it is neither a square nor a circle. */
  readonly corners?: readonly Dot[];
  /** The places next to it on the lines of the board, which arrow keys reach first. */
  readonly beside?: readonly string[];
  /** Its height, if it differs from the width: two men may stand side by side there. */
  readonly high?: number;
  /** What it is called, if not by its name: the key of the words, and the values for them. */
  readonly called?: { readonly key: string; readonly values?: Readonly<Record<string, string | number>> };
  /** How far above or below the centre the number of a heap stands. */
  readonly tally?: number;
}

/** A name at the edge of the board. */
export interface Label {
  readonly words: string;
  readonly x: number;
  readonly y: number;
}

/** A board for drawing and for moving the focus over. Its units are its own; the page scales them. */
export interface Surface {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** What lies under the men, from the bottom up. */
  readonly ground: readonly Shape[];
  readonly places: readonly Place[];
  readonly labels: readonly Label[];
  /** The size of a label's letters. */
  readonly letter: number;
  /** The width of a man. */
  readonly man: number;
  readonly palette: Palette;
  /** Whether the board may be turned. */
  readonly turns: boolean;
  /** The number of equal turns after which it lies as before, if that is not two. */
  readonly ways?: number;
}

export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof ARROWS)[number];

const WAYS: Readonly<Record<Arrow, readonly [east: number, south: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Of some places, the nearest within 45° of a direction; one straight ahead comes before one to the side. */
function nearestOf(places: readonly Place[], from: Place, arrow: Arrow): Place | null {
  const [east, south] = WAYS[arrow];
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * east + y * south;
    const aside = Math.abs(x * south) + Math.abs(y * east);
    if (ahead <= 1e-6 || aside > ahead + 1e-6) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/**
 * Where an arrow key leads from a place: to an adjacent one in that direction, or else to the nearest; null at the
 * edge.
 */
export const neighbourOf = ({ places }: Surface, from: Place, arrow: Arrow): Place | null =>
  nearestOf(
    places.filter(({ name }) => from.beside?.includes(name) === true),
    from,
    arrow,
  ) ?? nearestOf(places, from, arrow);

/** In how many ways a board may lie before its players. */
export const waysOf = ({ turns, ways = 2 }: Surface): number => (turns ? ways : 1);

/** The angle by which a board is turned after this many turns, in degrees anticlockwise. */
export const angleOf = ({ ways = 2 }: Surface, by: number): number => (360 * by) / ways;

/** Where a point of a board lies after this many turns: if there are two ways, they are its two ends. */
export function turnedDot(surface: Surface, [x, y]: Dot, by = 1): Dot {
  const { box } = surface;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const angle = angleOf(surface, by);
  if (angle === 180) return [2 * middleX - x, 2 * middleY - y];
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [east, south] = [x - middleX, y - middleY];
  return [middleX + east * cos + south * sin, middleY - east * sin + south * cos];
}

/** The same board after this many turns. The page turns its ground. */
export function turned(surface: Surface, by = 1): Surface {
  if (by % waysOf(surface) === 0) return surface;
  const { labels } = surface;
  const round = <At extends { readonly x: number; readonly y: number }>(at: At): At => {
    const [x, y] = turnedDot(surface, [at.x, at.y], by);
    return { ...at, x, y };
  };
  const isUpsideDown = angleOf(surface, by) === 180;
  const isAside = angleOf(surface, by) % 180 === 90;
  const places = surface.places.map((place) => {
    const corners = place.corners?.map((dot) => turnedDot(surface, dot, by));
    const tally = isUpsideDown ? -(place.tally ?? 0) : (place.tally ?? 0);
    const [wide, high] = [place.high, place.size];
    const lying = isAside && wide !== undefined ? { size: wide, high } : {};
    return { ...round(place), ...lying, tally, ...(corners === undefined ? {} : { corners }) };
  });
  return { ...surface, places, labels: labels.map(round) };
}
