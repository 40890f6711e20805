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
  SQUARES,
  stepFrom,
  type Colour,
  type Direction,
} from './board.ts';
import { kingOf, ownerOf, type Position } from './position.ts';

type Board = Pick<Position, 'cells' | 'owners'>;

/** Squares along lines up to and including that of the first man; at the centre a diagonal goes on both ways. */
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

const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: SQUARES }, (_, square) =>
  steps(square, EIGHT),
);

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

/** Is the first man on a line from a square one of this player's that moves along such lines? */
function isHitAlong(
  { cells, owners }: Board,
  square: number,
  by: Colour,
  directions: readonly Direction[],
  kind: string,
): boolean {
  const meets = (from: number, direction: Direction): boolean =>
    stepFrom(from, direction).some((step) => {
      const cell = cells[step.to] ?? EMPTY;
      if (cell === EMPTY) return step.to !== square && meets(step.to, step.direction);
      return ownerOf({ owners }, cell) === by && (kindOf(cell) === kind || kindOf(cell) === 'Q');
    });
  return directions.some((direction) => meets(square, direction));
}

/**
 * Does a player's army, inherited men included, hit a square? Every man but a Pawn is hit by a man of its own kind from
 * the very squares that it hits itself, so it is enough to look out from the square.
 */
export function isHitBy(position: Board, square: number, by: Colour): boolean {
  const { cells } = position;
  const stands = (at: number, kind: string): boolean =>
    kindOf(cells[at] ?? EMPTY) === kind && ownerOf(position, cells[at] ?? EMPTY) === by;
  return (
    isHitAlong(position, square, by, ORTHOGONALS, 'R') ||
    isHitAlong(position, square, by, DIAGONALS, 'B') ||
    knightEnds(square).some((at) => stands(at, 'N')) ||
    (NEIGHBOURS[square] ?? []).some(
      (at) => stands(at, 'K') || (stands(at, 'P') && hitsOf(cells, at).includes(square)),
    )
  );
}

/** Does one player attack another's King? False if there is no such King. */
export function givesCheck(position: Board, by: Colour, to: Colour): boolean {
  const king = kingOf(position.cells, to);
  return by !== to && king >= 0 && isHitBy(position, king, by);
}
