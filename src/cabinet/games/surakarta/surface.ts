import { disc, slab, strokes } from '../../seam/draw.ts';
import type { Dot, Drawing, Palette, Shape, Surface } from '../../seam/surface.ts';
import { GRID, isLoop, placeOf, type Run } from './rules.ts';

/** Indigo batik with lines of wax, one circuit white and one golden; men of cowrie and of tamarind seed. */
const palette: Palette = {
  ground: ['#2f4a78', '#22375c', '#ffffff'],
  groundTwo: ['#41608f', '#2d466f', '#e6e6e6'],
  edge: ['#6b4220', '#331d0c', '#000000'],
  line: ['#f4ead2', '#e3d6b8', '#000000'],
  accent: ['#ff9d7a', '#ff9470', '#8f0f00'],
  label: ['#f9ecd0', '#ecdcb8', '#ffffff'],
  one: ['#fdf6e6', '#f4ead4', '#ffffff'],
  oneLine: ['#4b3820', '#33260f', '#000000'],
  oneDetail: ['#dda352', '#cd9345', '#000000'],
  two: ['#33180f', '#2a130b', '#000000'],
  twoLine: ['#e9b872', '#d9a75f', '#ffffff'],
  twoDetail: ['#e2a55a', '#d49750', '#ffffff'],
};

const LAST = GRID.files - 1;

const dotOf = (point: number): Dot => [GRID.fileOf(point), GRID.ranks - GRID.rankOf(point)];

const CORNERS: readonly Dot[] = [
  [0, 0],
  [LAST, 0],
  [LAST, LAST],
  [0, LAST],
];

/** The loop around a corner: three quarters of a circle, from one line of the circuit to the other. */
function loop([x, y]: Dot, radius: number): string {
  const across = x === 0 ? radius : -radius;
  const down = y === 0 ? radius : -radius;
  return `M${x} ${y + down}A${radius} ${radius} 0 1 ${across * down > 0 ? 1 : 0} ${x + across} ${y}`;
}

/** A circuit: two lines each way, and a loop at each corner. */
const circuit = (far: number): string =>
  strokes(
    [far, LAST - far].flatMap((at) => [
      [
        [0, at],
        [LAST, at],
      ],
      [
        [at, 0],
        [at, LAST],
      ],
    ]),
  ) + CORNERS.map((corner) => loop(corner, far)).join('');

/** Four petals in each square: the kawung of the batik of Surakarta. */
const kawung = Array.from({ length: LAST * LAST }, (_, at) => {
  const [x, y] = [(at % LAST) + 0.5, Math.floor(at / LAST) + 0.5];
  return [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ]
    .map(([east = 1, south = 1]) => {
      const [tipX, tipY] = [x + 0.4 * east, y + 0.4 * south];
      return `M${x + 0.05 * east} ${y + 0.05 * south}Q${tipX} ${y + 0.04 * south} ${tipX} ${tipY}Q${x + 0.04 * east} ${tipY} ${x + 0.05 * east} ${y + 0.05 * south}Z`;
    })
    .join('');
}).join('');

const ground: readonly Shape[] = [
  { d: slab(-2.62, -2.62, 10.24, 10.24, 1.05), fill: 'edge', shade: 'grain' },
  { d: slab(-2.3, -2.3, 9.6, 9.6, 0.8), fill: 'ground' },
  { d: slab(-2.22, -2.22, 9.44, 9.44, 0.74), line: 'groundTwo', width: 0.05 },
  { d: kawung, fill: 'groundTwo' },
  { d: slab(0, 0, LAST, LAST), line: 'line', width: 0.035, opacity: 0.8 },
  { d: circuit(1), line: 'line', width: 0.085 },
  { d: circuit(2), line: 'oneDetail', width: 0.15 },
  { d: circuit(2), line: 'ground', width: 0.045 },
  {
    d: Array.from({ length: GRID.size }, (_, point) => disc(...dotOf(point), 0.085)).join(''),
    fill: 'line',
  },
];

/** The board of surakarta: six points by six, with two loops around each corner. */
export const surface: Surface = {
  box: { x: -2.62, y: -2.62, width: 10.24, height: 10.24 },
  ground,
  places: Array.from({ length: GRID.size }, (_, point) => {
    const [x, y] = dotOf(point);
    return { name: GRID.nameOf(point), x, y, shape: 'round', size: 0.98 };
  }),
  labels: Array.from('abcdef', (words, at) => [
    { words, x: at, y: 7.46 },
    { words: String(LAST + 1 - at), x: -2.46, y: at },
  ]).flat(),
  letter: 0.26,
  man: 0.86,
  palette,
  turns: true,
};

/** The distance between the dots of a drawn line. */
const APART = 0.25;

/** A run as it is drawn, including its loops. */
export function lineOf(run: Run): readonly Dot[] {
  const dots: Dot[] = [dotOf(run.circuit[run.start] ?? 0)];
  for (let after = 1; after <= run.length; after++) {
    const [before, place] = [placeOf(run, after - 1), placeOf(run, after)];
    const [from, to] = [dotOf(run.circuit[before] ?? 0), dotOf(run.circuit[place] ?? 0)];
    dots.push(...(isLoop(before, place) ? aroundCorner(from, to) : straight(from, to)));
  }
  return dots;
}

const straight = ([x, y]: Dot, [toX, toY]: Dot): Dot[] => {
  const count = Math.round(Math.hypot(toX - x, toY - y) / APART);
  return Array.from({ length: count }, (_, dot) => {
    const part = (dot + 1) / count;
    return [x + part * (toX - x), y + part * (toY - y)];
  });
};

/** The dots of a loop, without the one at which it begins. */
function aroundCorner(from: Dot, to: Dot): Dot[] {
  const corner = CORNERS.toSorted((one, other) => distance(one, from) - distance(other, from))[0] ?? from;
  const radius = distance(corner, from);
  const angleOf = ([x, y]: Dot): number => Math.atan2(y - corner[1], x - corner[0]);
  const begin = angleOf(from);
  // the short way round is a quarter; the loop goes the other way
  const quarter = Math.sin(angleOf(to) - begin);
  const turn = (-3 * Math.PI * Math.sign(quarter)) / 2;
  const count = Math.round((Math.abs(turn) * radius) / APART);
  return Array.from({ length: count }, (_, dot) => {
    const angle = begin + (turn * (dot + 1)) / count;
    return [corner[0] + radius * Math.cos(angle), corner[1] + radius * Math.sin(angle)];
  });
}

const distance = ([x, y]: Dot, [otherX, otherY]: Dot): number => Math.hypot(x - otherX, y - otherY);

/** White: a cowrie, long and toothed. Black: a tamarind seed, broad and four-sided. */
export const art: Readonly<Record<string, Drawing>> = {
  W: [
    {
      d: 'M0 -46C26 -46 37 -22 34 4C31 30 18 46 0 46C-18 46 -31 30 -34 4C-37 -22 -26 -46 0 -46Z',
      fill: 'one',
      line: 'oneLine',
      width: 4,
      shade: 'dome',
    },
    { d: 'M0 -30C-6 -10 -6 12 0 32', line: 'oneLine', width: 5 },
    {
      d: 'M3 -20H12M2 -8H13M2 4H13M3 16H12M-8 -20H-16M-9 -8H-18M-9 4H-18M-8 16H-16',
      line: 'oneDetail',
      width: 4,
    },
  ],
  B: [
    {
      d: 'M-28 -34C-12 -42 12 -42 28 -34C42 -20 42 20 28 34C12 42 -12 42 -28 34C-42 20 -42 -20 -28 -34Z',
      fill: 'two',
      line: 'twoLine',
      width: 4,
      shade: 'dome',
    },
    {
      d: 'M-17 -20C-6 -25 6 -25 17 -20C24 -10 24 10 17 20C6 25 -6 25 -17 20C-24 10 -24 -10 -17 -20Z',
      line: 'twoDetail',
      width: 3.5,
    },
  ],
};
