import { disc, slab } from '../../seam/draw.ts';
import type { Drawing, Palette, Place, Shape, Surface } from '../../seam/surface.ts';

/** A board of dark mahogany with hollows cut into it, and sea-green stones. */
const palette: Palette = {
  ground: ['#8c4a2b', '#6a3519', '#ffffff'],
  groundTwo: ['#6f3518', '#4f240d', '#d9d9d9'],
  edge: ['#5a2a12', '#2b1206', '#000000'],
  line: ['#d9a25e', '#b9813f', '#000000'],
  accent: ['#ffcf70', '#ffc85e', '#8f0f00'],
  label: ['#fff1d6', '#ffecc9', '#000000'],
  one: ['#4fb3a6', '#48a89b', '#004f46'],
  oneLine: ['#0f3f3a', '#0b332f', '#000000'],
  oneDetail: ['#c9f1ea', '#bfeae2', '#ffffff'],
  two: ['#e7c37c', '#dcb76e', '#7a4b00'],
  twoLine: ['#553408', '#432806', '#000000'],
  twoDetail: ['#7a3b14', '#6b3110', '#ffffff'],
};

/** The distance between the middles of the rows, which leaves room for the numbers. */
const ROW = 1.5;

const BOWL = { shape: 'round', size: 0.92 } as const;
const MANCALA = { shape: 'round', size: 1.16, y: ROW / 2, tally: 0.85 } as const;

/** The places, counterclockwise: South's bowls and his mancala, then North's. */
const places: readonly Place[] = [
  ...Array.from('abcdef', (name, at): Place => ({ ...BOWL, name, x: at + 1, y: ROW, tally: -0.6 })),
  { ...MANCALA, name: 'MS', x: 7.1 },
  ...Array.from('ABCDEF', (name, at): Place => ({ ...BOWL, name, x: 6 - at, y: 0, tally: 0.6 })),
  { ...MANCALA, name: 'MN', x: -0.1 },
];

const bowls = places.filter(({ size }) => size < 1);
const mancalas = places.filter(({ size }) => size > 1);

const ground: readonly Shape[] = [
  { d: slab(-0.95, -0.85, 8.9, 3.2, 0.75), fill: 'edge', shade: 'grain' },
  { d: slab(-0.87, -0.77, 8.74, 3.04, 0.69), fill: 'ground', shade: 'grain' },
  { d: slab(-0.8, -0.7, 8.6, 2.9, 0.63), line: 'line', width: 0.03 },
  { d: `M0.75 ${ROW / 2}H6.25`, line: 'line', width: 0.02, opacity: 0.7 },
  { d: `M3.5 ${ROW / 2 - 0.1}l0.14 0.1l-0.14 0.1l-0.14 -0.1Z`, fill: 'line' },
  ...bowls.flatMap(({ x, y, size }): readonly Shape[] => [
    { d: disc(x, y, size / 2), fill: 'groundTwo', line: 'line', width: 0.03, shade: 'hollow' },
  ]),
  ...mancalas.map(({ x }): Shape => ({
    d: slab(x - 0.56, -0.48, 1.12, 2.5, 0.56),
    fill: 'groundTwo',
    line: 'line',
    width: 0.03,
    shade: 'hollow',
  })),
];

/** The board of mancala: two rows of six bowls, a mancala at either end. */
export const surface: Surface = {
  box: { x: -0.95, y: -0.85, width: 8.9, height: 3.2 },
  ground,
  places,
  labels: bowls.map(({ name, x, y }) => ({ words: name, x, y: y === 0 ? -0.58 : ROW + 0.58 })),
  letter: 0.2,
  man: 0.27,
  palette,
  turns: true,
};

/** A polished stone; the signs of the two players are stones of other shapes. */
export const art: Readonly<Record<string, Drawing>> = {
  stone: [
    {
      d: 'M-42 4C-40 -30 -8 -46 18 -38C44 -30 50 6 36 26C20 46 -44 44 -42 4Z',
      fill: 'one',
      line: 'oneLine',
      width: 7,
      shade: 'dome',
    },
    { d: 'M-22 -10C-14 -24 0 -28 12 -26', line: 'oneDetail', width: 6, opacity: 0.8 },
  ],
  south: [
    { d: disc(0, 0, 42), fill: 'one', line: 'oneLine', width: 5, shade: 'dome' },
    { d: 'M-20 -8L0 16L20 -8', line: 'oneDetail', width: 9 },
  ],
  north: [
    { d: disc(0, 0, 42), fill: 'two', line: 'twoLine', width: 5, shade: 'dome' },
    { d: 'M-20 8L0 -16L20 8', line: 'twoDetail', width: 9 },
  ],
};
