import { disc, figure, slab, squares, strokes } from '../../seam/draw.ts';
import type { Dot, Drawing, Palette, Shape, Surface } from '../../seam/surface.ts';
import { GRID } from './rules.ts';

/** Mulberry paper with lines of ink, framed as the beams of a Korean temple are painted; men of porcelain and of dark ware. */
const palette: Palette = {
  ground: ['#f5ead0', '#cdbb92', '#ffffff'],
  groundTwo: ['#e6d3a8', '#b8a274', '#e2e2e2'],
  edge: ['#2f6f62', '#1c463d', '#000000'],
  line: ['#3b2f26', '#2c221b', '#000000'],
  accent: ['#b23a2c', '#9c3024', '#8f0f00'],
  label: ['#fbf0d4', '#e9dab4', '#ffffff'],
  one: ['#fdfcf7', '#f3f0e6', '#ffffff'],
  oneLine: ['#274a78', '#1e3a5f', '#000000'],
  oneDetail: ['#2f63a8', '#29568f', '#000000'],
  two: ['#4a2f25', '#3a241c', '#000000'],
  twoLine: ['#1d100b', '#150b07', '#000000'],
  twoDetail: ['#e3a34a', '#d3943f', '#ffffff'],
};

const dotOf = (place: number): Dot => [GRID.fileOf(place), GRID.ranks - GRID.rankOf(place)];
const PLACES = Array.from({ length: GRID.size }, (_, place) => place);
const LAST = GRID.files - 1;

/** The beam: a row of lozenges in red and gold along each side of the frame. */
const BEAM = Array.from({ length: 9 }, (_, at) => -0.6 + (at * (LAST + 1.2)) / 8);
const lozenge = (x: number, y: number, size: number): string =>
  figure([
    [x, y - size],
    [x + size, y],
    [x, y + size],
    [x - size, y],
  ]);
const beam = (far: number, size: number, isOdd: boolean): string =>
  BEAM.filter((_, at) => (at % 2 === 1) === isOdd)
    .flatMap((at) => [
      lozenge(at, -far, size),
      lozenge(at, LAST + far, size),
      lozenge(-far, at, size),
      lozenge(LAST + far, at, size),
    ])
    .join('');

const ground: readonly Shape[] = [
  { d: slab(-1.02, -1.02, LAST + 2.04, LAST + 2.04, 0.2), fill: 'edge', shade: 'grain' },
  { d: beam(0.73, 0.085, false), fill: 'accent', line: 'label', width: 0.014 },
  { d: beam(0.73, 0.085, true), fill: 'twoDetail', line: 'label', width: 0.014 },
  { d: slab(-0.6, -0.6, LAST + 1.2, LAST + 1.2, 0.06), fill: 'line' },
  { d: slab(-0.57, -0.57, LAST + 1.14, LAST + 1.14, 0.04), fill: 'ground' },
  {
    d: squares(3, 3, (file, row) => (file + row) % 2 === 0),
    fill: 'groundTwo',
    opacity: 0.6,
  },
  {
    d: strokes(
      [0, 1, 2, 3].flatMap(
        (at) =>
          [
            [
              [at, 0],
              [at, LAST],
            ],
            [
              [0, at],
              [LAST, at],
            ],
          ] as const,
      ),
    ),
    line: 'line',
    width: 0.04,
  },
  {
    d: PLACES.map((place) => disc(...dotOf(place), 0.13)).join(''),
    fill: 'ground',
    line: 'line',
    width: 0.035,
  },
];

/** The board of four field kono: four places by four, joined along ranks and files. */
export const surface: Surface = {
  box: { x: -1.02, y: -1.02, width: LAST + 2.04, height: LAST + 2.04 },
  ground,
  places: PLACES.map((place) => {
    const [x, y] = dotOf(place);
    return { name: GRID.nameOf(place), x, y, shape: 'round', size: 0.96 };
  }),
  labels: [0, 1, 2, 3].flatMap((at) => [
    { words: 'abcd'.charAt(at), x: at, y: LAST + 0.92 },
    { words: String(4 - at), x: -0.92, y: at },
  ]),
  letter: 0.13,
  man: 0.74,
  palette,
  turns: true,
};

/** A regular polygon with this many corners, one of them at the top. */
const ring = (corners: number, radius: number): string =>
  figure(
    Array.from({ length: corners }, (_, corner): Dot => {
      const angle = (2 * Math.PI * corner) / corners;
      return [Number((radius * Math.sin(angle)).toFixed(2)), Number((-radius * Math.cos(angle)).toFixed(2))];
    }),
  );

/** Five petals of a plum blossom. */
const blossom = Array.from({ length: 5 }, (_, petal) => {
  const angle = (2 * Math.PI * petal) / 5;
  return disc(Number((15 * Math.sin(angle)).toFixed(2)), Number((-15 * Math.cos(angle)).toFixed(2)), 9.5);
}).join('');

/** White: a round dish of porcelain with a plum blossom. Black: a dark six-sided tile. */
export const art: Readonly<Record<string, Drawing>> = {
  W: [
    { d: disc(0, 0, 44), fill: 'one', line: 'oneLine', width: 4, shade: 'dome' },
    { d: disc(0, 0, 35), line: 'oneDetail', width: 2 },
    { d: blossom, line: 'oneDetail', width: 3.5 },
    { d: disc(0, 0, 5), fill: 'oneDetail' },
  ],
  B: [
    { d: ring(6, 48), fill: 'two', line: 'twoLine', width: 4, shade: 'dome' },
    { d: ring(6, 36), line: 'twoDetail', width: 3 },
    { d: 'M0 -20V20M-17 -10L17 10M17 -10L-17 10', line: 'twoDetail', width: 4 },
  ],
};
