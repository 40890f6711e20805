import type { Mind } from '../../seam/game.ts';
import { fanorona, isStrong, type Move, type Position } from './rules.ts';

const MAN = 100;
const TURN = 40;
/** Men on strong points, from which up to eight lines lead, are worth a little more. */
const STRONG = 4;

/** Men, where they stand, and whose turn it is. White is the first seat. */
function worth({ cells, side }: Position): number {
  let score = side === 'W' ? TURN : -TURN;
  for (const [point, cell] of cells.entries()) {
    if (cell === '') continue;
    const man = MAN + (isStrong(point) ? STRONG : 0);
    score += cell === 'W' ? man : -man;
  }
  return score;
}

export const mind: Mind<Position, Move> = { variants: [fanorona], worth, plays: [{ careless: 62 }] };
