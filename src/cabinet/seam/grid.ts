/** What a step adds: files to the east, ranks to the south. */
export type Direction = readonly [east: number, south: number];

export const ORTHOGONALS: readonly Direction[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
];
export const DIAGONALS: readonly Direction[] = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];
export const EIGHT: readonly Direction[] = [...ORTHOGONALS, ...DIAGONALS];

/** A rectangle of squares, numbered from the north-west, rank by rank, as positions are written. */
export interface Grid {
  readonly files: number;
  readonly ranks: number;
  readonly size: number;
  /** The width of each rank, for the reader and the writer of ranks. */
  readonly widths: readonly number[];
  /** `a1` is in the south-west. */
  readonly nameOf: (square: number) => string;
  /** Counted from 0 in the west. */
  readonly fileOf: (square: number) => number;
  /** Counted from 1 in the south. */
  readonly rankOf: (square: number) => number;
  /** The square this many files east and ranks south; −1 off the board. */
  readonly step: (square: number, direction: Direction) => number;
  /** The squares of a straight line up to the edge, nearest first, without the starting square. */
  readonly line: (square: number, direction: Direction) => readonly number[];
}

export function makeGrid(files: number, ranks: number): Grid {
  const size = files * ranks;
  const fileOf = (square: number): number => square % files;
  const rankOf = (square: number): number => ranks - Math.floor(square / files);
  const step = (square: number, [east, south]: Direction): number => {
    const file = fileOf(square) + east;
    const row = Math.floor(square / files) + south;
    return file >= 0 && file < files && row >= 0 && row < ranks ? row * files + file : -1;
  };
  /** The lines that have been asked for, by direction and square. */
  const lines: (readonly number[])[][] = [];
  const lineFrom = (square: number, direction: Direction): readonly number[] => {
    const line: number[] = [];
    for (let next = step(square, direction); next >= 0; next = step(next, direction)) line.push(next);
    return line;
  };
  return {
    files,
    ranks,
    size,
    widths: Array.from({ length: ranks }, () => files),
    nameOf: (square) => String.fromCodePoint(97 + fileOf(square)) + String(rankOf(square)),
    fileOf,
    rankOf,
    step,
    line: (square, direction) => {
      // one number for each direction: no step goes farther than the board
      const known = (lines[(direction[1] + ranks) * (2 * files + 1) + direction[0] + files] ??= []);
      return (known[square] ??= lineFrom(square, direction));
    },
  };
}

/** A table of values for each square and direction. */
export const forEachWay = <Value>(
  { size }: Grid,
  directions: readonly Direction[],
  value: (square: number, direction: Direction) => Value,
): readonly (readonly Value[])[] =>
  Array.from({ length: size }, (_, square) => directions.map((direction) => value(square, direction)));
