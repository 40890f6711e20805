import { disc, figure, slab, strokes } from '../../seam/draw.ts';
import type { Dot, Drawing, Palette, Role, Shape, Surface } from '../../seam/surface.ts';
import { HOMES, NEXT, POINTS } from './rules.ts';

/** A star of pale maple in a dark rim, a corner tinted for each player; men of six colours and six shapes. */
const palette: Palette = {
  ground: ['#f2e2c2', '#bfa679', '#ffffff'],
  groundTwo: ['#d9bf8f', '#93794d', '#d0d0d0'],
  edge: ['#4a3222', '#251610', '#5a5a5a'],
  line: ['#a5845a', '#6f5635', '#000000'],
  accent: ['#7a2f12', '#5f230c', '#8f0f00'],
  label: ['#f4dfb8', '#e0c898', '#ffffff'],
  one: ['#cf3f35', '#bb362d', '#000000'],
  oneLine: ['#2a1610', '#1c0e0a', '#000000'],
  oneDetail: ['#fff7e6', '#fbeed6', '#ffffff'],
  two: ['#2f72b8', '#2a66a6', '#ffffff'],
  twoLine: ['#fff7e6', '#fbeed6', '#000000'],
  twoDetail: ['#241a14', '#1c140f', '#000000'],
  three: ['#f0b429', '#dfa522', '#ffffff'],
  four: ['#2f9460', '#298455', '#000000'],
  five: ['#8d4fb0', '#7e449f', '#000000'],
  six: ['#f3f1ec', '#e4e0d6', '#ffffff'],
};

const ROW = 0.866;

const dotOf = (point: number): Dot => {
  const { x = 0, y = 0 } = POINTS[point] ?? {};
  return [x / 2, Number(((8 - y) * ROW).toFixed(3))];
};
const ALL = POINTS.map((_, point) => point);

/** A six-pointed star around the middle; `far` is the distance to its points. */
const star = (far: number): string =>
  figure(
    Array.from({ length: 12 }, (_, corner): Dot => {
      const angle = (Math.PI / 6) * corner;
      const radius = corner % 2 === 0 ? far : far / Math.sqrt(3);
      return [Number((radius * Math.sin(angle)).toFixed(3)), Number((radius * Math.cos(angle)).toFixed(3))];
    }),
  );

const COLOURS: Readonly<Record<string, Role>> = {
  A: 'one',
  B: 'three',
  C: 'four',
  D: 'two',
  E: 'five',
  F: 'six',
};

/** The points of the star, in the order of the homes: south first, then clockwise. */
const corner = (home: number): string => {
  const at = (radius: number, turn: number): Dot => {
    const angle = -(Math.PI / 3) * home + turn;
    return [Number((radius * Math.sin(angle)).toFixed(3)), Number((radius * Math.cos(angle)).toFixed(3))];
  };
  const far = 7.72;
  return figure([at(far, 0), at(far / Math.sqrt(3), Math.PI / 6), at(far / Math.sqrt(3), -Math.PI / 6)]);
};

const joints = ALL.flatMap((point) =>
  (NEXT[point] ?? []).filter((next) => next > point).map((next) => [dotOf(point), dotOf(next)] as const),
);

const ground: readonly Shape[] = [
  { d: star(8.12), fill: 'edge', line: 'edge', width: 0.3, shade: 'grain' },
  { d: star(7.72), fill: 'ground', shade: 'grain' },
  ...Object.keys(HOMES).map((home, at): Shape => ({
    d: corner(at),
    fill: COLOURS[home] ?? 'one',
    opacity: 0.26,
  })),
  { d: strokes(joints), line: 'line', width: 0.04 },
  {
    d: ALL.map((point) => disc(...dotOf(point), 0.2)).join(''),
    fill: 'groundTwo',
    line: 'line',
    width: 0.035,
  },
];

/** The rows, by the points at their western ends. */
const ROWS = 'abcdefghijklmnopq';

/** The star of Chinese checkers, a hundred and twenty-one points. */
export const surface: Surface = {
  box: { x: -7.2, y: -8.3, width: 14.4, height: 16.6 },
  ground,
  places: POINTS.map(({ name }, point) => {
    const [x, y] = dotOf(point);
    return { name, x, y, shape: 'round', size: 0.94 };
  }),
  labels: Array.from(ROWS, (words) => {
    const [x, y] = dotOf(POINTS.findIndex(({ name }) => name === `${words}1`));
    return { words, x: x - 0.62, y };
  }).filter(({ words }) => !'aemq'.includes(words)),
  letter: 0.3,
  man: 0.98,
  palette,
  turns: true,
  ways: 6,
};

const ring = (corners: number, radius: number, turn = 0): string =>
  figure(
    Array.from({ length: corners }, (_, at): Dot => {
      const angle = (2 * Math.PI * at) / corners + turn;
      return [Number((radius * Math.sin(angle)).toFixed(1)), Number((-radius * Math.cos(angle)).toFixed(1))];
    }),
  );

const FIVE_POINTS = figure(
  Array.from({ length: 10 }, (_, at): Dot => {
    const angle = (Math.PI / 5) * at;
    const radius = at % 2 === 0 ? 52 : 25;
    return [Number((radius * Math.sin(angle)).toFixed(1)), Number((3 - radius * Math.cos(angle)).toFixed(1))];
  }),
);

/** A man of one colour and one shape; `mark` is cut into it. */
const man = (side: string, d: string, mark: string, detail: Role): Drawing => [
  { d, fill: COLOURS[side] ?? 'one', line: 'oneLine', width: 6, shade: 'dome' },
  { d: mark, line: detail, width: 6 },
];

/** Six shapes: round, triangular, square, diamond, hexagonal, and a star. */
export const art: Readonly<Record<string, Drawing>> = {
  A: man('A', disc(0, 0, 44), disc(0, 0, 22), 'oneDetail'),
  B: man('B', 'M0 -48L48 36Q0 50 -48 36Z', 'M0 -16L20 22H-20Z', 'twoDetail'),
  C: man('C', slab(-42, -42, 84, 84, 8), slab(-18, -18, 36, 36), 'oneDetail'),
  D: man('D', 'M0 -52L50 0L0 52L-50 0Z', 'M0 -24L23 0L0 24L-23 0Z', 'twoLine'),
  E: man('E', ring(6, 48, Math.PI / 6), 'M-22 0H22M-11 -19L11 19M11 -19L-11 19', 'oneDetail'),
  F: man('F', FIVE_POINTS, disc(0, 2, 10), 'twoDetail'),
};
