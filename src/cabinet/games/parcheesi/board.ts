import type { Dot, Place } from '../../seam/surface.ts';
import {
  COLOURS,
  HOME,
  LAST_RING,
  PAWNS,
  RING,
  ringSpace,
  SAFETY,
  WAITING,
  type Colour,
} from './position.ts';

/** Section 2: how many spaces long an arm is; a space is twice as wide as it is high. */
const LENGTH = 8;
const WIDE = 2;
/** How far it is from the middle of Home to its edges, and from the middle of the board to the outer end of an arm. */
export const INNER = 3;
export const OUTER = INNER + LENGTH;
/** How far out the middle of a nest lies, and how far from it a pawn waits. */
export const NEST = 7.1;
const APART = 1.2;
/** How far from the middle of the board the four pawns at Home stand. */
const RESTING = 2.4;

/** The arms in the order of the ring: south, east, north, west. */
export const ARMS: readonly Colour[] = ['red', 'green', 'yellow', 'blue'];
/** A dot of the southern arm, turned to another arm. */
export const onArm = (arm: number, [x, y]: Dot): Dot => {
  let dot: Dot = [x, y];
  for (let turn = 0; turn < arm; turn++) dot = [dot[1], 0 - dot[0]];
  return dot;
};

export const letterOf = (colour: Colour): string => colour.charAt(0);

/** How many spaces of the ring an arm has: up one edge, one at the end, and back along the other. */
const EACH = 17;

/**
 * Section 2: where a space of the ring lies. The southern arm goes from 60 through 68 to 8, the eastern from 9 to 25.
 */
function dotOfSpace(space: number): Dot {
  const from = (space + LENGTH) % RING;
  const [arm, at] = [Math.floor(from / EACH), from % EACH];
  if (at < LENGTH) return onArm(arm, [-WIDE, INNER + 0.5 + at]);
  if (at === LENGTH) return onArm(arm, [0, OUTER - 0.5]);
  return onArm(arm, [WIDE, OUTER - 0.5 - (at - LENGTH - 1)]);
}

const armOfSpace = (space: number): number => Math.floor(((space + LENGTH) % RING) / EACH);

/** The name of the place on which a pawn with a value stands. */
export function placeOf(colour: Colour, pawn: number, value: number): string {
  const letter = letterOf(colour);
  if (value === WAITING) return `${letter}-nest-${PAWNS.charAt(pawn)}`;
  if (value === HOME) return `${letter}-home-${PAWNS.charAt(pawn)}`;
  return String(ringSpace(colour, value) ?? `${letter}${value - LAST_RING}`);
}

/** A place as wide as a space of an arm. */
const lying = (name: string, arm: number, [x, y]: Dot, key: string, values = {}): Place => {
  const isUpright = arm % 2 === 1;
  return {
    name,
    x,
    y,
    shape: 'square',
    size: isUpright ? 1 : WIDE,
    high: isUpright ? WIDE : 1,
    called: { key, values },
  };
};

export const ENTRIES: Readonly<Record<number, Colour>> = Object.fromEntries(
  COLOURS.map((colour) => [ringSpace(colour, 0) ?? 0, colour]),
);
/** The names of the safety spaces. */
export const SAFETY_NAMES: readonly string[] = Array.from(SAFETY, String);

const ring: readonly Place[] = Array.from({ length: RING }, (_, index) => {
  const space = index + 1;
  const entry = ENTRIES[space];
  const key =
    entry === undefined ? (SAFETY.has(space) ? 'called.safe' : 'called.space') : `called.entry.${entry}`;
  return lying(String(space), armOfSpace(space), dotOfSpace(space), key, { space });
});

const paths: readonly Place[] = ARMS.flatMap((colour, arm) =>
  Array.from({ length: LENGTH - 1 }, (_, index) =>
    lying(
      `${letterOf(colour)}${index + 1}`,
      arm,
      onArm(arm, [0, OUTER - 1.5 - index]),
      `called.path.${colour}`,
      { space: index + 1 },
    ),
  ),
);

/** The four pawns of a colour in its nest and at Home. */
const rests: readonly Place[] = ARMS.flatMap((colour, arm) =>
  Array.from(PAWNS, (pawn, index) => {
    const [east, south] = [index % 2 === 0 ? -1 : 1, index < 2 ? -1 : 1];
    const [x, y] = onArm(arm, [NEST + east * APART, NEST + south * APART]);
    const [homeX, homeY] = onArm(arm, [(index - 1.5) * 0.92, RESTING]);
    const round = { shape: 'round', size: 1.6 } as const;
    return [
      { name: `${letterOf(colour)}-nest-${pawn}`, x, y, ...round, called: { key: `called.nest.${colour}` } },
      {
        name: `${letterOf(colour)}-home-${pawn}`,
        x: homeX,
        y: homeY,
        ...round,
        size: 0.92,
        called: { key: `called.home.${colour}` },
      },
    ];
  }).flat(),
);

/** All places: the ring, the four paths, nests and homes. */
export const PLACES: readonly Place[] = [...ring, ...paths, ...rests];

const byName = new Map(PLACES.map((place) => [place.name, place]));

export const dotNamed = (name: string): Dot => {
  const { x = 0, y = 0 } = byName.get(name) ?? {};
  return [x, y];
};

/** The places through which a pawn goes, the first and the last included. */
export function wayOf(colour: Colour, pawn: number, from: number, to: number): readonly string[] {
  if (from === WAITING) return [placeOf(colour, pawn, WAITING), placeOf(colour, pawn, 0)];
  return Array.from({ length: to - from + 1 }, (_, index) => placeOf(colour, pawn, from + index));
}
