import { EMPTY, type Cell } from '../../seam/ranks.ts';
import {
  colourOf,
  DIAGONALS,
  EIGHT,
  fieldOf,
  fieldOfColour,
  kindOf,
  knightEnds,
  ORTHOGONALS,
  stepFrom,
  type Colour,
  type Direction,
} from './board.ts';
import { kingOf, ownerOf, type Position } from './position.ts';

/** Squares along lines up to the first man, his square included; at the centre a diagonal goes on both ways. */
function runs(cells: readonly Cell[], from: number, directions: readonly Direction[]): number[] {
  const ends = new Set<number>();
  const go = (square: number, direction: Direction): void => {
    for (const step of stepFrom(square, direction)) {
      if (step.to === from) continue;
      ends.add(step.to);
      if (cells[step.to] === EMPTY) go(step.to, step.direction);
    }
  };
  for (const direction of directions) go(from, direction);
  return Array.from(ends);
}

const steps = (from: number, directions: readonly Direction[]): number[] =>
  directions.flatMap((direction) => stepFrom(from, direction).map(({ to }) => to));

/** Section 4, Pawn: away from its own base in its own field, towards the base in another. */
export const forwardOf = (cell: Cell, square: number): number =>
  fieldOf(square) === fieldOfColour(colourOf(cell) ?? 'w') ? 1 : -1;

/** Section 4: the squares that a man hits, whatever stands there. */
export function hitsOf(cells: readonly Cell[], from: number): readonly number[] {
  const cell = cells[from] ?? EMPTY;
  switch (kindOf(cell)) {
    case 'R':
      return runs(cells, from, ORTHOGONALS);
    case 'B':
      return runs(cells, from, DIAGONALS);
    case 'Q':
      return runs(cells, from, EIGHT);
    case 'K':
      return steps(from, EIGHT);
    case 'N':
      return knightEnds(from);
    default: {
      const forward = forwardOf(cell, from);
      return steps(from, [
        [1, forward],
        [-1, forward],
      ]);
    }
  }
}

/** Does a player's army, inherited men included, hit a square? */
export const isHitBy = (position: Pick<Position, 'cells' | 'owners'>, square: number, by: Colour): boolean =>
  position.cells.some(
    (cell, from) => ownerOf(position, cell) === by && hitsOf(position.cells, from).includes(square),
  );

/** Does one player attack another's King? False where there is none. */
export function givesCheck(position: Pick<Position, 'cells' | 'owners'>, by: Colour, to: Colour): boolean {
  const king = kingOf(position.cells, to);
  return by !== to && king >= 0 && isHitBy(position, king, by);
}
