import { disc, slab, strokes } from '../../seam/draw.ts';
import type { Drawing, Palette, Shape, Surface } from '../../seam/surface.ts';
import { LINES, NAMES } from './rules.ts';

/** Grey slate with chalk-white lines on an oak frame; men of ivory and of dark green serpentine. */
const palette: Palette = {
  ground: ['#6d7a80', '#4a555b', '#ffffff'],
  groundTwo: ['#5f6c72', '#3f494f', '#ececec'],
  edge: ['#8a5f33', '#4c3017', '#000000'],
  line: ['#eef1ea', '#d4dad2', '#000000'],
  accent: ['#ffd27a', '#ffc861', '#8f0f00'],
  label: ['#fff6e2', '#f0dfc0', '#ffffff'],
  one: ['#fbf6e8', '#f1e8d2', '#ffffff'],
  oneLine: ['#4a3a26', '#33271a', '#000000'],
  oneDetail: ['#b08a4a', '#9b7436', '#000000'],
  two: ['#1d3b33', '#142b25', '#000000'],
  twoLine: ['#07140f', '#040c09', '#000000'],
  twoDetail: ['#8fc4ac', '#8fc4ac', '#ffffff'],
};

const dotOf = (point: number): readonly [x: number, y: number] => {
  const name = NAMES[point] ?? 'a1';
  return ['abcdefg'.indexOf(name.charAt(0)), 7 - Number(name.charAt(1))];
};

/** Each line from its first point to its last. */
const lines = strokes(LINES.map((line) => [dotOf(line[0] ?? 0), dotOf(line[2] ?? 0)] as const));

const ground: readonly Shape[] = [
  { d: slab(-1, -1, 8, 8, 0.35), fill: 'edge', shade: 'grain' },
  { d: slab(-0.62, -0.62, 7.24, 7.24, 0.16), fill: 'oneLine', opacity: 0.55 },
  { d: slab(-0.58, -0.58, 7.16, 7.16, 0.14), fill: 'ground' },
  { d: `${slab(0, 0, 6, 6)}${slab(1, 1, 4, 4)}`, fill: 'groundTwo', opacity: 0.5 },
  { d: lines, line: 'line', width: 0.075 },
  { d: NAMES.map((_, point) => disc(...dotOf(point), 0.13)).join(''), fill: 'line' },
  { d: NAMES.map((_, point) => disc(...dotOf(point), 0.055)).join(''), fill: 'groundTwo' },
];

/** The board of nine men's morris: three squares, joined in the middle of their sides. */
export const surface: Surface = {
  box: { x: -1, y: -1, width: 8, height: 8 },
  ground,
  places: NAMES.map((name, point) => {
    const [x, y] = dotOf(point);
    return { name, x, y, shape: 'round', size: 0.98 };
  }),
  labels: [0, 1, 2, 3, 4, 5, 6].flatMap((at) => [
    { words: 'abcdefg'.charAt(at), x: at, y: 6.8 },
    { words: String(7 - at), x: -0.8, y: at },
  ]),
  letter: 0.24,
  man: 0.76,
  palette,
  turns: true,
};

/** White: a round man turned on a lathe. Black: a man with four lobes. */
export const art: Readonly<Record<string, Drawing>> = {
  W: [
    { d: disc(0, 0, 44), fill: 'one', line: 'oneLine', width: 4, shade: 'dome' },
    { d: disc(0, 0, 31), line: 'oneDetail', width: 3 },
    { d: disc(0, 0, 15), line: 'oneDetail', width: 3 },
  ],
  B: [
    {
      d: 'M0 -44A24 24 0 0 1 21 -21A24 24 0 0 1 44 0A24 24 0 0 1 21 21A24 24 0 0 1 0 44A24 24 0 0 1 -21 21A24 24 0 0 1 -44 0A24 24 0 0 1 -21 -21A24 24 0 0 1 0 -44Z',
      fill: 'two',
      line: 'twoLine',
      width: 4,
      shade: 'dome',
    },
    { d: 'M0 -20L20 0L0 20L-20 0Z', line: 'twoDetail', width: 4 },
  ],
};
