import { corners, disc, slab, strokes } from '../../seam/draw.ts';
import type { Look } from '../../seam/game.ts';
import { FIGURES, token, written, type Body, type Sign } from '../../seam/token.ts';
import type { Drawing, Palette, Shape, Surface } from '../../seam/surface.ts';
import { CHARACTERS, LETTERS } from './glyphs.ts';
import { GRID } from './rules.ts';

/** Tea-coloured paper in a frame of rosewood, with a grey-green river; men of pale wood with red or green. */
const palette: Palette = {
  ground: ['#efdcae', '#b89a66', '#ffffff'],
  groundTwo: ['#b9cdb9', '#7c947f', '#d6d6d6'],
  edge: ['#6a2f22', '#2e130d', '#000000'],
  line: ['#5b3a1e', '#3a2210', '#000000'],
  accent: ['#1f5fa8', '#123f78', '#8f0f00'],
  label: ['#fbe6c4', '#efd2a5', '#ffffff'],
  one: ['#fff3da', '#f3e2c0', '#ffffff'],
  oneLine: ['#b3201a', '#9c1712', '#000000'],
  oneDetail: ['#b3201a', '#a11711', '#8f0f00'],
  two: ['#24513c', '#1a3f2e', '#000000'],
  twoLine: ['#0d2419', '#081811', '#ffffff'],
  twoDetail: ['#f6efd6', '#eee3c2', '#ffffff'],
};

type Dot = readonly [x: number, y: number];
const MARGIN = 0.72;
const line = (from: Dot, to: Dot): readonly [Dot, Dot] => [from, to];
const files = Array.from({ length: 9 }, (_, file) => file);
const ranks = Array.from({ length: 10 }, (_, rank) => rank);

/** The lines, with the files broken at the river except at the edges; and the diagonals of both fortresses. */
const lines = strokes([
  ...ranks.map((y) => line([0, y], [8, y])),
  ...files.flatMap((x) =>
    x === 0 || x === 8 ? [line([x, 0], [x, 9])] : [line([x, 0], [x, 4]), line([x, 5], [x, 9])],
  ),
]);
const fortresses = strokes([0, 7].flatMap((y) => [line([3, y], [5, y + 2]), line([5, y], [3, y + 2])]));

/** The small corner marks round the points on which cannons and pawns begin. */
const posts: readonly Dot[] = [
  ...[2, 7].flatMap((y): Dot[] => [
    [1, y],
    [7, y],
  ]),
  ...[3, 6].flatMap((y) => [0, 2, 4, 6, 8].map((x): Dot => [x, y])),
];
const marks = posts
  .flatMap(([x, y]) =>
    [-1, 1].flatMap((east) =>
      x + east < 0 || x + east > 8
        ? []
        : [-1, 1].map((south) => {
            const [nearX, nearY] = [x + 0.09 * east, y + 0.09 * south];
            return `M${(nearX + 0.14 * east).toFixed(2)} ${nearY.toFixed(2)}H${nearX.toFixed(2)}V${(nearY + 0.14 * south).toFixed(2)}`;
          }),
    ),
  )
  .join('');

/** The waves of the river. */
const waves = [4.22, 4.5, 4.78]
  .map((y, row) => (row % 2 === 0 ? [0, y, 8] : [0.5, y, 7]))
  .map(([x, y, count = 0]) => `M${x} ${y}${'q.25 -.16 .5 0t.5 0'.repeat(count)}`)
  .join('');

const ground: readonly Shape[] = [
  { d: slab(-MARGIN, -MARGIN, 8 + 2 * MARGIN, 9 + 2 * MARGIN, 0.16), fill: 'edge', shade: 'grain' },
  { d: slab(-0.46, -0.46, 8.92, 9.92, 0.06), fill: 'ground' },
  { d: slab(-0.14, -0.14, 8.28, 9.28, 0.02), line: 'line', width: 0.05 },
  { d: slab(0, 4, 8, 1), fill: 'groundTwo', opacity: 0.85 },
  { d: waves, line: 'ground', width: 0.05, opacity: 0.9 },
  { d: lines, line: 'line', width: 0.035 },
  { d: fortresses, line: 'line', width: 0.028 },
  { d: marks, line: 'line', width: 0.028 },
];

/** The board of xiangqi: nine points by ten, with a river and two fortresses. */
export const surface: Surface = {
  box: { x: -MARGIN, y: -MARGIN, width: 8 + 2 * MARGIN, height: 9 + 2 * MARGIN },
  ground,
  places: Array.from({ length: GRID.size }, (_, point) => ({
    name: GRID.nameOf(point),
    x: point % GRID.files,
    y: Math.floor(point / GRID.files),
    shape: 'round',
    size: 0.98,
  })),
  labels: [
    ...files.map((x) => ({ words: 'abcdefghi'.charAt(x), x, y: 9 + MARGIN - 0.13 })),
    ...ranks.map((y) => ({ words: String(10 - y), x: -MARGIN + 0.13, y })),
  ],
  letter: 0.22,
  man: 0.86,
  palette,
  turns: true,
};

/** Red: round. Green: eight-sided. Each has a thin ring inside. */
const BODIES = { one: disc(0, 0, 45), two: corners(8, 48, 22.5) } as const;
const RINGS = { one: disc(0, 0, 38), two: corners(8, 40, 22.5) } as const;
const SIDES: readonly (readonly [Body, (letter: string) => string])[] = [
  ['one', (letter) => letter],
  ['two', (letter) => letter.toLowerCase()],
];

const ringed = (drawing: Drawing, body: Body): Drawing => [
  ...drawing,
  { d: RINGS[body], line: `${body}Detail`, width: 1.8, opacity: 0.75 },
];

const dressedBy = (draw: (letter: string, body: Body) => Drawing): Readonly<Record<string, Drawing>> =>
  Object.fromEntries(
    Object.keys(LETTERS).flatMap((kind) =>
      SIDES.map(([body, letterOf]) => [letterOf(kind), ringed(draw(letterOf(kind), body), body)]),
    ),
  );

/** The men as pictures. */
const PICTURES: Readonly<Record<string, Sign>> = {
  G: FIGURES.king,
  M: [
    'M-14 -16Q0 -34 14 -16L16 -8H36V-2H16Q20 8 12 14L24 32H-24L-12 14Q-20 8 -16 -2H-36V-8H-16Z',
    'M-12 0H12Q10 10 0 10Q-10 10 -12 0Z',
  ],
  E: [
    'M-15 -23Q0 -32 15 -23Q36 -30 36 -5Q34 12 17 11Q10 15 9 22Q8 29 16 28L15 35Q-3 38 -5 22L-6 14Q-13 14 -17 11Q-34 12 -36 -5Q-36 -30 -15 -23Z',
    `${disc(-8, -7, 3.2)}${disc(8, -7, 3.2)}M-18 -16Q-27 -14 -26 0Q-22 4 -19 2ZM18 -16Q27 -14 26 0Q22 4 19 2Z`,
  ],
  H: FIGURES.knight,
  R: FIGURES.rook,
  C: [
    `M-33 6L18 -29L30 -12L-20 19Q-36 20 -33 6Z${disc(2, 19, 15)}`,
    `${disc(2, 19, 9)}M-28 8L-20 3L-14 12L-22 16Z`,
  ],
  P: FIGURES.pawn,
};

/** The usual men: characters written with a brush. */
export const art = dressedBy((letter, body) => written(BODIES[body], CHARACTERS[letter] ?? '', body, 4.6));

export const looks: readonly Look[] = [
  { code: 'characters', art },
  {
    code: 'letters',
    art: dressedBy((letter, body) => written(BODIES[body], LETTERS[letter.toUpperCase()] ?? '', body, 6.5)),
  },
  {
    code: 'pictures',
    art: dressedBy((letter, body) => token(BODIES[body], PICTURES[letter.toUpperCase()] ?? ['', ''], body)),
  },
];
