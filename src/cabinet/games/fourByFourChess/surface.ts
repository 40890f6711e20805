import { disc, slab } from '../../seam/draw.ts';
import { chequers, edgeLabels, squarePlaces } from '../../seam/gridBoard.ts';
import type { Drawing, Palette, Place, Shape, Surface } from '../../seam/surface.ts';
import { FIGURES, token, type Body, type Sign } from '../../seam/token.ts';
import { GRID, MEN, type Side } from './rules.ts';

/** A travelling box: maple and cherry, with felt where the men lie; men of ivory and of ebony. */
const palette: Palette = {
  ground: ['#f3dfb6', '#c8a873', '#ffffff'],
  groundTwo: ['#bd7f4f', '#86532f', '#bdbdbd'],
  edge: ['#5a2f1a', '#2b150b', '#000000'],
  line: ['#3d6a54', '#27473a', '#ffffff'],
  accent: ['#a4391c', '#8b2a12', '#8f0f00'],
  label: ['#fbe9c9', '#efd6ab', '#ffffff'],
  one: ['#fffaf0', '#f4ead6', '#ffffff'],
  oneLine: ['#4a2d17', '#33200f', '#000000'],
  oneDetail: ['#5d3417', '#4b2a12', '#000000'],
  two: ['#2c2622', '#1f1a17', '#000000'],
  twoLine: ['#0d0a08', '#070504', '#ffffff'],
  twoDetail: ['#f3e0b6', '#e6d0a2', '#ffffff'],
};

const SIDES = ['w', 'b'] as const;

/** The place beside the board for a man in hand. */
export const trayOf = (man: string, side: Side): string => `${side}:${man}`;

/** White's men lie on the left, Black's on the right. */
const trays: readonly Place[] = SIDES.flatMap((side) =>
  Array.from(MEN, (man, row) => ({
    name: trayOf(man, side),
    x: side === 'w' ? -1 : 5,
    y: row + 0.5,
    shape: 'round',
    size: 0.98,
  })),
);

const ground: readonly Shape[] = [
  { d: slab(-1.66, -0.4, 7.32, 4.8, 0.22), fill: 'edge', shade: 'grain' },
  ...[-1.54, 4.46].map((x): Shape => ({ d: slab(x, -0.1, 1.08, 4.2, 0.16), fill: 'line' })),
  ...trays.map(({ x, y }): Shape => ({ d: disc(x, y, 0.43), fill: 'edge', opacity: 0.28 })),
  { d: slab(-0.05, -0.05, 4.1, 4.1, 0.03), fill: 'label' },
  { d: slab(0, 0, 4, 4), fill: 'ground', shade: 'grain' },
  { d: chequers(GRID), fill: 'groundTwo' },
];

/** The board of four-by-four chess, between two trays. */
export const surface: Surface = {
  box: { x: -1.66, y: -0.4, width: 7.32, height: 4.8 },
  ground,
  places: [...squarePlaces(GRID), ...trays],
  labels: edgeLabels(GRID, 0.22),
  letter: 0.2,
  man: 0.86,
  palette,
  // a pawn's arrow shows whether it goes north or south
  turns: false,
};

/** White: round. Black: square. */
const BODIES = { one: disc(0, 0, 45), two: slab(-42, -42, 84, 84, 12) } as const;

/** The arrow on a pawn, which shows its heading. */
const arrow = (south: 1 | -1): Sign => [
  `M0 ${32 * south}L${-22} ${10 * south}H-9V${-4 * south}H9V${10 * south}H22Z${disc(0, -19 * south, 13)}`,
  '',
];

const SIGNS: Readonly<Record<string, Sign>> = {
  B: FIGURES.bishop,
  N: FIGURES.knight,
  R: FIGURES.rook,
  P: FIGURES.pawn,
  Pn: arrow(-1),
  Ps: arrow(1),
};

/** The men, by their letters in positions, and a pawn on the board by its heading too. */
export const art: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(SIGNS).flatMap(([kind, sign]) =>
    (['one', 'two'] as const).map((body: Body) => [
      (body === 'one' ? kind.charAt(0) : kind.charAt(0).toLowerCase()) + kind.slice(1),
      token(BODIES[body], sign, body),
    ]),
  ),
);
