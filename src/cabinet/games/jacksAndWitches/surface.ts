import { disc, leaf, slab, squares } from '../../seam/draw.ts';
import { edgeLabels, squarePlaces } from '../../seam/gridBoard.ts';
import type { Drawing, Palette, Place, Shape, Surface } from '../../seam/surface.ts';
import { FIGURES, token, type Sign } from '../../seam/token.ts';
import { GRID, HOLES, nameOf, TELEPORTERS, type Side } from './board.ts';

/** Slate and amethyst round a well of night, with four rings of cold light; men of bone and of plum. */
const palette: Palette = {
  ground: ['#e2daee', '#8b80a8', '#ffffff'],
  groundTwo: ['#b6a8d0', '#655a85', '#c4c4c4'],
  edge: ['#2b2144', '#140e24', '#000000'],
  line: ['#0f8f8c', '#63e0d6', '#000000'],
  accent: ['#c2410c', '#e0601f', '#8f0f00'],
  label: ['#f2ebff', '#ddd2f5', '#ffffff'],
  one: ['#fff8e8', '#f3e8d0', '#ffffff'],
  oneLine: ['#4a3a2a', '#35291d', '#000000'],
  oneDetail: ['#4d2a5c', '#43234f', '#000000'],
  two: ['#45204f', '#35163e', '#000000'],
  twoLine: ['#1a0a20', '#120616', '#ffffff'],
  twoDetail: ['#f7dc9a', '#eccd86', '#ffffff'],
};

const MARGIN = 0.3;
const [WIDE, HIGH] = [12 + 2 * MARGIN, 8 + 2 * MARGIN];
const middleOf = (square: number): readonly [number, number] => [
  (square % GRID.files) + 0.5,
  Math.floor(square / GRID.files) + 0.5,
];

/** Where a side's Jacks in hand lie: in the well, at its own end. */
export const WELL: Readonly<Record<Side, string>> = { w: 'w:J', b: 'b:J' };
const wells: readonly Place[] = [
  { name: WELL.w, x: 6, y: 5.45, shape: 'round', size: 0.98 },
  { name: WELL.b, x: 6, y: 2.55, shape: 'round', size: 0.98 },
];

const isOpen = (file: number, row: number): boolean => !HOLES.has(row * GRID.files + file);
const stars = [
  [4.4, 3.5],
  [5.2, 4.2],
  [6.7, 3.7],
  [7.5, 4.5],
  [4.9, 4.75],
  [6.1, 4.05],
  [7.3, 3.25],
  [5.6, 3.4],
  [6.6, 4.75],
] as const;

const ground: readonly Shape[] = [
  { d: slab(-MARGIN, -MARGIN, WIDE, HIGH, 0.2), fill: 'edge' },
  { d: squares(12, 8, isOpen), fill: 'ground' },
  {
    d: squares(12, 8, (file, row) => isOpen(file, row) && (file + 8 - row) % 2 === 1),
    fill: 'groundTwo',
  },
  {
    d: stars.map(([x, y], at) => disc(x, y, at % 3 === 0 ? 0.05 : 0.03)).join(''),
    fill: 'label',
    opacity: 0.85,
  },
  { d: wells.map(({ x, y }) => disc(x, y, 0.46)).join(''), line: 'label', width: 0.02, opacity: 0.5 },
  ...TELEPORTERS.flatMap((square): readonly Shape[] => {
    const [x, y] = middleOf(square);
    return [
      { d: slab(x - 0.5, y - 0.5, 1, 1), fill: 'line', opacity: 0.22 },
      { d: disc(x, y, 0.44), line: 'line', width: 0.06 },
      { d: disc(x, y, 0.3), line: 'line', width: 0.035 },
      {
        d: [0, 90, 180, 270]
          .map((angle) => {
            const turn = ((angle + 45) * Math.PI) / 180;
            const at = (far: number): string =>
              `${(x + far * Math.sin(turn)).toFixed(3)} ${(y - far * Math.cos(turn)).toFixed(3)}`;
            return `M${at(0.12)}L${at(0.3)}`;
          })
          .join(''),
        line: 'line',
        width: 0.035,
      },
    ];
  }),
];

/** The board of Jacks and Witches: eighty-four squares round a hole. */
export const surface: Surface = {
  box: { x: -MARGIN, y: -MARGIN, width: WIDE, height: HIGH },
  ground,
  places: [...squarePlaces(GRID, nameOf, (square) => !HOLES.has(square)), ...wells],
  labels: edgeLabels(GRID, MARGIN / 2, 'yzabcdefghij'),
  letter: 0.2,
  man: 0.94,
  palette,
  turns: true,
};

/** Barrels that point along ranks and files, or diagonally. */
const barrels = (turn: number): string =>
  [0, 90, 180, 270]
    .map((angle) => {
      const at = (far: number, aside: number): string => {
        const radians = ((angle + turn) * Math.PI) / 180;
        return `${(far * Math.sin(radians) + aside * Math.cos(radians)).toFixed(1)} ${(aside * Math.sin(radians) - far * Math.cos(radians)).toFixed(1)}`;
      };
      return `M${at(0, -9)}L${at(24, -7)}L${at(24, -11)}L${at(34, -11)}L${at(34, 11)}L${at(24, 11)}L${at(24, 7)}L${at(0, 9)}Z`;
    })
    .join('');

const MANE = Array.from({ length: 12 }, (_, at) => leaf(0, 0, 38, 9, at * 30)).join('');

const SIGNS: Readonly<Record<string, Sign>> = {
  K: FIGURES.king,
  R: FIGURES.rook,
  B: FIGURES.bishop,
  N: FIGURES.knight,
  P: FIGURES.pawn,
  // a pointed hat with its band
  W: [
    'M-37 22Q-15 17 -12 9L3 -38L14 -19L8 -16L14 9Q18 17 37 22Q20 34 0 34Q-20 34 -37 22Z',
    'M-13 11Q1 17 15 11L16 16Q1 23 -15 16Z',
  ],
  // a face in its mane
  L: [
    MANE,
    `M-15 -10Q0 -20 15 -10Q18 4 10 12Q0 22 -10 12Q-18 4 -15 -10ZM-10 -5L-9 0L-4 -2ZM10 -5L4 -2L9 0ZM-4 6L0 11H4Z`,
  ],
  C: [barrels(0), disc(0, 0, 6)],
  V: [barrels(45), disc(0, 0, 6)],
  // a fool's cap with three bells
  J: [
    `M-22 22C-24 2 -30 -8 -38 -4C-34 -24 -14 -26 -8 -10C-8 -22 -4 -30 0 -36C4 -30 8 -22 8 -10C14 -26 34 -24 38 -4C30 -8 24 2 22 22ZM-24 24H24V33H-24Z${disc(-37, -1, 5)}${disc(37, -1, 5)}${disc(0, -36, 5)}`,
    'M-9 -8L0 14L9 -8L3 20H-3Z',
  ],
};

/** White: round. Black: square. */
const BODIES = { one: disc(0, 0, 45), two: slab(-42, -42, 84, 84, 12) } as const;

const both = (kind: string, sign: Sign): readonly (readonly [string, Drawing])[] => [
  [kind, token(BODIES.one, sign, 'one')],
  [kind.toLowerCase(), token(BODIES.two, sign, 'two')],
];

/** The men by their letters; a Can(n)on by its setting. */
export const art: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(SIGNS).flatMap(([kind, sign]) => both(kind, sign)),
);
