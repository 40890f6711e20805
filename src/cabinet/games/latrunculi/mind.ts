import type { Mind } from '../../seam/game.ts';
import { countOf, EMPTY } from '../../seam/ranks.ts';
import {
  duxOf,
  enemyOf,
  GRID,
  latrunculi,
  neighboursOf,
  sideOf,
  type Move,
  type Position,
  type Side,
} from './rules.ts';

const STONE = 100;
/** What the free squares beside a dux are worth, by how many there are: the last ones count most. */
const FREEDOM = [-160, -30, 10, 22, 30];
/** An enemy beside a dux. */
const BESIDE = 22;
/** How near a stone is to the enemy's dux. */
const NEAR = 2;

const far = (one: number, other: number): number =>
  Math.abs(GRID.fileOf(one) - GRID.fileOf(other)) + Math.abs(GRID.rankOf(one) - GRID.rankOf(other));

function duxWorth({ cells }: Position, side: Side): number {
  const dux = cells.indexOf(duxOf(side));
  const beside = neighboursOf(dux);
  const free = beside.filter((square) => cells[square] === EMPTY).length;
  const enemies = beside.filter((square) => sideOf(cells[square]) === enemyOf(side)).length;
  const near = cells.reduce(
    (sum, cell, square) => (sideOf(cell) === enemyOf(side) ? sum + Math.max(0, 6 - far(square, dux)) : sum),
    0,
  );
  // a dux among his own stones is shut in, but safe as long as no enemy stands beside him
  return (enemies === 0 && free === 0 ? 0 : (FREEDOM[free] ?? 0)) - BESIDE * enemies - NEAR * near;
}

/** Stones, and how freely each dux stands. Black is the first seat. */
const worth = (position: Position): number =>
  STONE * (countOf(position.cells, 's') - countOf(position.cells, 'S')) +
  duxWorth(position, 'b') -
  duxWorth(position, 'w');

export const mind: Mind<Position, Move> = { variants: [latrunculi], worth };
