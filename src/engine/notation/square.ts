import { DRIN_SIZE, type Drin, type Geometry, type Square } from '../geometry.ts';

const FILES = 'abcdef';

/**
 * The parts of a square's name: its drin, its file in the drin as a letter `a` to `f`, and its rank in the drin, 1 to
 * 6.
 */
export interface SquareName {
  readonly drin: Drin;
  readonly file: string;
  readonly rank: number;
}

/** The name of a square (section 1). */
export function squareName({ drins, drinOf, width }: Geometry, square: Square): SquareName {
  const drin = drins[drinOf[square] ?? -1];
  if (drin === undefined) throw new RangeError(`square ${square} is not on the board`);
  const file = FILES.charAt((square % width) % DRIN_SIZE);
  return { drin, file, rank: (Math.floor(square / width) % DRIN_SIZE) + 1 };
}

/** The short name of a square, `Zb1`. */
export function formatSquare(geometry: Geometry, square: Square): string {
  const { drin, file, rank } = squareName(geometry, square);
  return `${drin.code}${file}${rank}`;
}

/** The full name of a square, `Zhantil B1`. */
export function formatSquareInFull(geometry: Geometry, square: Square): string {
  const { drin, file, rank } = squareName(geometry, square);
  return `${drin.name} ${file.toUpperCase()}${rank}`;
}

/**
 * The square with this drin (an index in `geometry.drins`), file letter in either case and rank digit; undefined if
 * there is none.
 */
export function squareAt(geometry: Geometry, drin: number, file: string, rank: string): Square | undefined {
  const x = FILES.indexOf(file.toLowerCase());
  const y = '123456'.indexOf(rank);
  if (x < 0 || y < 0 || file.length !== 1 || rank.length !== 1 || geometry.drins[drin] === undefined)
    return undefined;
  const [column, row] = [drin % geometry.columns, Math.floor(drin / geometry.columns)];
  return (row * DRIN_SIZE + y) * geometry.width + column * DRIN_SIZE + x;
}

/** Reads a short square name in its only spelling, `Zb1`; undefined for anything else. */
export function parseSquare(geometry: Geometry, text: string): Square | undefined {
  const drin = geometry.drins.findIndex(({ code }) => code === text.slice(0, -2));
  const file = text.slice(-2, -1);
  return file === file.toLowerCase() ? squareAt(geometry, drin, file, text.slice(-1)) : undefined;
}
