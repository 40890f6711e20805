import { disc, slab } from '../../seam/draw.ts';
import type { Dot, Drawing, Palette, Shape, Surface } from '../../seam/surface.ts';
import { GRID } from './rules.ts';

/** A tray of teak with sixteen hollows, and marbles of glass in four colours. */
const palette: Palette = {
  ground: ['#c58a54', '#8f5f35', '#ffffff'],
  groundTwo: ['#a06a39', '#6f4522', '#e4e4e4'],
  edge: ['#8c5a2f', '#4a2c14', '#000000'],
  line: ['#e9c395', '#b98c5a', '#000000'],
  accent: ['#fff0c9', '#ffe3a6', '#8f0f00'],
  label: ['#fff3dc', '#f3dcb4', '#ffffff'],
  one: ['#2f87c2', '#2a79ae', '#000000'],
  oneLine: ['#123a57', '#0e2e45', '#000000'],
  oneDetail: ['#f2c445', '#e2b43a', '#000000'],
  two: ['#cf4a3a', '#bd4032', '#000000'],
  twoLine: ['#4f150d', '#3f1009', '#000000'],
  twoDetail: ['#3f9b6c', '#378a60', '#000000'],
};

const dotOf = (hole: number): Dot => [GRID.fileOf(hole), GRID.ranks - GRID.rankOf(hole)];
const HOLES = Array.from({ length: GRID.size }, (_, hole) => hole);

const ground: readonly Shape[] = [
  { d: slab(-0.98, -0.98, 4.96, 4.96, 0.7), fill: 'edge', shade: 'grain' },
  { d: slab(-0.72, -0.72, 4.44, 4.44, 0.5), fill: 'ground', shade: 'grain' },
  { d: slab(-0.66, -0.66, 4.32, 4.32, 0.45), line: 'line', width: 0.02 },
  ...HOLES.map((hole): Shape => ({
    d: disc(...dotOf(hole), 0.4),
    fill: 'groundTwo',
    line: 'line',
    width: 0.02,
    shade: 'hollow',
  })),
];

/** The tray of tac tix: four hollows by four. */
export const surface: Surface = {
  box: { x: -0.98, y: -0.98, width: 4.96, height: 4.96 },
  ground,
  places: HOLES.map((hole) => {
    const [x, y] = dotOf(hole);
    return { name: GRID.nameOf(hole), x, y, shape: 'round', size: 0.94 };
  }),
  labels: [0, 1, 2, 3].flatMap((at) => [
    { words: 'abcd'.charAt(at), x: at, y: 3.85 },
    { words: String(4 - at), x: -0.85, y: at },
  ]),
  letter: 0.15,
  man: 0.74,
  palette,
  turns: true,
};

const COLOURS = ['one', 'two', 'oneDetail', 'twoDetail'] as const;
/** The glass marbles are laid out so that each row and file has all the colours, which mean nothing. */
export const colourOf = (hole: number): number =>
  (GRID.fileOf(hole) + 2 * (GRID.rankOf(hole) % 2) + Math.floor(GRID.rankOf(hole) / 3)) % COLOURS.length;

/** A glass marble with a white twist inside. One that is held has a ring around it. */
function marble(colour: number, isHeld: boolean): Drawing {
  const fill = COLOURS[colour] ?? 'one';
  const line = colour % 2 === 0 ? 'oneLine' : 'twoLine';
  return [
    { d: disc(0, 0, 44), fill, line, width: 3, shade: 'dome' },
    { d: 'M-30 12C-14 -22 10 20 30 -12C16 30 -12 -6 -30 12Z', fill: 'label', opacity: 0.75 },
    { d: 'M-26 -18C-20 -28 -10 -33 0 -34', line: 'label', width: 5, opacity: 0.9 },
    ...(isHeld
      ? ([
          { d: disc(0, 0, 57), line: 'oneLine', width: 9 },
          { d: disc(0, 0, 57), line: 'accent', width: 5 },
          { d: 'M-15 0L-4 12L17 -12', line: 'oneLine', width: 15 },
          { d: 'M-15 0L-4 12L17 -12', line: 'label', width: 8 },
        ] as const)
      : []),
  ];
}

const sign = (bars: string): Drawing => [
  { d: disc(0, 0, 44), fill: 'one', line: 'oneLine', width: 3, shade: 'dome' },
  { d: bars, line: 'oneLine', width: 15 },
  { d: bars, line: 'label', width: 9 },
];

/** The marbles, lying and held; and a sign for each player, as neither has marbles of his own. */
export const art: Readonly<Record<string, Drawing>> = {
  ...Object.fromEntries(
    COLOURS.flatMap((_, colour) => [
      [`m${colour}`, marble(colour, false)],
      [`h${colour}`, marble(colour, true)],
    ]),
  ),
  first: sign('M0 -20V20'),
  second: sign('M-11 -20V20M11 -20V20'),
};
