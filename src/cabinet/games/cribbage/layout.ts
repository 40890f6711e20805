import type { Place } from '../../seam/surface.ts';
import { TALL, WIDE } from './cardArt.ts';

/** The size of a drawing's box on the table, and of a card in it. */
export const MAN = 2.576;
export const CARD_WIDE = (MAN * WIDE) / 100;
export const CARD_TALL = (MAN * TALL) / 100;

/** The measures of the table, in its own units. */
export const WIDTH = 12.6;
const MARGIN = 0.2;
const ROW = CARD_TALL + 0.32;

/** What lies on the table from the top down: the peg board, the other hands, pack and crib, the play, one's own hand. */
export const boardHeight = (sides: number): number => 0.36 + sides * 1.02;
const rowAt = (sides: number, row: number): number =>
  MARGIN + boardHeight(sides) + 0.34 + CARD_TALL / 2 + row * ROW;
export const heightOf = (sides: number): number => rowAt(sides, 3) + CARD_TALL / 2 + MARGIN;

/** Where each row of cards lies on the table. */
export const rowsOf = (
  sides: number,
): { readonly others: number; readonly pack: number; readonly play: number; readonly hand: number } => ({
  others: rowAt(sides, 0),
  pack: rowAt(sides, 1),
  play: rowAt(sides, 2),
  hand: rowAt(sides, 3),
});

/** The other hands by their places around the table, clockwise from one's own. */
export const OTHERS = ['a', 'b', 'c'] as const;
export const HAND = 5;
export const CRIB = 4;

const card = (name: string, x: number, y: number): Place => ({
  name,
  x,
  y,
  shape: 'card',
  size: CARD_WIDE,
  high: CARD_TALL,
});

/** This many cards side by side; the middle of the first is at `x`. */
const row = (name: string, count: number, x: number, y: number, step: number): readonly Place[] =>
  Array.from({ length: count }, (_, index) => card(`${name}${index + 1}`, x + index * step, y));

/** How many places the play needs: for all the cards held, or for the most that stay within 31. */
const laidPlaces = (players: number): number => (players === 2 ? 6 : players === 3 ? 12 : 13);

export const PACK_X = MARGIN + CARD_WIDE / 2 + 0.1;
export const STARTER_X = PACK_X + CARD_WIDE + 0.3;
export const CRIB_X = WIDTH - MARGIN - CARD_WIDE / 2 - 0.1 - (CRIB - 1) * 1.2;
/** Where the count of the play stands. */
export const COUNT_X = (STARTER_X + CRIB_X) / 2;

/** The places of a table for this many players on this many sides. */
export function placesFor(players: number, sides: number): readonly Place[] {
  const { others, pack, play, hand } = rowsOf(sides);
  const middle = WIDTH / 2;
  const groups = players - 1;
  const step = groups === 1 ? 2.05 : 0.56;
  const wide = (HAND - 1) * step + CARD_WIDE;
  const gap = (WIDTH - 2 * MARGIN - groups * wide) / (groups + 1);
  const laid = laidPlaces(players);
  const laidStep = Math.min(1.85, (WIDTH - 2 * MARGIN - CARD_WIDE) / (laid - 1));
  return [
    ...OTHERS.slice(0, groups).flatMap((name, index) =>
      row(name, HAND, MARGIN + gap + index * (wide + gap) + CARD_WIDE / 2, others, step),
    ),
    card('pack', PACK_X, pack),
    card('starter', STARTER_X, pack),
    ...row('crib', CRIB, CRIB_X, pack, 1.2),
    ...row('laid', laid, middle - ((laid - 1) * laidStep) / 2, play, laidStep),
    ...row('hand', HAND, middle - ((HAND - 1) * 2.3) / 2, hand, 2.3),
  ];
}
