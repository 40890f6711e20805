import { marbleOf, otherSide, type MarbleBoard, type MarbleSide } from '../../seam/armies.ts';
import type { Mind } from '../../seam/game.ts';
import { forEachWay, ORTHOGONALS } from '../../seam/grid.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { fourFieldKono, GRID, type Move } from './rules.ts';

const MARBLE = 100;
const TURN = 12;
const STEP = 3;
/** Two marbles in a row with an empty place beyond them: they can capture what comes there. */
const PAIR = 7;
const CAPTURE = 14;

const LINES = forEachWay(GRID, ORTHOGONALS, (place, direction) => GRID.line(place, direction));

/** What a side's marbles are worth, and what they can do. */
function might(cells: MarbleBoard['cells'], side: MarbleSide): number {
  const [own, enemy] = [marbleOf(side), marbleOf(otherSide(side))];
  let score = 0;
  for (const [place, cell] of cells.entries()) {
    if (cell !== own) continue;
    score += MARBLE;
    for (const [next, beyond] of LINES[place] ?? []) {
      if (next === undefined) continue;
      if (cells[next] === EMPTY) score += STEP;
      else if (cells[next] === own && beyond !== undefined)
        score += cells[beyond] === enemy ? CAPTURE : cells[beyond] === EMPTY ? PAIR : 0;
    }
  }
  return score;
}

/** Marbles, their steps, pairs and captures, and whose turn it is. White is the first seat. */
const worth = ({ cells, side }: MarbleBoard): number =>
  might(cells, 'w') - might(cells, 'b') + (side === 'w' ? TURN : -TURN);

export const mind: Mind<MarbleBoard, Move> = { variants: [fourFieldKono], worth };
