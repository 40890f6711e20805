import { corners, disc, leaf, slab } from '../../seam/draw.ts';
import { chequers, edgeLabels, squarePlaces } from '../../seam/gridBoard.ts';
import type { Drawing, Palette, Shape, Surface } from '../../seam/surface.ts';
import { CORNERS, GRID } from './rules.ts';

/** Marble inlaid with grey in a border of terracotta; counters of milk glass and of dark blue glass. */
const palette: Palette = {
  ground: ['#f1ebdf', '#b9b0a2', '#ffffff'],
  groundTwo: ['#d9d2c6', '#9c9386', '#dcdcdc'],
  edge: ['#a4563a', '#4d2213', '#000000'],
  line: ['#f3e3c3', '#d2b98c', '#ffffff'],
  accent: ['#8a1f3d', '#6d132d', '#8f0f00'],
  label: ['#fff0d8', '#f3dbb5', '#ffffff'],
  one: ['#1f3c63', '#162d4d', '#000000'],
  oneLine: ['#0a1830', '#060f20', '#ffffff'],
  oneDetail: ['#e9c46a', '#e9c46a', '#ffffff'],
  two: ['#fffdf6', '#f4ecdc', '#ffffff'],
  twoLine: ['#5d4a33', '#43341f', '#000000'],
  twoDetail: ['#a4563a', '#8d4329', '#000000'],
};

const MARGIN = 0.46;
const WHOLE = 8 + 2 * MARGIN;

/** Tesserae all the way round. */
const tesserae = Array.from({ length: 56 }, (_, at) => ((at + 0.5) * 8) / 56)
  .flatMap((at) => [
    slab(at - 0.03, -0.42, 0.06, 0.06),
    slab(at - 0.03, 8.36, 0.06, 0.06),
    slab(-0.42, at - 0.03, 0.06, 0.06),
    slab(8.36, at - 0.03, 0.06, 0.06),
  ])
  .join('');

/** A leaf in each corner square, where a stone can be caught. */
const leaves = CORNERS.map((square) => {
  const [x, y] = [(square % 8) + 0.5, Math.floor(square / 8) + 0.5];
  return [45, 135, 225, 315].map((angle) => leafAt(x, y, angle)).join('');
}).join('');

function leafAt(x: number, y: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  const at = (far: number, aside: number): string =>
    `${(x + far * Math.sin(turn) + aside * Math.cos(turn)).toFixed(3)} ${(y - far * Math.cos(turn) + aside * Math.sin(turn)).toFixed(3)}`;
  return `M${at(0.04, 0)}Q${at(0.2, 0.12)} ${at(0.4, 0)}Q${at(0.2, -0.12)} ${at(0.04, 0)}Z`;
}

const ground: readonly Shape[] = [
  { d: slab(-MARGIN, -MARGIN, WHOLE, WHOLE, 0.1), fill: 'edge' },
  { d: tesserae, fill: 'line', opacity: 0.4 },
  { d: slab(-0.07, -0.07, 8.14, 8.14, 0.02), fill: 'line' },
  { d: slab(0, 0, 8, 8), fill: 'ground' },
  { d: chequers(GRID), fill: 'groundTwo' },
  { d: leaves, fill: 'edge', opacity: 0.35 },
  {
    d: Array.from({ length: 7 }, (_, at) => `M${at + 1} 0V8M0 ${at + 1}H8`).join(''),
    line: 'edge',
    width: 0.015,
    opacity: 0.55,
  },
];

/** The board of latrunculi: eight squares each way. */
export const surface: Surface = {
  box: { x: -MARGIN, y: -MARGIN, width: WHOLE, height: WHOLE },
  ground,
  places: squarePlaces(GRID),
  labels: edgeLabels(GRID, 0.2),
  letter: 0.22,
  man: 0.86,
  palette,
  turns: true,
};

/** A wreath of laurel, open at the top. */
const laurel = [-150, -110, -70, -30, 30, 70, 110, 150]
  .map((angle) => {
    const turn = ((angle + 180) * Math.PI) / 180;
    return leaf(30 * Math.sin(turn), -30 * Math.cos(turn), 17, 6, angle + 180 + (angle < 0 ? 70 : -70));
  })
  .join('');
const EAGLE = 'M0 -17L5 -9L21 -13L12 0L16 12L5 8L0 20L-5 8L-16 12L-12 0L-21 -13L-5 -9Z';

/** Black: lozenges of blue glass. White: round counters. The dux bears an eagle within laurel. */
export const art: Readonly<Record<string, Drawing>> = {
  s: [
    { d: corners(4, 47, 0), fill: 'one', line: 'oneLine', width: 4, shade: 'dome' },
    { d: corners(4, 17, 0), line: 'oneDetail', width: 4 },
  ],
  S: [
    { d: disc(0, 0, 38), fill: 'two', line: 'twoLine', width: 4, shade: 'dome' },
    { d: disc(0, 0, 14), line: 'twoDetail', width: 4 },
  ],
  d: [
    { d: corners(8, 50, 0), fill: 'one', line: 'oneLine', width: 4, shade: 'dome' },
    { d: laurel, fill: 'oneDetail' },
    { d: EAGLE, fill: 'oneDetail' },
  ],
  D: [
    { d: disc(0, 0, 47), fill: 'two', line: 'twoLine', width: 4, shade: 'dome' },
    { d: laurel, fill: 'twoDetail' },
    { d: EAGLE, fill: 'twoDetail' },
  ],
};
