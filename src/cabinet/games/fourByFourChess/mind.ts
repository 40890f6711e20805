import type { Mind } from '../../seam/game.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { fourByFourChess, LINES, reachOf, sideOf, type Move, type Position, type Side } from './rules.ts';

/** What a line is worth, by how many own men are on it, if no enemy is; with enemies on it, it is worth less. */
const OPEN = [0, 6, 34, 120, 0];
const SHUT = [0, 1, 6, 40, 0];
const STEP = 3;
const TURN = 20;

function linesOf({ cells }: Position, side: Side): number {
  return LINES.reduce((sum, line) => {
    let [own, enemies] = [0, 0];
    for (const square of line) {
      const owner = sideOf(cells[square] ?? EMPTY);
      if (owner === side) own++;
      else if (owner !== null) enemies++;
    }
    return sum + ((enemies === 0 ? OPEN : SHUT)[own] ?? 0);
  }, 0);
}

const stepsOf = (position: Position, side: Side): number =>
  position.cells.reduce(
    (sum, cell, from) =>
      sideOf(cell) === side ? sum + reachOf({ ...position, side }, from, cell.toUpperCase()).length : sum,
    0,
  );

/** Lines that fill up, room to move, and whose turn it is. White is the first seat. */
function worth(position: Position): number {
  const of = (side: Side): number => linesOf(position, side) + STEP * stepsOf(position, side);
  return of('w') - of('b') + (position.side === 'w' ? TURN : -TURN);
}

export const mind: Mind<Position, Move> = { variants: [fourByFourChess], worth };
