import type { Mind } from '../../seam/game.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { GRID, isHeld, kindOf, neighboursOf, ofSide, sideOf, type Side } from './board.ts';
import { jacksAndWitches, type Move, type Position } from './rules.ts';

/** What each kind is worth to its side. */
const WORTH: Readonly<Record<string, number>> = {
  W: 520,
  L: 300,
  C: 380,
  V: 380,
  R: 480,
  B: 320,
  N: 290,
  J: 330,
  P: 100,
};
/** What is left of a man's worth while he is held, in percent. */
const HELD = 72;
const JACK_IN_HAND = 300;
const ADVANCE = 6;
const CENTRE = 4;
/** Each free square round a King, and each enemy beside him. */
const ROOM = 6;
const BESIDE = 14;

const middle = (square: number): number => 6 - Math.abs(GRID.fileOf(square) - 5.5);

function kingWorth(cells: readonly string[], side: Side): number {
  return neighboursOf(cells.indexOf(ofSide('K', side))).reduce((sum, square) => {
    const owner = sideOf(cells[square]);
    return sum + (owner === null ? ROOM : owner === side ? ROOM / 2 : -BESIDE);
  }, 0);
}

/** Men, less where a Witch holds them; how far Pawns have come; room for the Kings. White is the first seat. */
function worth({ cells, jacks }: Position): number {
  let score = JACK_IN_HAND * (jacks.w - jacks.b) + kingWorth(cells, 'w') - kingWorth(cells, 'b');
  for (const [square, cell] of cells.entries()) {
    if (cell === EMPTY) continue;
    const side = sideOf(cell);
    if (side === null) continue;
    const kind = kindOf(cell);
    const steps = side === 'w' ? GRID.rankOf(square) - 2 : 7 - GRID.rankOf(square);
    const placed = kind === 'P' ? ADVANCE * Math.max(0, steps) : kind === 'K' ? 0 : CENTRE * middle(square);
    const value = (WORTH[kind] ?? 0) + placed;
    const now = kind !== 'K' && isHeld(cells, square, side) ? (value * HELD) / 100 : value;
    score += side === 'w' ? now : -now;
  }
  return Math.round(score);
}

export const mind: Mind<Position, Move> = { variants: [jacksAndWitches], worth, plays: [{ careless: 80 }] };
