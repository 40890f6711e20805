import { disc, leaf, slab } from '../../seam/draw.ts';
import { chequers, edgeLabels, squarePlaces } from '../../seam/gridBoard.ts';
import { token } from '../../seam/token.ts';
import type { Drawing, Palette, Shape, Surface } from '../../seam/surface.ts';
import { GRID } from './rules.ts';

/** Red stone of a dry planet, ochre and basalt; men of jet with bone, and of amber with dark ink. */
const palette: Palette = {
  ground: ['#dba26c', '#a8713f', '#ffffff'],
  groundTwo: ['#7c584c', '#4c352e', '#b9b9b9'],
  edge: ['#7a2f1c', '#3a150c', '#000000'],
  line: ['#f0c489', '#c08d55', '#000000'],
  accent: ['#0f6f66', '#3fb7a8', '#8f0f00'],
  label: ['#ffe6c4', '#f0cda2', '#ffffff'],
  one: ['#241f22', '#191518', '#000000'],
  oneLine: ['#f6e7cb', '#e6d3b0', '#ffffff'],
  oneDetail: ['#f4dfb8', '#ecd3a4', '#ffffff'],
  two: ['#f59a2d', '#ee8f22', '#ffffff'],
  twoLine: ['#3c1604', '#260d02', '#000000'],
  twoDetail: ['#43170a', '#350f05', '#000000'],
};

const MARGIN = 0.36;
const WHOLE = 10 + 2 * MARGIN;

/** The two moons, over two corners of the frame. */
const moon = (x: number, y: number, radius: number): readonly Shape[] => [
  { d: disc(x, y, radius), fill: 'line' },
  {
    d: `${disc(x - radius * 0.3, y - radius * 0.2, radius * 0.22)}${disc(x + radius * 0.35, y + radius * 0.3, radius * 0.16)}`,
    fill: 'edge',
    opacity: 0.45,
  },
];

const ground: readonly Shape[] = [
  { d: slab(-MARGIN, -MARGIN, WHOLE, WHOLE, 0.2), fill: 'edge', shade: 'grain' },
  ...moon(-MARGIN / 2, -MARGIN / 2, 0.13),
  ...moon(10 + MARGIN / 2, -MARGIN / 2, 0.09),
  { d: slab(-0.06, -0.06, 10.12, 10.12, 0.03), fill: 'line' },
  { d: slab(0, 0, 10, 10), fill: 'ground' },
  { d: chequers(GRID), fill: 'groundTwo' },
];

/** The board of Jetan: ten squares each way. */
export const surface: Surface = {
  box: { x: -MARGIN, y: -MARGIN, width: WHOLE, height: WHOLE },
  ground,
  places: squarePlaces(GRID),
  labels: edgeLabels(GRID, MARGIN / 2),
  letter: 0.24,
  man: 0.92,
  palette,
  turns: true,
};

/** The band round a head, in which feathers stand. */
const BAND = 'M-24 16Q0 25 24 16V26Q0 35 -24 26Z';
const feathers = (angles: readonly number[], apart: number, length = 46): string =>
  angles.map((angle, at) => leaf((at - (angles.length - 1) / 2) * apart, 16, length, 7, angle)).join('');

/** What each kind wears, in the colour of the details; its feathers tell it apart. */
const SIGNS: Readonly<Record<string, string>> = {
  // one feather
  P: BAND + feathers([0], 0),
  // two upright, as it moves straight
  W: BAND + feathers([0, 0], 22),
  // two slanted, as it moves diagonally
  A: BAND + feathers([-34, 34], 10, 44),
  // three upright
  D: BAND + feathers([0, 0, 0], 19, 48),
  // three blades of a flying machine
  F: [0, 120, 240].map((angle) => leaf(0, 0, 36, 15, angle)).join(''),
  // the head of a riding beast, with its wide mouth and its ear
  T: 'M-22 30C-24 8 -16 -6 -2 -14L2 -32L10 -18C22 -14 30 -4 33 6Q34 14 26 15L8 13Q2 16 5 22Q8 27 10 31Z',
  // a diadem of many jewels
  L: 'M-30 24L-32 -14L-18 2L-11 -26L0 -4L11 -26L18 2L32 -14L30 24Q0 32 -30 24Z',
  // a diadem of one jewel
  R: 'M-31 4Q0 34 31 4Q27 33 0 34Q-27 33 -31 4ZM0 -36L17 -11L0 14L-17 -11Z',
};

/** What lies over a sign, in the colour of the body. */
const OVER: Readonly<Record<string, string>> = {
  F: disc(0, 0, 7),
  T: disc(12, -3, 3.6),
  L: `${disc(-16, 17, 4)}${disc(0, 19, 4.6)}${disc(16, 17, 4)}`,
  R: 'M0 -26L10 -11L0 4L-10 -11Z',
};

/** Black: a shield with a point. Orange: a round one. */
const BODIES = {
  one: 'M-40 -34Q0 -46 40 -34V6Q40 34 0 46Q-40 34 -40 6Z',
  two: disc(0, 0, 43),
} as const;

/** The men of Jetan: upper case Black's, lower case Orange's. */
export const art: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(SIGNS).flatMap(([kind, sign]) => [
    [kind, token(BODIES.one, [sign, OVER[kind] ?? ''], 'one')],
    [kind.toLowerCase(), token(BODIES.two, [sign, OVER[kind] ?? ''], 'two')],
  ]),
);
