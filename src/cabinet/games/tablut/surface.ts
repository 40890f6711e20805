import { disc, figure, slab, squares, strokes } from '../../seam/draw.ts';
import { edgeLabels, squarePlaces } from '../../seam/gridBoard.ts';
import type { Drawing, Palette, Shape, Surface } from '../../seam/surface.ts';
import { CORNERS, GRID, THRONE } from './rules.ts';

/** Birch, burnt with an iron; pale men of horn and dark ones of bog oak. */
const palette: Palette = {
  ground: ['#ecd9b4', '#b99b6c', '#fff4d6'],
  groundTwo: ['#dcc08c', '#a3834f', '#e8d29a'],
  edge: ['#6b4524', '#2c1a0c', '#000000'],
  line: ['#8a6236', '#5d3f1e', '#000000'],
  accent: ['#a3371f', '#7d2412', '#8f0f00'],
  label: ['#fbeed3', '#e7d2ab', '#ffffff'],
  one: ['#3b2a20', '#2a1c14', '#000000'],
  oneLine: ['#160d07', '#0d0704', '#000000'],
  oneDetail: ['#c98f4e', '#d69b58', '#ffffff'],
  two: ['#fbf4e4', '#f4e8cf', '#ffffff'],
  twoLine: ['#5b4128', '#3d2a17', '#000000'],
  twoDetail: ['#a3371f', '#8f2c17', '#b00000'],
};

/** The middle of a square, in squares from the north-west corner of the board. */
const middleOf = (square: number): readonly [x: number, y: number] => [
  GRID.fileOf(square) + 0.5,
  GRID.ranks - GRID.rankOf(square) + 0.5,
];

/** A knot of four loops, burnt into the Throne and the corners. */
function knot(square: number): Shape {
  const [x, y] = middleOf(square);
  const loops = [0, 1, 2, 3].map((quarter) => {
    const angle = (Math.PI / 2) * (quarter + 0.5);
    const at = (far: number, turn: number): string =>
      `${(x + far * Math.cos(angle + turn)).toFixed(3)} ${(y + far * Math.sin(angle + turn)).toFixed(3)}`;
    return `M${x} ${y}C${at(0.26, -0.95)} ${at(0.62, -0.42)} ${at(0.4, 0)}C${at(0.62, 0.42)} ${at(0.26, 0.95)} ${x} ${y}`;
  });
  return { d: loops.join(''), line: 'accent', width: 0.045 };
}

const LAST = GRID.files - 1;
const inner = Array.from({ length: LAST }, (_, index) => index + 1);
/** Where the attackers and the King's men stand at the start; the board marks these squares with inlay. */
const isCamp = (file: number, row: number): boolean => {
  const [near, aside] = [Math.min(file, LAST - file), Math.min(row, LAST - row)];
  return (
    (near === 0 && aside >= 3) ||
    (aside === 0 && near >= 3) ||
    (near + aside === 5 && (near === 1 || aside === 1))
  );
};

const ground: readonly Shape[] = [
  { d: slab(-0.62, -0.62, 10.24, 10.24, 0.3), fill: 'edge', shade: 'grain' },
  { d: slab(-0.09, -0.09, 9.18, 9.18, 0.04), fill: 'line' },
  { d: slab(0, 0, 9, 9), fill: 'ground', shade: 'grain' },
  { d: squares(GRID.files, GRID.ranks, isCamp), fill: 'groundTwo', opacity: 0.75 },
  ...[THRONE, ...CORNERS].map((square): Shape => {
    const [x, y] = middleOf(square);
    return { d: slab(x - 0.5, y - 0.5, 1, 1), fill: 'groundTwo' };
  }),
  {
    d: strokes(
      inner.flatMap(
        (at) =>
          [
            [
              [at, 0],
              [at, 9],
            ],
            [
              [0, at],
              [9, at],
            ],
          ] as const,
      ),
    ),
    line: 'line',
    width: 0.03,
  },
  ...[THRONE, ...CORNERS].map((square): Shape => {
    const [x, y] = middleOf(square);
    return { d: slab(x - 0.42, y - 0.42, 0.84, 0.84, 0.06), line: 'accent', width: 0.05 };
  }),
  ...[THRONE, ...CORNERS].map((square) => knot(square)),
];

/** The board of tablut: nine squares each way, their names along two edges. */
export const surface: Surface = {
  box: { x: -0.62, y: -0.62, width: 10.24, height: 10.24 },
  ground,
  places: squarePlaces(GRID),
  labels: edgeLabels(GRID, 0.36),
  letter: 0.3,
  man: 0.86,
  palette,
  turns: true,
};

const eight = (radius: number): string =>
  figure(
    Array.from({ length: 8 }, (_, at) => {
      const angle = (Math.PI / 4) * (at + 0.5);
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    }),
  );

/**
 * The King: pale and round, with a crown. His men: round shields with a cross. The attackers: dark octagons with a
 * blade.
 */
export const art: Readonly<Record<string, Drawing>> = {
  K: [
    { d: disc(0, 0, 45), fill: 'two', line: 'twoLine', width: 5, shade: 'dome' },
    { d: disc(0, 0, 36), line: 'twoDetail', width: 3 },
    {
      d: 'M-23 17L-27 -13L-12 1L0 -22L12 1L27 -13L23 17Z',
      fill: 'twoDetail',
      line: 'twoLine',
      width: 3,
    },
  ],
  M: [
    { d: disc(0, 0, 38), fill: 'two', line: 'twoLine', width: 5, shade: 'dome' },
    { d: 'M-24 0H24M0 -24V24', line: 'twoDetail', width: 6 },
    { d: disc(0, 0, 9), fill: 'two', line: 'twoLine', width: 4 },
  ],
  m: [
    { d: eight(40), fill: 'one', line: 'oneLine', width: 5, shade: 'dome' },
    { d: 'M0 -24L13 6L0 24L-13 6Z', fill: 'oneDetail', line: 'oneLine', width: 2 },
  ],
};
