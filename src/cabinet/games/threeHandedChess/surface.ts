import { disc, figure, slab, strokes } from '../../seam/draw.ts';
import type { Dot, Drawing, Label, Palette, Shape, Surface } from '../../seam/surface.ts';
import { BODY_COLOURS, FIGURES, token, type BodyOfThree, type Sign } from '../../seam/token.ts';
import {
  COLOURS,
  COLUMNS,
  columnOf,
  fieldOf,
  nameOf,
  ORTHOGONALS,
  ROWS,
  rowOf,
  SQUARES,
  stepFrom,
  type Colour,
} from './board.ts';

/** Pale marble and verdigris in a rim of dark bronze, with seams of brass; men of ivory, garnet and jet. */
const palette: Palette = {
  ground: ['#f4ecda', '#c3b798', '#ffffff'],
  groundTwo: ['#92b3ad', '#5d807b', '#b9b9b9'],
  edge: ['#24373a', '#121d1f', '#000000'],
  line: ['#a87b2c', '#8a6526', '#000000'],
  accent: ['#b0441c', '#a03a14', '#8f0f00'],
  label: ['#f3dfae', '#e2cc96', '#ffffff'],
  one: ['#fff9ea', '#f3e9d2', '#ffffff'],
  oneLine: ['#54422a', '#3b2d1b', '#000000'],
  oneDetail: ['#33261a', '#2a1f14', '#000000'],
  two: ['#2b2b30', '#1e1e22', '#000000'],
  twoLine: ['#0b0b0e', '#050507', '#ffffff'],
  twoDetail: ['#f5ecd6', '#e8dcc0', '#ffffff'],
  three: ['#b3262e', '#9c2028', '#b00018'],
  four: ['#4a0a10', '#35070b', '#000000'],
  five: ['#fff1dc', '#f5e2c6', '#ffffff'],
};

/** From the centre to a corner of the hexagon; it makes a square at the edge one unit wide. */
const RADIUS = 8;
const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;
const RIM = 0.66;

const rounded = (part: number): number => Number(part.toFixed(3));
const between = (one: Dot, other: Dot, part: number): Dot => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
];

/** Turned by thirds: White's field lies at the bottom, the next player's to its left, in the order of turns. */
function turnedTo(field: number, [x, y]: Dot): Dot {
  const angle = (2 * Math.PI * field) / COLOURS.length;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [rounded(x * cos - y * sin), rounded(x * sin + y * cos)];
}

/** Section 1, Drawing: a point of a field, this many columns from its left and rows from its base. */
function pointOf(field: number, column: number, row: number): Dot {
  const half = COLUMNS / 2;
  const way = column < half ? -1 : 1;
  const [aside, ahead] = [Math.abs(column - half) / half, row / ROWS];
  const base = between([0, APOTHEM], [(way * RADIUS) / 2, APOTHEM], aside);
  const front = between([0, 0], [way * RADIUS * 0.75, APOTHEM / 2], aside);
  return turnedTo(field, between(base, front, ahead));
}

const ALL = Array.from({ length: SQUARES }, (_, square) => square);

const cornersOf = (square: number): readonly Dot[] => {
  const [field, column, row] = [fieldOf(square), columnOf(square), rowOf(square)];
  return [
    pointOf(field, column, row),
    pointOf(field, column + 1, row),
    pointOf(field, column + 1, row + 1),
    pointOf(field, column, row + 1),
  ];
};

/** Where a man stands: a little inwards in the narrow squares at the edge. */
function middleOf(square: number): Dot {
  const [column, row] = [columnOf(square), rowOf(square)];
  const inwards = column === 0 ? 0.06 : column === COLUMNS - 1 ? -0.06 : 0;
  return pointOf(fieldOf(square), column + 0.5 + inwards, row + (row === 0 ? 0.55 : 0.5));
}

/** Something drawn for White, and turned for the other two. */
const thrice = (points: readonly Dot[]): string =>
  COLOURS.map((_, field) => figure(points.map((dot) => turnedTo(field, dot)))).join('');

/** A hexagon with a side at the bottom, by its apothem and the distance at which its corners are cut off. */
function hexagon(apothem: number, cut: number): string {
  const slope = Math.sqrt(3);
  const aside = (apothem * 2) / slope - cut;
  return figure(
    Array.from({ length: 6 }, (_, corner) => (Math.PI / 3) * corner).flatMap((angle) =>
      [-aside * slope, aside * slope].map((far): Dot => [
        rounded(cut * Math.cos(angle) - far * Math.sin(angle)),
        rounded(cut * Math.sin(angle) + far * Math.cos(angle)),
      ]),
    ),
  );
}

/** The strip along a player's base, in the player's colour. */
const strip = (field: number): string =>
  figure(
    [
      [-RADIUS / 2, APOTHEM + 0.03],
      [RADIUS / 2, APOTHEM + 0.03],
      [RADIUS / 2 + 0.08, APOTHEM + 0.17],
      [-RADIUS / 2 - 0.08, APOTHEM + 0.17],
    ].map(([x = 0, y = 0]) => turnedTo(field, [x, y])),
  );

const BODIES: Readonly<Record<Colour, BodyOfThree>> = { w: 'one', r: 'three', b: 'two' };
const FAR_CORNER = RADIUS + 0.26;

/** A star of six rays round the centre, with the long ones along the borders of the fields. */
const rosette = figure(
  Array.from({ length: 12 }, (_, ray): Dot => {
    const angle = (Math.PI / 6) * ray;
    const far = ray % 4 === 2 ? 0.5 : ray % 2 === 0 ? 0.34 : 0.13;
    return [rounded(far * Math.sin(angle)), rounded(far * Math.cos(angle))];
  }),
);

const ground: readonly Shape[] = [
  { d: hexagon(APOTHEM + RIM, FAR_CORNER), fill: 'edge', line: 'edge', width: 0.04 },
  { d: hexagon(APOTHEM + RIM - 0.06, FAR_CORNER - 0.05), line: 'line', width: 0.05 },
  { d: thrice(figurePoints()), fill: 'ground', line: 'line', width: 0.1 },
  {
    d: ALL.filter((square) => (columnOf(square) + rowOf(square)) % 2 === 0)
      .map((square) => figure(cornersOf(square)))
      .join(''),
    fill: 'groundTwo',
  },
  // the middle of each field, and, bolder, the borders between them
  {
    d: strokes(COLOURS.map((_, field) => [pointOf(field, 4, 0), [0, 0]] as const)),
    line: 'line',
    width: 0.05,
  },
  {
    d: strokes(COLOURS.map((_, field) => [pointOf(field, 0, 4), [0, 0]] as const)),
    line: 'line',
    width: 0.13,
  },
  { d: rosette, fill: 'line' },
  ...COLOURS.map((colour, field): Shape => ({
    d: strip(field),
    fill: BODIES[colour],
    line: 'line',
    width: 0.03,
  })),
];

/** The field of White, a third of the hexagon. */
function figurePoints(): readonly Dot[] {
  return [pointOf(0, 0, 0), pointOf(0, 8, 0), pointOf(0, 8, 4), [0, 0], pointOf(0, 0, 4)];
}

/** A label just outside the board, beside the middle of the edge of a square. */
function beside(field: number, column: number, row: number, words: string): Label {
  const [x, y] = pointOf(field, column, row);
  const side = Math.round((Math.atan2(y, x) * 6) / (2 * Math.PI) - 0.5) + 0.5;
  const angle = (Math.PI / 3) * side;
  const far = RIM * (row === 0 ? 0.58 : 0.5);
  return { words, x: rounded(x + far * Math.cos(angle)), y: rounded(y + far * Math.sin(angle)) };
}

const labels: readonly Label[] = ALL.flatMap((square) => {
  const [field, column, row] = [fieldOf(square), columnOf(square), rowOf(square)];
  const name = nameOf(square);
  return [
    ...(row === 0 ? [beside(field, column + 0.5, 0, name.charAt(0))] : []),
    ...(column === 0 ? [beside(field, 0, row + 0.5, name.slice(1))] : []),
    ...(column === COLUMNS - 1 ? [beside(field, COLUMNS, row + 0.5, name.slice(1))] : []),
  ];
});

/** The hexagon of three-handed chess: ninety-six squares with four corners each, White below. */
export const surface: Surface = {
  box: {
    x: -FAR_CORNER - 0.02,
    y: -APOTHEM - RIM - 0.02,
    width: 2 * FAR_CORNER + 0.04,
    height: 2 * (APOTHEM + RIM) + 0.04,
  },
  ground,
  places: ALL.map((square) => {
    const [x, y] = middleOf(square);
    const next = ORTHOGONALS.flatMap((way) => stepFrom(square, way).map(({ to }) => nameOf(to)));
    return {
      name: nameOf(square),
      x,
      y,
      shape: 'square',
      size: 1.05,
      corners: cornersOf(square),
      beside: next,
    };
  }),
  labels,
  letter: 0.4,
  man: 1.2,
  palette,
  turns: true,
  ways: 3,
};

/** White: round. Red: a shield. Black: square. */
const OUTLINES: Readonly<Record<Colour, string>> = {
  w: disc(0, 0, 45),
  r: 'M-44 -36Q-44 -44 -36 -44H36Q44 -44 44 -36V4Q41 34 0 49Q-41 34 -44 4Z',
  b: slab(-42, -43, 84, 86, 9),
};

/** The badge of a man whom another player has taken over: that player's shape and colour, small. */
const BADGES: Readonly<Record<Colour, string>> = {
  w: disc(31, -31, 17),
  r: 'M15 -48H47V-30Q44 -18 31 -13Q18 -18 15 -30Z',
  b: slab(15, -47, 32, 32, 4),
};

const SIGNS: Readonly<Record<string, Sign>> = {
  K: FIGURES.king,
  Q: FIGURES.queen,
  R: FIGURES.rook,
  B: FIGURES.bishop,
  N: FIGURES.knight,
  P: FIGURES.pawn,
};

function badge(owner: Colour): Drawing {
  const [fill, line] = BODY_COLOURS[BODIES[owner]];
  return [{ d: BADGES[owner], fill, line: owner === 'b' ? 'twoDetail' : line, width: 5 }];
}

/**
 * The men: colour and kind as positions write them, followed by the owner if another player has taken the army over.
 */
export const art: Readonly<Record<string, Drawing>> = Object.fromEntries(
  COLOURS.flatMap((colour) =>
    Object.entries(SIGNS).flatMap(([kind, sign]) =>
      COLOURS.map((owner): readonly [string, Drawing] => {
        const man = token(OUTLINES[colour], sign, BODIES[colour]);
        return owner === colour ? [colour + kind, man] : [colour + kind + owner, man.concat(badge(owner))];
      }),
    ),
  ),
);
