import { disc, slab } from '../../seam/draw.ts';
import type { Marker } from '../../seam/game.ts';
import type { Palette, Shape, Surface } from '../../seam/surface.ts';
import { SIDES } from './cardArt.ts';
import {
  boardHeight,
  CARD_TALL,
  CARD_WIDE,
  CRIB,
  CRIB_X,
  heightOf,
  MAN,
  PACK_X,
  placesFor,
  rowsOf,
  STARTER_X,
  WIDTH,
} from './layout.ts';

const PALETTE: Palette = {
  ground: ['#2f7256', '#1d4a39', '#ffffff'],
  groundTwo: ['#3f8467', '#275845', '#e6e6e6'],
  edge: ['#7b4a25', '#5d3719', '#000000'],
  line: ['#3a200c', '#241206', '#ffffff'],
  accent: ['#f3c55a', '#e0b04a', '#0a3fb0'],
  label: ['#f4e6c8', '#e6d6b4', '#000000'],
  one: ['#fffdf6', '#ece5d5', '#ffffff'],
  oneLine: ['#b8ab90', '#8d816a', '#000000'],
  oneDetail: ['#1a1a22', '#15151c', '#000000'],
  two: ['#7d2a33', '#64222a', '#000000'],
  twoLine: ['#e3b96d', '#cfa35a', '#ffffff'],
  twoDetail: ['#b81d2a', '#a81a26', '#b00000'],
  three: ['#d0413a', '#d0413a', '#c00000'],
  four: ['#2f74bd', '#3b82c9', '#0a3fb0'],
  five: ['#ecc548', '#e2b93c', '#ffffff'],
};

/** Section 2: the holes in a row, the distance between two of them, and the extra gap after every fifth. */
const HOLES = 30;
const PITCH = 0.335;
const AFTER_FIVE = 0.1;
const LANE = 1.02;
const FIRST_X = 1.42;

const holeX = (at: number): number => FIRST_X + at * PITCH + Math.floor(at / 5) * AFTER_FIVE;
const laneY = (side: number): number => 0.2 + 0.18 + LANE / 2 + side * LANE;
const ROW_AWAY = 0.21;

/** The hole for a score: out along the upper row, back along the lower one, and so on; the end hole stands by itself. */
function holeOf(side: number, score: number, points: number): readonly [x: number, y: number] {
  const middle = laneY(side);
  if (score >= points) return [0.62, middle + ROW_AWAY];
  if (score === 0) return [1.0, middle - ROW_AWAY];
  const at = (score - 1) % (2 * HOLES);
  return at < HOLES ? [holeX(at), middle - ROW_AWAY] : [holeX(2 * HOLES - 1 - at), middle + ROW_AWAY];
}

/** The peg board: wood, a lane for each side with its colour at its end, two rows of holes. */
function pegBoard(sides: number): readonly Shape[] {
  const height = boardHeight(sides);
  const all = Array.from({ length: sides }, (_, side) => side);
  const each = Array.from({ length: HOLES }, (_, at) => at);
  const holes = all.flatMap((side) =>
    each.flatMap((at) => [-ROW_AWAY, ROW_AWAY].map((away) => disc(holeX(at), laneY(side) + away, 0.075))),
  );
  const starts = all.flatMap((side) => [0.66, 1.0].map((x) => disc(x, laneY(side) - ROW_AWAY, 0.075)));
  return [
    { d: slab(0.2, 0.2, WIDTH - 0.4, height, 0.3), fill: 'edge', line: 'line', width: 0.06, shade: 'grain' },
    ...all.map((side): Shape => {
      const role = SIDES[side] ?? 'three';
      return { d: slab(0.34, laneY(side) - 0.43, WIDTH - 0.68, 0.86, 0.2), fill: role, opacity: 0.26 };
    }),
    ...all.map((side): Shape => {
      const role = SIDES[side] ?? 'three';
      return {
        d: disc(0.62, laneY(side) + ROW_AWAY, 0.17),
        fill: 'line',
        line: role,
        width: 0.07,
      };
    }),
    { d: [...holes, ...starts].join(''), fill: 'line' },
  ];
}

const slot = (x: number, y: number): string =>
  slab(x - CARD_WIDE / 2, y - CARD_TALL / 2, CARD_WIDE, CARD_TALL, 0.18);

function groundOf(players: number, sides: number): readonly Shape[] {
  const { pack, play, hand } = rowsOf(sides);
  const height = heightOf(sides);
  return [
    { d: slab(0, 0, WIDTH, height, 0.35), fill: 'ground', line: 'edge', width: 0.1 },
    ...pegBoard(sides),
    { d: slab(0.2, play - CARD_TALL / 2 - 0.1, WIDTH - 0.4, CARD_TALL + 0.2, 0.22), fill: 'groundTwo' },
    {
      d: slab(
        CRIB_X - CARD_WIDE / 2 - 0.1,
        pack - CARD_TALL / 2 - 0.06,
        (CRIB - 1) * 1.2 + CARD_WIDE + 0.2,
        CARD_TALL + 0.12,
        0.22,
      ),
      line: 'accent',
      width: 0.05,
      opacity: 0.8,
    },
    { d: [slot(PACK_X, pack), slot(STARTER_X, pack)].join(''), line: 'groundTwo', width: 0.06 },
    ...(players === 2
      ? [
          {
            d: placesFor(2, sides)
              .filter(({ name }) => name.startsWith('hand'))
              .map(({ x }) => slot(x, hand))
              .join(''),
            line: 'groundTwo' as const,
            width: 0.05,
            opacity: 0.7,
          },
        ]
      : []),
  ];
}

/** The table for this many players on this many sides. */
export const surfaceFor = (players: number, sides: number): Surface => ({
  box: { x: 0, y: 0, width: WIDTH, height: heightOf(sides) },
  ground: groundOf(players, sides),
  places: placesFor(players, sides),
  labels: [],
  letter: 0.62,
  man: MAN,
  palette: PALETTE,
  turns: false,
});

/** Two pegs for each side, one at its score and one at the score before; the one behind leaps over the other. */
export function pegs(scores: readonly (readonly number[])[], points: number): readonly Marker[] {
  const now = scores.at(-1) ?? [];
  return now.flatMap((score, side) => {
    const all = scores.map((one) => one[side] ?? 0);
    const steps = all.filter((one, index) => index > 0 && one !== all[index - 1]).length;
    const before = all.findLast((one) => one !== score);
    return [before, score].map((at, isFront): Marker => {
      const [x, y] = at === undefined ? [0.66, laneY(side) - ROW_AWAY] : holeOf(side, at, points);
      // the foot of the drawing stands in the hole
      return {
        name: `peg${side}-${(steps + isFront) % 2}`,
        art: `peg${side + 1}`,
        x,
        y: y - 0.18,
        size: 0.54,
      };
    });
  });
}
