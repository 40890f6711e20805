import type { Geometry, Square } from '../geometry.ts';
import type { Leap } from '../kinds.ts';

/** The leaps from each square: those of square s are `targets[start[s]]` up to `targets[start[s + 1]]`. */
export interface LeapTable {
  readonly start: Uint16Array;
  readonly targets: Uint16Array;
  /** The length of each leap, in a King's steps. */
  readonly span: number;
}

/** The leaps of a kind on a board, as far as they are allowed between the two squares (sections 4 and 15). */
export function leapTable(
  { size, width, height }: Geometry,
  [ahead, aside]: Leap,
  isAllowed: (from: Square, to: Square) => boolean,
): LeapTable {
  const start = new Uint16Array(size + 1);
  const targets: number[] = [];
  const shapes = [
    [aside, ahead],
    [ahead, aside],
    [ahead, -aside],
    [aside, -ahead],
    [-aside, -ahead],
    [-ahead, -aside],
    [-ahead, aside],
    [-aside, ahead],
  ] as const;
  for (let square = 0; square < size; square++) {
    start[square] = targets.length;
    for (const [files, ranks] of shapes) {
      const file = (square % width) + files;
      const rank = Math.floor(square / width) + ranks;
      if (file < 0 || file >= width || rank < 0 || rank >= height) continue;
      if (isAllowed(square, rank * width + file)) targets.push(rank * width + file);
    }
  }
  start[size] = targets.length;
  return { start, targets: Uint16Array.from(targets), span: Math.max(ahead, aside) };
}

/** Whether a leap crosses one front at most: its squares share a column or a row of drins (R4, L1). */
export function crossesOnce({ region, columns }: Geometry, from: Square, to: Square): boolean {
  const [a = 0, b = 0] = [region[from], region[to]];
  return a % columns === b % columns || Math.floor(a / columns) === Math.floor(b / columns);
}
