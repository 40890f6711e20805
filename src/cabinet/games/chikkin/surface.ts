import { corners, disc, slab } from '../../seam/draw.ts';
import { chequers, edgeLabels, squarePlaces } from '../../seam/gridBoard.ts';
import { token, type Sign } from '../../seam/token.ts';
import type { Drawing, Palette, Shape, Surface } from '../../seam/surface.ts';
import { GRID } from './rules.ts';

/** A meadow behind a fence, with straw along both ends; tokens of gold and of slate blue. */
const palette: Palette = {
  ground: ['#d4dfa0', '#7f9455', '#ffffff'],
  groundTwo: ['#b9cb7d', '#64783f', '#d2d2d2'],
  edge: ['#7b5632', '#3a2714', '#000000'],
  line: ['#e7c987', '#b18e50', '#000000'],
  accent: ['#a4391c', '#7c2410', '#8f0f00'],
  label: ['#fff4da', '#efdcb6', '#ffffff'],
  one: ['#ffe27f', '#f6d467', '#ffffff'],
  oneLine: ['#5c3310', '#3d2108', '#000000'],
  oneDetail: ['#6d2f10', '#5a250b', '#000000'],
  two: ['#33557f', '#294669', '#000000'],
  twoLine: ['#0f2038', '#0a1728', '#ffffff'],
  twoDetail: ['#fbf1da', '#f2e4c6', '#ffffff'],
};

const MARGIN = 0.4;
const WHOLE = 8 + 2 * MARGIN;

/** The pales of the fence, along all four sides. */
const pales = Array.from({ length: 16 }, (_, at) => at * 0.5 + 0.25)
  .flatMap((at) => [
    slab(at - 0.06, -MARGIN + 0.05, 0.12, 0.26, 0.05),
    slab(at - 0.06, 8 + MARGIN - 0.31, 0.12, 0.26, 0.05),
    slab(-MARGIN + 0.05, at - 0.06, 0.26, 0.12, 0.05),
    slab(8 + MARGIN - 0.31, at - 0.06, 0.26, 0.12, 0.05),
  ])
  .join('');

/** Blades of straw on a rank that a dog wants to reach. */
const straw = (y: number): string =>
  Array.from({ length: 24 }, (_, at) => {
    const x = 0.17 + at * 0.333;
    const high = y + 0.2 + ((at * 7) % 5) * 0.14;
    return `M${x.toFixed(2)} ${high.toFixed(2)}l${at % 2 === 0 ? 0.22 : -0.18} ${at % 3 === 0 ? 0.1 : -0.07}`;
  }).join('');

const ground: readonly Shape[] = [
  { d: slab(-MARGIN, -MARGIN, WHOLE, WHOLE, 0.22), fill: 'edge', shade: 'grain' },
  { d: pales, fill: 'line', opacity: 0.32 },
  { d: slab(-0.05, -0.05, 8.1, 8.1, 0.03), fill: 'line' },
  { d: slab(0, 0, 8, 8), fill: 'ground' },
  { d: chequers(GRID), fill: 'groundTwo' },
  { d: `${slab(0, 0, 8, 1)}${slab(0, 7, 8, 1)}`, fill: 'line', opacity: 0.5 },
  { d: straw(0) + straw(7), line: 'edge', width: 0.025, opacity: 0.45 },
];

/** The board of Chikkin: a chessboard, fenced in. */
export const surface: Surface = {
  box: { x: -MARGIN, y: -MARGIN, width: WHOLE, height: WHOLE },
  ground,
  places: squarePlaces(GRID),
  labels: edgeLabels(GRID, MARGIN / 2),
  letter: 0.22,
  man: 0.88,
  palette,
  turns: true,
};

/** Each animal, and the details drawn over it in the colour of the token. */
const ANIMALS: Readonly<Record<string, Sign>> = {
  // a hen, from the side
  c: [
    'M-27 -4C-33 -18 -25 -25 -18 -13C-12 -3 0 -3 4 -12C6 -23 13 -28 20 -25C26 -23 27 -18 27 -14L35 -9L27 -7C28 9 20 23 4 24L5 31H11V35H-6V31H-1L-2 24C-18 23 -27 12 -27 -4ZM10 -25C9 -33 15 -33 16 -29C18 -34 24 -32 22 -24Z',
    `${disc(18, -16, 2.8)}M-16 3C-12 14 2 14 6 2C0 8 -8 8 -16 3Z`,
  ],
  // a cock with his tail
  r: [
    'M-8 2C-15 -8 -13 -25 -27 -31C-40 -23 -38 0 -28 11C-24 21 -13 26 -4 26L-4 32H-9V36H9V32H4V26C18 23 25 8 24 -10L33 -8L25 -16C24 -28 11 -30 9 -19C7 -8 2 4 -8 2ZM7 -25C2 -32 7 -38 11 -33C12 -41 19 -41 19 -33C25 -37 28 -30 24 -24ZM24 -8Q29 0 24 4Q19 0 24 -8Z',
    `${disc(17, -20, 2.6)}M-26 -20C-32 -10 -30 2 -22 8C-26 -2 -27 -12 -26 -20Z`,
  ],
  // a dog's head with hanging ears
  d: [
    'M-17 -25Q0 -34 17 -25Q34 -27 35 -5Q35 12 26 15Q22 10 20 6Q18 29 0 33Q-18 29 -20 6Q-22 10 -26 15Q-35 12 -35 -5Q-34 -27 -17 -25Z',
    `${disc(-9, -5, 3.6)}${disc(9, -5, 3.6)}M-7 11Q0 8 7 11L0 19ZM-18 -20Q-21 -10 -20 2L-23 4Q-25 -10 -18 -20ZM18 -20Q21 -10 20 2L23 4Q25 -10 18 -20Z`,
  ],
  // a wolf's head with its ears up
  w: [
    'M-28 -37L-8 -23Q0 -26 8 -23L28 -37L31 -9L23 4L14 11L6 32Q0 36 -6 32L-14 11L-23 4L-31 -9Z',
    'M-19 -8L-6 -1L-16 1ZM19 -8L6 -1L16 1ZM-5 24H5L0 30Z',
  ],
};

/** East: tokens with twelve corners, like the sun. West: tiles with round corners. */
export const art: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(ANIMALS).flatMap(([kind, sign]) => [
    [kind, token(corners(12, 46, 15), sign, 'one')],
    [kind.toUpperCase(), token(slab(-41, -41, 82, 82, 14), sign, 'two')],
  ]),
);
