import { disc, slab, strokes, trail } from '../../seam/draw.ts';
import type { Drawing, Role, Shape } from '../../seam/surface.ts';
import { cardName, PACK, rankOf, suitOf } from './cards.ts';

/** A card in the box of a drawing: two thirds as wide as it is tall. */
export const WIDE = 66;
export const TALL = 96;

const sheet = (fill: Role, line: Role): Shape => ({
  d: slab(-WIDE / 2, -TALL / 2, WIDE, TALL, 7),
  fill,
  line,
  width: 1.6,
});

/** The ranks in strokes of a broad pen, in a box of 24 × 36 around 0, 0. */
const RANKS = [
  'M-12 18L0 -18L12 18M-7.6 6H7.6',
  'M-11 -9C-11 -21 11 -21 11 -8C11 1 -11 8 -11 18H12',
  'M-10 -14C-6 -20 10 -20 10 -9.5C10 -2 3 -1 -2 -1C5 -1 12 1 12 8.5C12 20 -8 21 -12 12',
  'M5 18V-18L-13 8H12',
  'M10 -18H-8L-10 -2C-2 -8 12 -5 12 6.5C12 20 -8 21 -12 13',
  'M9 -16C-5 -21 -12 -6 -12 6C-12 22 12 22 12 7C12 -7 -9 -7 -12 6',
  'M-12 -18H12C4 -6 -2 4 -4 18',
  'M0 -1C-13 -3 -12 -18 0 -18C12 -18 13 -3 0 -1C-15 1 -15 18 0 18C15 18 15 1 0 -1',
  'M-9 16C5 21 12 6 12 -6C12 -22 -12 -22 -12 -7C-12 7 9 7 12 -6',
  'M-15 -12L-10 -18V18M4 -18C-7 -18 -7 18 4 18C15 18 15 -18 4 -18',
  'M-2 -18H9M5 -18V8C5 21 -12 21 -12 8',
  'M0 -18C-16 -18 -16 18 0 18C16 18 16 -18 0 -18M3 8L12 20',
  'M-10 -18V18M11 -18L-10 4M-3 -3L12 18',
] as const;

/** The suits in a box of 40 × 40: trefoil, lozenge, heart, spearhead. */
const SUITS = [
  `${disc(0, -10, 8.6)}${disc(-10.4, 5, 8.6)}${disc(10.4, 5, 8.6)}M0 -2C1.5 10 3 16 9 20H-9C-3 16 -1.5 10 0 -2Z`,
  'M0 -21C4 -11 9 -5 16 0C9 5 4 11 0 21C-4 11 -9 5 -16 0C-9 -5 -4 -11 0 -21Z',
  'M0 19C-3 10 -19 3 -19 -8C-19 -20 -4 -20 0 -9C4 -20 19 -20 19 -8C19 3 3 10 0 19Z',
  'M0 -20C3 -11 18 -4 18 6C18 16 6 17 2.4 8C3 15 5 18 9 20H-9C-5 18 -3 15 -2.4 8C-6 17 -18 16 -18 6C-18 -4 -3 -11 0 -20Z',
] as const;

/** Whether a suit is drawn in the second colour: diamonds and hearts. */
const isRed = (suit: number): boolean => suit === 1 || suit === 2;

/** What the court cards wear: a feather, a coronet of pearls, a crown. */
const HEADS: Readonly<Record<number, string>> = {
  10: 'M-11 9C-8 0 -2 -8 11 -11C9 2 2 8 -7 9Z',
  11: `M-11 9L-13 -5L-5 1L0 -8L5 1L13 -5L11 9Z${disc(-13, -8, 2.6)}${disc(0, -11, 2.6)}${disc(13, -8, 2.6)}`,
  12: 'M-12 10V-9L-6 -1L0 -12L6 -1L12 -9V10ZM-2 4h4v3h-4Z',
};

/** The data of a path, scaled and moved to a place. After the first point its commands may be relative or absolute. */
const moved = (d: string, x: number, y: number, scale = 1): string => {
  let isRelative = false;
  let isTall = false;
  let isWide = false;
  let at = 0;
  let arc = -1;
  const size = (value: number): string => String(Number((value * scale).toFixed(2)));
  return d.replaceAll(/[A-Za-z]|-?\d*\.?\d+/gu, (part) => {
    if (/[A-Za-z]/u.test(part)) {
      isRelative = part === part.toLowerCase();
      isTall = part === 'V' || part === 'v';
      isWide = part === 'H' || part === 'h';
      arc = part === 'a' ? 0 : -1;
      at = 0;
      return part;
    }
    const value = Number(part);
    if (arc >= 0) {
      const field = arc++ % 7;
      return `${field >= 2 && field <= 4 ? part : size(value)} `;
    }
    const isDown = isTall || (!isWide && at % 2 === 1);
    at++;
    return `${isRelative ? size(value) : size(value + (isDown ? y : x) / scale)} `;
  });
};

function face(card: number): Drawing {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const ink: Role = isRed(suit) ? 'twoDetail' : 'oneDetail';
  const head = HEADS[rank];
  return [
    sheet('one', 'oneLine'),
    { d: moved(RANKS[rank] ?? '', -13.5, -23, 1.02), line: ink, width: 6.4 },
    { d: moved(SUITS[suit] ?? '', 5, 22, 1.08), fill: ink },
    ...(head === undefined ? [] : [{ d: moved(head, 16, -28), fill: ink, opacity: 0.9 }]),
  ];
}

/** The back: a lattice in a frame, with a sun in its middle. */
const BACK: Drawing = [
  sheet('one', 'oneLine'),
  { d: slab(-28, -43, 56, 86, 4), fill: 'two', line: 'twoLine', width: 1 },
  {
    d: strokes(
      [-54, -36, -18, 0, 18, 36, 54].flatMap((at) => {
        const clip = (y: number): readonly [number, number] => [at + y * 0.5, y];
        const other = (y: number): readonly [number, number] => [at - y * 0.5, y];
        const inside = [-40, -30, -20, -10, 0, 10, 20, 30, 40];
        return [clip, other].flatMap((line) =>
          inside
            .slice(1)
            .map((y, index) => [line(inside[index] ?? 0), line(y)] as const)
            .filter((pair) => pair.every(([x]) => Math.abs(x) <= 27)),
        );
      }),
    ),
    line: 'twoLine',
    width: 1.6,
    opacity: 0.75,
  },
  { d: disc(0, 0, 13), fill: 'two', line: 'twoLine', width: 1.6 },
  {
    d: Array.from({ length: 12 }, (_, ray) => {
      const angle = (ray * Math.PI) / 6;
      const dot = (far: number): readonly [number, number] => [
        Number((far * Math.sin(angle)).toFixed(1)),
        Number((far * Math.cos(angle)).toFixed(1)),
      ];
      return trail([dot(7.4), dot(10.6)]);
    }).join(''),
    line: 'twoLine',
    width: 2,
  },
  { d: disc(0, 0, 5), fill: 'twoLine' },
];

/** The pack: a few backs, each a little above the one below it. */
const PILE: Drawing = [
  ...[6, 3].map((at): Shape => ({
    d: slab(-WIDE / 2 + at, -TALL / 2 + at, WIDE, TALL, 7),
    fill: 'one',
    line: 'oneLine',
    width: 1.6,
  })),
  ...BACK,
];

/** A peg as it stands in its hole, seen from above and in front. */
const peg = (fill: Role): Drawing => [
  { d: 'M-8 30C10 34 30 28 40 18C30 34 12 44 -8 40Z', fill: 'edge', opacity: 0.45 },
  { d: 'M-13 -14L-9 34C-6 40 6 40 9 34L13 -14Z', fill, line: 'oneDetail', width: 5, shade: 'dome' },
  { d: disc(0, -22, 25), fill, line: 'oneDetail', width: 5, shade: 'dome' },
  { d: disc(-7, -29, 6), fill: 'one', opacity: 0.75 },
];

/** The colours of the pegs, by side; whatever else is drawn for a side has them too. */
export const SIDES: readonly Role[] = ['three', 'four', 'five'];

/** All that is drawn of a game: cards by their names, the back, the pack, and a peg for each side. */
export const ART: Readonly<Record<string, Drawing>> = Object.fromEntries([
  ...PACK.map((card) => [cardName(card), face(card)] as const),
  ['back', BACK],
  ['pack', PILE],
  ...SIDES.map((role, side) => [`peg${side + 1}`, peg(role)] as const),
]);
