import { disc, figure, slab, strokes } from '../../seam/draw.ts';
import type { Drawing, Palette, Shape, Surface } from '../../seam/surface.ts';
import { GRID, NEXT } from './rules.ts';

/** Red earth with lines of white clay; men of shell and of basalt. */
const palette: Palette = {
  ground: ['#b9683f', '#8a4826', '#ffffff'],
  groundTwo: ['#a95a33', '#783d1e', '#ededed'],
  edge: ['#5b2a16', '#2d130a', '#000000'],
  line: ['#fbe6cb', '#e8cfae', '#000000'],
  accent: ['#ffe08a', '#ffd97a', '#8f0f00'],
  label: ['#fde9cf', '#f4dcbb', '#ffffff'],
  one: ['#fdf8ee', '#f5ecd9', '#ffffff'],
  oneLine: ['#5e4630', '#40301f', '#000000'],
  oneDetail: ['#d58f6a', '#c47c56', '#000000'],
  two: ['#2b2f36', '#1d2026', '#000000'],
  twoLine: ['#0b0d10', '#060708', '#000000'],
  twoDetail: ['#9fb4c8', '#9fb4c8', '#ffffff'],
};

const dotOf = (point: number): readonly [x: number, y: number] => [
  GRID.fileOf(point),
  GRID.ranks - GRID.rankOf(point),
];

const POINTS = Array.from({ length: GRID.size }, (_, point) => point);

/** Each line between two joined points, once. */
const joints = POINTS.flatMap((point) =>
  (NEXT[point] ?? []).filter((next) => next > point).map((next) => [dotOf(point), dotOf(next)] as const),
);

const ground: readonly Shape[] = [
  { d: slab(-0.85, -0.85, 9.7, 5.7, 0.3), fill: 'edge', shade: 'grain' },
  { d: slab(-0.55, -0.55, 9.1, 5.1, 0.14), fill: 'ground' },
  ...[1, 3, 5, 7].map((x): Shape => ({
    d: figure([
      [x, 0],
      [x + 1, 1],
      [x, 2],
      [x - 1, 1],
    ]),
    fill: 'groundTwo',
  })),
  ...[1, 3, 5, 7].map((x): Shape => ({
    d: figure([
      [x, 2],
      [x + 1, 3],
      [x, 4],
      [x - 1, 3],
    ]),
    fill: 'groundTwo',
  })),
  { d: strokes(joints), line: 'line', width: 0.045 },
  { d: POINTS.map((point) => disc(...dotOf(point), 0.075)).join(''), fill: 'line' },
];

/** The board of fanorona: nine points by five, the strong ones joined diagonally too. */
export const surface: Surface = {
  box: { x: -0.85, y: -0.85, width: 9.7, height: 5.7 },
  ground,
  places: POINTS.map((point) => {
    const [x, y] = dotOf(point);
    return { name: GRID.nameOf(point), x, y, shape: 'round', size: 0.98 };
  }),
  labels: [
    ...Array.from('abcdefghi', (words, at) => ({ words, x: at, y: 4.7 })),
    ...Array.from('54321', (words, at) => ({ words, x: -0.7, y: at })),
  ],
  letter: 0.2,
  man: 0.74,
  palette,
  turns: true,
};

/** White: a round shell with its rays. Black: a four-cornered stone. */
export const art: Readonly<Record<string, Drawing>> = {
  W: [
    { d: disc(0, 0, 42), fill: 'one', line: 'oneLine', width: 4, shade: 'dome' },
    {
      d: strokes(
        [0, 1, 2, 3, 4, 5, 6, 7].map((ray) => {
          const angle = (Math.PI / 4) * ray;
          const [x, y] = [Math.cos(angle), Math.sin(angle)];
          return [
            [12 * x, 12 * y],
            [28 * x, 28 * y],
          ] as const;
        }),
      ),
      line: 'oneDetail',
      width: 5,
    },
  ],
  B: [
    {
      d: 'M-30 -40H30Q40 -40 40 -30V30Q40 40 30 40H-30Q-40 40 -40 30V-30Q-40 -40 -30 -40Z',
      fill: 'two',
      line: 'twoLine',
      width: 4,
      shade: 'dome',
    },
    { d: 'M-20 -20H20V20H-20Z', line: 'twoDetail', width: 4 },
  ],
};
