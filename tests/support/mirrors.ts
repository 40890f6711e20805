import type { Geometry, Terrain } from '../../src/engine/index.ts';
import { emptyGrid, lettersOf, lineOf, mayHaveMoved } from './grid.ts';

/** A change of the board that the rules ignore: where a square goes, and whether the sides change places. */
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

/** North becomes south, Yellow becomes Blue: what the other player sees on the boards of Hyrshiv and Jikshiv. */
export const UPSIDE_DOWN: Mirror = {
  square: (square, width, height) => (height - 1 - Math.floor(square / width)) * width + (square % width),
  swapsSides: true,
};

/** Terrain that is the same in the mirror: what lies on one half is copied to the other. */
export function symmetrical(terrain: Terrain, { width, height }: Geometry, mirror: Mirror): Terrain {
  const taken = new Set<number>();
  const both = (squares: readonly number[]): number[] =>
    squares.flatMap((square) => {
      const pair = [...new Set([square, mirror.square(square, width, height)])].filter(
        (at) => !taken.has(at),
      );
      for (const at of pair) taken.add(at);
      return pair;
    });
  return { hill: both(terrain.hill), river: both(terrain.river), wood: both(terrain.wood) };
}

/** A move in coordinate form as it is in the mirror; the starts of a company stand in their order there too. */
export function mirrorMove(
  text: string,
  mirror: Mirror,
  names: readonly string[],
  { width, height }: Geometry,
): string {
  const to = (square: number): number => mirror.square(square, width, height);
  const [starts = '', end = ''] = text.split('-');
  const [name = '', promotion] = end.split('=');
  const from = starts.split('&').map((start) => names.indexOf(start));
  const step = names.indexOf(name) - (from[0] ?? 0);
  const steps = from.map((square) => [to(square), to(square + step)] as const).toSorted(([a], [b]) => a - b);
  const nameOf = (square: number | undefined): string => names[square ?? -1] ?? '';
  const written = `${steps.map(([square]) => nameOf(square)).join('&')}-${nameOf(steps[0]?.[1])}`;
  return promotion === undefined ? written : `${written}=${promotion}`;
}

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
