import type { Mind } from '../../seam/game.ts';
import { commonPoints } from './cards.ts';
import { handOf, seatAfter, sideOf, sidesOf, type Move, type Position, type Table } from './position.ts';
import { cribbages } from './rules.ts';

/** What a point is worth; a man in other games is worth about 100. */
const POINT = 12;
/** What a hand and the crib will score in the end, as a multiple of what they score without the starter. */
const HAND = 1.15;
const CRIB = 0.8;
/** What the crib brings its dealer beyond that: the others' discards and the cut of the pack are not known yet. */
const UNSEEN = 1.4;

/**
 * What a position is worth to each side: its score and, before the play, what its hands and the crib will bring. From
 * the play on, only the score counts, since the hands stay as they are.
 */
function worths(table: Table, position: Position): readonly number[] {
  const { scores, dealer, phase, crib, hands } = position;
  const worth = scores.map((score) => score);
  if (phase !== 'discard' && phase !== 'cut') return worth.map((score) => score * POINT);
  // the seats that have discarded, starting on the left of the dealer
  let seat = dealer;
  do {
    seat = seatAfter(table, seat);
    if (phase === 'discard' && seat === position.seat) break;
    const side = sideOf(table, seat);
    worth[side] = (worth[side] ?? 0) + HAND * commonPoints(handOf(position, seat));
  } while (seat !== dealer);
  const side = sideOf(table, dealer);
  worth[side] = (worth[side] ?? 0) + CRIB * commonPoints(crib) + (UNSEEN * crib.length) / hands.length;
  return worth.map((score) => score * POINT);
}

const tableOf = (position: Position): Table => ({ players: position.hands.length, points: 0 });

/** What the computer knows of cribbage. */
export const mind: Mind<Position, Move> = {
  variants: cribbages,
  worth: (position) => {
    const [first = 0, ...others] = worths(tableOf(position), position);
    return first - Math.max(...others);
  },
  worths: (position, seats) => {
    const table = tableOf(position);
    const all = worths(table, position);
    return seats.map((_, seat) => all[seat % sidesOf(table)] ?? 0);
  },
  // most of the game is luck, so the levels differ in how often they do not look, and in how far they look when they do
  plays: [
    { careless: 94, nodes: 20 },
    { careless: 50, nodes: 160 },
    { careless: 18, nodes: 600 },
    { nodes: 10_000 },
  ],
};
