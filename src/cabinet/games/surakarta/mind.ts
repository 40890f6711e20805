import type { MarbleBoard } from '../../seam/armies.ts';
import type { Mind } from '../../seam/game.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { CIRCUITS, GRID, surakarta, type Move } from './rules.ts';

const MARBLE = 100;
const TURN = 30;
/** Each line of a circuit through a marble's point: along it the marble may run, and be met there. */
const LINE = 4;

const LINES: readonly number[] = Array.from({ length: GRID.size }, (_, point) =>
  CIRCUITS.reduce((sum, circuit) => sum + circuit.filter((here) => here === point).length, 0),
);

/** Marbles, where they may run, and whose turn it is. White is the first seat. */
function worth({ cells, side }: MarbleBoard): number {
  let score = side === 'w' ? TURN : -TURN;
  for (const [point, cell] of cells.entries()) {
    if (cell === EMPTY) continue;
    const marble = MARBLE + LINE * (LINES[point] ?? 0);
    score += cell === 'W' ? marble : -marble;
  }
  return score;
}

export const mind: Mind<MarbleBoard, Move> = {
  variants: [surakarta],
  worth,
  plays: [{ depth: 2, careless: 74, blur: 20 }, { careless: 22 }, { depth: 3 }],
};
