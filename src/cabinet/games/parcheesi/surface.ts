import { corners, disc, figure, slab, trail } from '../../seam/draw.ts';
import type { Dot, Drawing, Palette, Role, Shape, Surface } from '../../seam/surface.ts';
import { ARMS, ENTRIES, INNER, letterOf, NEST, onArm, OUTER, PLACES, SAFETY_NAMES } from './board.ts';
import { PAWNS, type Colour } from './position.ts';

/** A cross of ivory lanes on dark green cloth, in a walnut frame; four colours, each with a shape of its own. */
const palette: Palette = {
  ground: ['#f6ead0', '#cdb88f', '#ffffff'],
  groundTwo: ['#e6d2a6', '#b09667', '#dcdcdc'],
  edge: ['#54341f', '#2a1810', '#000000'],
  line: ['#8a6b45', '#5c4528', '#000000'],
  accent: ['#5a2413', '#4a1c0d', '#000000'],
  label: ['#f4dfb8', '#e0c898', '#ffffff'],
  one: ['#c8362c', '#b8332a', '#a80000'],
  oneLine: ['#2b1710', '#1a0e09', '#000000'],
  oneDetail: ['#fff8ea', '#fdf1dc', '#ffffff'],
  two: ['#2f6fb5', '#2b65a5', '#0000b4'],
  twoLine: ['#2b1710', '#1a0e09', '#000000'],
  twoDetail: ['#2a1a10', '#1f130b', '#000000'],
  three: ['#efb226', '#dfa41f', '#ffdc00'],
  four: ['#2e8b57', '#287c4d', '#005c00'],
  five: ['#fffaf0', '#f3e8d2', '#ffffff'],
  six: ['#20483a', '#15352a', '#ffffff'],
};

const ROLES: Readonly<Record<Colour, Role>> = { red: 'one', blue: 'two', yellow: 'three', green: 'four' };
/** The colour of the details on each colour. */
const DETAILS: Readonly<Record<Colour, Role>> = {
  red: 'oneDetail',
  blue: 'oneDetail',
  yellow: 'twoDetail',
  green: 'oneDetail',
};

/** The shape of each colour around a dot: round, square, diamond, triangular. */
const SHAPES: Readonly<Record<Colour, (x: number, y: number, radius: number) => string>> = {
  red: disc,
  blue: (x, y, radius) => slab(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8, radius * 0.24),
  yellow: (x, y, radius) =>
    figure([
      [x, y - radius * 1.12],
      [x + radius * 1.12, y],
      [x, y + radius * 1.12],
      [x - radius * 1.12, y],
    ]),
  green: (x, y, radius) =>
    figure([
      [x, y - radius * 1.08],
      [x + radius * 1.1, y + radius * 0.86],
      [x - radius * 1.1, y + radius * 0.86],
    ]),
};

/** A slab around a dot. */
const around = (x: number, y: number, width: number, height: number, radius = 0): string =>
  slab(x - width / 2, y - height / 2, width, height, radius);

const placesOf = (fits: (name: string) => boolean): string =>
  PLACES.filter(({ name, high }) => high !== undefined && fits(name))
    .map(({ x, y, size, high = size }) => around(x, y, size, high))
    .join('');

/** The corner of a colour: tinted cloth, its nest, and four hollows. */
const nest = (colour: Colour, arm: number): readonly Shape[] => {
  const [x, y] = onArm(arm, [NEST, NEST]);
  const hollows = PLACES.filter(({ name }) => name.startsWith(`${letterOf(colour)}-nest`));
  return [
    { d: disc(x, y, 3.45), fill: ROLES[colour], line: 'edge', width: 0.12, shade: 'grain' },
    { d: disc(x, y, 2.75), fill: 'ground', line: 'edge', width: 0.07, shade: 'grain' },
    { d: SHAPES[colour](x, y, 0.44), fill: ROLES[colour], opacity: 0.85 },
    {
      d: hollows.map((place) => disc(place.x, place.y, 0.84)).join(''),
      fill: 'groundTwo',
      line: 'line',
      width: 0.05,
    },
  ];
};

/** A quarter of Home. */
const quarter = (colour: Colour, arm: number): Shape => ({
  d: figure([onArm(arm, [-INNER, INNER]), [0, 0], onArm(arm, [INNER, INNER])]),
  fill: ROLES[colour],
  line: 'edge',
  width: 0.06,
});

/** The arrow of an entering space, from the nest into the ring. */
const arrow = (space: string, arm: number): Shape => {
  const place = PLACES.find(({ name }) => name === space);
  const at = ([x, y]: Dot): Dot => {
    const [east, south] = onArm(arm, [x, y]);
    return [(place?.x ?? 0) + east, (place?.y ?? 0) + south];
  };
  return {
    d: trail([at([0.92, 0.22]), at([0.64, 0]), at([0.92, -0.22])]),
    line: 'oneDetail',
    width: 0.11,
  };
};

const entries = Object.entries(ENTRIES);
const isEntry = (name: string): boolean => entries.some(([space]) => space === name);

const ground: readonly Shape[] = [
  { d: around(0, 0, 22.5, 22.5, 0.7), fill: 'edge', line: 'edge', width: 0.1, shade: 'grain' },
  { d: around(0, 0, 2 * OUTER + 0.2, 2 * OUTER + 0.2, 0.45), fill: 'six', line: 'line', width: 0.05 },
  ...ARMS.flatMap((colour, arm) => nest(colour, arm)),
  { d: placesOf(() => true), fill: 'ground', shade: 'grain' },
  {
    d: placesOf((name) => SAFETY_NAMES.includes(name) && !isEntry(name)),
    fill: 'groundTwo',
  },
  ...ARMS.map((colour): Shape => ({
    d: placesOf(
      (name) => new RegExp(`^${letterOf(colour)}\\d$`, 'u').test(name) || ENTRIES[Number(name)] === colour,
    ),
    fill: ROLES[colour],
    opacity: 0.72,
  })),
  { d: placesOf(() => true), line: 'line', width: 0.055 },
  {
    d: PLACES.filter(({ name }) => SAFETY_NAMES.includes(name))
      .map(({ x, y }) => disc(x, y, 0.43))
      .join(''),
    line: 'accent',
    width: 0.075,
  },
  ...entries.map(([space, colour]) => arrow(space, ARMS.indexOf(colour))),
  ...ARMS.map((colour, arm) => quarter(colour, arm)),
  {
    d: PLACES.filter(({ name }) => name.includes('home'))
      .map(({ x, y }) => disc(x, y, 0.47))
      .join(''),
    fill: 'ground',
    opacity: 0.85,
  },
  { d: disc(0, 0, 0.92), fill: 'ground', line: 'edge', width: 0.08 },
  { d: corners(4, 0.78), fill: 'edge' },
  { d: corners(4, 0.55, 45), fill: 'accent' },
];

/** Pawns are wider than a space is high, or they would be too small on a phone. */
const MAN = 1.4;

/** The board of parcheesi: a cross of four arms with a nest in each corner. */
export const surface: Surface = {
  box: { x: -11.3, y: -11.3, width: 22.6, height: 22.6 },
  ground,
  places: PLACES,
  labels: [],
  letter: 0.4,
  man: MAN,
  palette,
  turns: true,
  ways: 4,
};

/** The letters of the pawns, drawn in strokes. */
const LETTERS: readonly string[] = [
  `M12 -11V14${disc(0, 2, 11)}`,
  `M-11 -24V14${disc(1, 2, 11)}`,
  'M10 -7A12 12 0 1 0 10 11',
  `M11 -24V14${disc(-1, 2, 11)}`,
];

const body = (colour: Colour): Drawing => [
  { d: SHAPES[colour](0, 0, 45), fill: ROLES[colour], line: 'oneLine', width: 7, shade: 'dome' },
];

/** A pawn with its letter. */
const pawn = (colour: Colour, index: number): Drawing => [
  ...body(colour),
  { d: LETTERS[index] ?? '', line: DETAILS[colour], width: 7.5 },
];

const PIPS: readonly (readonly Dot[])[] = [
  [[0, 0]],
  [
    [-21, -21],
    [21, 21],
  ],
  [
    [-22, -22],
    [0, 0],
    [22, 22],
  ],
  [
    [-21, -21],
    [21, -21],
    [-21, 21],
    [21, 21],
  ],
  [
    [-22, -22],
    [22, -22],
    [0, 0],
    [-22, 22],
    [22, 22],
  ],
  [
    [-21, -23],
    [-21, 0],
    [-21, 23],
    [21, -23],
    [21, 0],
    [21, 23],
  ],
];

/** A die with these pips. */
const die = (pips: readonly Dot[]): Drawing => [
  { d: slab(-43, -43, 86, 86, 17), fill: 'five', line: 'oneLine', width: 5, shade: 'dome' },
  { d: pips.map(([x, y]) => disc(x, y, pips.length === 1 ? 11 : 9)).join(''), fill: 'oneLine' },
];

/** A bonus of ten or twenty, as a coin. */
const coin = (first: string): Drawing => [
  { d: disc(0, 0, 45), fill: 'three', line: 'oneLine', width: 5, shade: 'dome' },
  {
    d: `M-34 0H-18M-26 -8V8${first}M24 -15C33 -15 33 15 24 15C15 15 15 -15 24 -15Z`,
    line: 'twoDetail',
    width: 6,
  },
];

export const art: Readonly<Record<string, Drawing>> = {
  ...Object.fromEntries(
    ARMS.flatMap((colour) =>
      Array.from(PAWNS, (letter, index) => [letterOf(colour) + letter, pawn(colour, index)] as const),
    ),
  ),
  ...Object.fromEntries(ARMS.map((colour) => [letterOf(colour), body(colour)])),
  ...Object.fromEntries(PIPS.map((pips, index) => [`die-${index + 1}`, die(pips)])),
  'bonus-10': coin('M-9 -9L-2 -15V15'),
  'bonus-20': coin('M-11 -8C-10 -17 4 -17 4 -8C4 -2 -8 6 -11 15H6'),
};
