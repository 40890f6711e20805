import type { Mind } from '../../seam/game.ts';
import { EMPTY, type Cell } from '../../seam/ranks.ts';
import { JOINED, LINES, menOf, nineMensMorris, type Man, type Move, type Position } from './rules.ts';

const MAN = 100;
const MILL = 26;
/** Two men in a line whose third point is free. */
const OPEN = 14;
const STEP = 5;

const linesOf = (cells: readonly Cell[], man: Man): number =>
  LINES.reduce((sum, line) => {
    let [own, free] = [0, 0];
    for (const point of line) {
      if (cells[point] === man) own++;
      else if (cells[point] === EMPTY) free++;
    }
    return sum + (own === 3 ? MILL : own === 2 && free === 1 ? OPEN : 0);
  }, 0);

const stepsOf = (cells: readonly Cell[], man: Man): number =>
  cells.reduce<number>(
    (sum, cell, point) =>
      cell === man ? sum + (JOINED[point] ?? []).filter((next) => cells[next] === EMPTY).length : sum,
    0,
  );

/** Men, mills, lines that may become mills, and room to move. White is the first seat. */
function worth(position: Position): number {
  const { cells } = position;
  const of = (man: Man): number =>
    MAN * menOf(position, man) + linesOf(cells, man) + STEP * stepsOf(cells, man);
  return of('W') - of('B');
}

export const mind: Mind<Position, Move> = { variants: [nineMensMorris], worth, plays: [{ careless: 75 }] };
