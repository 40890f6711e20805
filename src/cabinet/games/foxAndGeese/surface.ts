import { disc, figure, slab } from '../../seam/draw.ts';
import type { Dot, Drawing, Palette, Shape, Surface } from '../../seam/surface.ts';
import { joined, nameOf, POINTS, SQUARE } from './rules.ts';

/** A sampler of linen, stitched in blue and red, in a frame of painted wood. */
const palette: Palette = {
  ground: ['#f1e6cd', '#c8b68e', '#ffffff'],
  groundTwo: ['#e3d3ae', '#b39f74', '#dddddd'],
  edge: ['#2c5066', '#16303f', '#000000'],
  line: ['#3c6a86', '#2f5a75', '#000000'],
  accent: ['#b5442c', '#a23a23', '#8f0f00'],
  label: ['#f3e7cc', '#e2d2ab', '#ffffff'],
  one: ['#fffdf6', '#f8f1df', '#ffffff'],
  oneLine: ['#24465a', '#1b3443', '#000000'],
  oneDetail: ['#e08a2c', '#d07c22', '#000000'],
  two: ['#c4522b', '#b04724', '#000000'],
  twoLine: ['#4a1a0b', '#3a1408', '#000000'],
  twoDetail: ['#fff3df', '#f6e5c6', '#ffffff'],
};

const dotOf = (point: number): Dot => {
  const square = POINTS[point] ?? 0;
  return [SQUARE.fileOf(square), SQUARE.ranks - SQUARE.rankOf(square)];
};

const along = ([x, y]: Dot, [toX, toY]: Dot, part: number): string =>
  `${(x + part * (toX - x)).toFixed(3)} ${(y + part * (toY - y)).toFixed(3)}`;

/** Stitches from one point to another. */
function stitches(from: Dot, to: Dot): string {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 6);
  return Array.from(
    { length: count },
    (_, stitch) => `M${along(from, to, (stitch + 0.18) / count)}L${along(from, to, (stitch + 0.82) / count)}`,
  ).join('');
}

/** The lines between joined points, either those along ranks and files or the diagonal ones. */
const lines = (hasDiagonals: boolean, isDiagonal: boolean): string =>
  joined(hasDiagonals)
    .flatMap((next, from) =>
      next
        .filter((to) => to > from)
        .map((to) => [dotOf(from), dotOf(to)] as const)
        .filter(([[x, y], [toX, toY]]) => (x !== toX && y !== toY) === isDiagonal)
        .map(([from_, to]) => stitches(from_, to)),
    )
    .join('');

/** The cross of linen; it reaches `far` beyond its outer points. */
const cross = (far: number): string =>
  figure([
    [2 - far, -far],
    [4 + far, -far],
    [4 + far, 2 - far],
    [6 + far, 2 - far],
    [6 + far, 4 + far],
    [4 + far, 4 + far],
    [4 + far, 6 + far],
    [2 - far, 6 + far],
    [2 - far, 4 + far],
    [-far, 4 + far],
    [-far, 2 - far],
    [2 - far, 2 - far],
  ]);

/** A flower of eight petals in each corner of the frame. */
const CORNERS: readonly Dot[] = [
  [0.38, 0.38],
  [5.62, 0.38],
  [0.38, 5.62],
  [5.62, 5.62],
];
const petals = (at: Dot, far: number, turn: number): string =>
  [0, 1, 2, 3]
    .map((petal) => {
      const angle = (Math.PI / 2) * petal + turn;
      const dot = (reach: number, aside: number): string =>
        `${(at[0] + reach * Math.cos(angle + aside)).toFixed(3)} ${(at[1] + reach * Math.sin(angle + aside)).toFixed(3)}`;
      return `M${at[0]} ${at[1]}Q${dot(far * 0.8, -0.62)} ${dot(far, 0)}Q${dot(far * 0.8, 0.62)} ${at[0]} ${at[1]}Z`;
    })
    .join('');

const groundBy = (hasDiagonals: boolean): readonly Shape[] => [
  { d: slab(-0.95, -0.95, 7.9, 7.9, 0.5), fill: 'edge', shade: 'grain' },
  { d: slab(-0.86, -0.86, 7.72, 7.72, 0.43), line: 'oneDetail', width: 0.03, opacity: 0.8 },
  { d: CORNERS.map((at) => petals(at, 0.62, Math.PI / 4)).join(''), fill: 'label', opacity: 0.9 },
  { d: CORNERS.map((at) => petals(at, 0.62, 0)).join(''), fill: 'two' },
  { d: CORNERS.map(([x, y]) => disc(x, y, 0.12)).join(''), fill: 'oneDetail' },
  { d: cross(0.56), fill: 'ground', line: 'groundTwo', width: 0.08 },
  { d: cross(0.46), line: 'groundTwo', width: 0.03 },
  { d: lines(hasDiagonals, true), line: 'accent', width: 0.055 },
  { d: lines(hasDiagonals, false), line: 'line', width: 0.06 },
  { d: POINTS.map((_, point) => disc(...dotOf(point), 0.09)).join(''), fill: 'line' },
  { d: POINTS.map((_, point) => disc(...dotOf(point), 0.04)).join(''), fill: 'ground' },
];

/** The board of fox and geese: thirty-three points in a cross, with or without diagonal lines. */
export const surfaceBy = (hasDiagonals: boolean): Surface => ({
  box: { x: -0.95, y: -0.95, width: 7.9, height: 7.9 },
  ground: groundBy(hasDiagonals),
  places: POINTS.map((_, point) => {
    const [x, y] = dotOf(point);
    return { name: nameOf(point), x, y, shape: 'round', size: 0.98 };
  }),
  labels: [0, 1, 2, 3, 4, 5, 6].flatMap((at) => [
    { words: 'abcdefg'.charAt(at), x: at, y: 6.74 },
    { words: String(7 - at), x: -0.74, y: at },
  ]),
  letter: 0.2,
  man: 0.84,
  palette,
  turns: true,
});

/** The geese: white, seen from the side. The fox: his red face with two ears. */
export const art: Readonly<Record<string, Drawing>> = {
  G: [
    {
      d: 'M-42 6C-34 12 -26 2 -10 0C4 -2 12 -8 11 -22C9 -42 28 -46 33 -33C36 -24 31 -14 31 2C31 28 14 40 -8 40C-28 40 -40 26 -42 6Z',
      fill: 'one',
      line: 'oneLine',
      width: 4.5,
      shade: 'dome',
    },
    { d: 'M33 -34L47 -27L33 -24Z', fill: 'oneDetail', line: 'oneLine', width: 2.5 },
    { d: 'M-24 14C-12 6 6 8 13 17C6 28 -14 30 -24 14Z', line: 'oneLine', width: 3.5 },
    { d: disc(23, -31, 3.2), fill: 'oneLine' },
    { d: 'M-8 40V47M6 39V46', line: 'oneDetail', width: 5 },
  ],
  F: [
    {
      d: 'M-38 -44L-16 -27Q0 -32 16 -27L38 -44Q44 -12 36 6Q22 30 0 46Q-22 30 -36 6Q-44 -12 -38 -44Z',
      fill: 'two',
      line: 'twoLine',
      width: 4.5,
      shade: 'dome',
    },
    { d: 'M-35 6Q-20 4 -11 18L0 44Q-22 30 -35 6ZM35 6Q20 4 11 18L0 44Q22 30 35 6Z', fill: 'twoDetail' },
    { d: 'M-33 -34L-22 -24L-35 -16ZM33 -34L22 -24L35 -16Z', fill: 'twoLine' },
    { d: 'M-22 -6L-10 0M22 -6L10 0', line: 'twoLine', width: 5 },
    { d: disc(0, 36, 7), fill: 'twoLine' },
  ],
};
