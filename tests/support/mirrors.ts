import { emptyGrid, lettersOf, lineOf, mayHaveMoved } from './grid.ts';

/** A change of the board that the rules do not notice: where a square goes, and whether the sides change places. */
export interface Mirror {
  readonly square: (square: number, width: number, height: number) => number;
  readonly swapsSides: boolean;
}

/** West becomes east. */
export const LEFT_RIGHT: Mirror = {
  square: (square, width) => square - (square % width) + (width - 1 - (square % width)),
  swapsSides: false,
};

/** The board turned by 180°, Yellow becomes Blue: what the other player sees. */
export const HALF_TURN: Mirror = {
  square: (square, width, height) => width * height - 1 - square,
  swapsSides: true,
};

const swapCase = (letter: string): string =>
  letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();

/** Field 4 of a line as squares, by the names of the grid's own squares. */
const movedSquares = (field: string, names: readonly string[]): number[] =>
  field === '-' ? [] : field.split(',').map((name) => names.indexOf(name));

/**
 * A position line in the mirror, without rights of Fluttember. With `bonuses`, first-move bonuses are mirrored too,
 * which is right only where the array is the same in the mirror; else no piece has any.
 */
export function mirrorLine(
  id: string,
  line: string,
  mirror: Mirror,
  names: readonly string[],
  bonuses: boolean,
): string {
  const [ranks = '', turn = '', , moved = '', turns = '0'] = line.split(' ');
  const grid = emptyGrid(id);
  const { width, height } = grid.geometry;
  const to = (square: number): number => mirror.square(square, width, height);
  lettersOf(ranks).forEach((letter, square) => {
    grid.letters[to(square)] = mirror.swapsSides ? swapCase(letter) : letter;
  });
  const listed = bonuses ? movedSquares(moved, names).map(to) : mayHaveMoved(grid);
  const side = mirror.swapsSides ? (turn === 'y' ? 'b' : 'y') : turn;
  return lineOf(
    grid,
    side,
    '-',
    listed.toSorted((a, b) => a - b),
    Number(turns),
  );
}

/** A position line without rights of Fluttember and, unless `bonuses`, without first-move bonuses. */
export function plainLine(id: string, line: string, bonuses: boolean): string {
  const [ranks = '', turn = '', , moved = '', turns = '0'] = line.split(' ');
  if (bonuses) return [ranks, turn, '-', moved, turns].join(' ');
  const grid = emptyGrid(id);
  grid.letters.splice(0, grid.letters.length, ...lettersOf(ranks));
  return lineOf(grid, turn, '-', mayHaveMoved(grid), Number(turns));
}
