import { disc, figure, slab, strokes, trail } from '../../seam/draw.ts';
import type { Dot, Drawing, Palette, Shape, Surface } from '../../seam/surface.ts';
import { KEWAI, nameOf, PUTAHI } from './rules.ts';

/** Red ochre, black and white, as the rafters of a meeting house are painted; men of bone and of black stone. */
const palette: Palette = {
  ground: ['#a3372a', '#7e2318', '#ffffff'],
  groundTwo: ['#8a2a1f', '#671a11', '#e6e6e6'],
  edge: ['#1e1512', '#0f0a08', '#000000'],
  line: ['#f6ead6', '#e6d6ba', '#000000'],
  accent: ['#ffd27a', '#ffc861', '#8f0f00'],
  label: ['#f6ead6', '#e6d6ba', '#ffffff'],
  one: ['#211b1a', '#191413', '#000000'],
  oneLine: ['#f0c9a0', '#dfb488', '#ffffff'],
  oneDetail: ['#d9a273', '#c98f5f', '#ffffff'],
  two: ['#fbf4e3', '#f1e6cd', '#ffffff'],
  twoLine: ['#4b2a1c', '#371c11', '#000000'],
  twoDetail: ['#a3372a', '#8a2a1f', '#8f0f00'],
};

/** The radius of the circle of kewai. */
const FAR = 3;

const round = (radius: number, turn: number): Dot => [
  Number((radius * Math.sin(turn)).toFixed(3)),
  Number((-radius * Math.cos(turn)).toFixed(3)),
];

const STEP = (2 * Math.PI) / KEWAI;
const dotOf = (point: number): Dot => (point === PUTAHI ? [0, 0] : round(FAR, STEP * point));
const KEWAIS = Array.from({ length: KEWAI }, (_, kewai) => kewai);

/** A koru, the unrolling shoot of a fern: from its root around its eye. */
function koru(kewai: number, side: 1 | -1): string {
  const middle = STEP * (kewai + 0.5);
  const eye = round(3.42, middle + side * 0.16);
  const dots = Array.from({ length: 30 }, (_, dot): Dot => {
    const part = dot / 29;
    const angle = middle + side * (1.5 + 7.2 * part);
    const far = 0.34 * (1 - part) + 0.04;
    return [eye[0] + far * Math.sin(angle), eye[1] - far * Math.cos(angle)];
  });
  return trail(
    [round(2.66, middle), ...dots].map(([x, y]): Dot => [Number(x.toFixed(3)), Number(y.toFixed(3))]),
  );
}

const star = figure(KEWAIS.flatMap((kewai) => [round(FAR, STEP * kewai), round(1.32, STEP * (kewai + 0.5))]));

const ground: readonly Shape[] = [
  { d: slab(-4.35, -4.35, 8.7, 8.7, 4.35), fill: 'edge', shade: 'grain' },
  { d: disc(0, 0, 4.08), fill: 'ground', shade: 'grain' },
  { d: disc(0, 0, 4.0), line: 'line', width: 0.05 },
  { d: disc(0, 0, FAR), fill: 'groundTwo' },
  { d: KEWAIS.flatMap((kewai) => [koru(kewai, 1), koru(kewai, -1)]).join(''), line: 'line', width: 0.1 },
  { d: disc(0, 0, FAR), line: 'line', width: 0.1 },
  { d: star, fill: 'ground', line: 'line', width: 0.06 },
  { d: strokes(KEWAIS.map((kewai) => [[0, 0], dotOf(kewai)] as const)), line: 'line', width: 0.06 },
  { d: KEWAIS.map((kewai) => disc(...dotOf(kewai), 0.56)).join(''), fill: 'edge', line: 'line', width: 0.06 },
  { d: disc(0, 0, 0.62), fill: 'edge', line: 'line', width: 0.06 },
  { d: disc(0, 0, 0.5), line: 'ground', width: 0.05 },
  { d: KEWAIS.map((kewai) => disc(...dotOf(kewai), 0.45)).join(''), line: 'ground', width: 0.05 },
];

/** The board of mu torere: the putahi in the middle, and eight kewai around it. */
export const surface: Surface = {
  box: { x: -4.35, y: -4.35, width: 8.7, height: 8.7 },
  ground,
  places: [...KEWAIS, PUTAHI].map((point) => {
    const [x, y] = dotOf(point);
    return { name: nameOf(point), x, y, shape: 'round', size: 1.3 };
  }),
  labels: KEWAIS.map((kewai) => {
    const [x, y] = round(4.21, STEP * kewai);
    return { words: String(kewai + 1), x, y };
  }),
  letter: 0.2,
  man: 0.92,
  palette,
  turns: false,
};

const spiral = trail(
  Array.from({ length: 34 }, (_, dot): Dot => {
    const part = dot / 33;
    const [x, y] = round(27 * (1 - part) + 4, 0.4 + 10.5 * part);
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  }),
);

/** White: a disc of bone with a spiral. Black: the blade of an adze. */
export const art: Readonly<Record<string, Drawing>> = {
  W: [
    { d: disc(0, 0, 45), fill: 'two', line: 'twoLine', width: 4, shade: 'dome' },
    { d: spiral, line: 'twoDetail', width: 5.5 },
  ],
  B: [
    {
      d: 'M-20 -44Q0 -50 20 -44L41 26Q44 38 32 42Q0 52 -32 42Q-44 38 -41 26Z',
      fill: 'one',
      line: 'oneLine',
      width: 4,
      shade: 'dome',
    },
    { d: 'M-33 22Q0 34 33 22M-16 -28H16M-19 -18H19', line: 'oneDetail', width: 4 },
  ],
};
