/** A reader of undamaged QR codes of bytes, written from ISO/IEC 18004 and not from what draws them. */

/** Codewords of error correction in each block, and the number of blocks, of level L, by version from 1. */
const CORRECTION = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
];
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
  19, 19, 20, 21, 22, 24, 25,
];
const LEVEL_L = 1;

type Grid = readonly (readonly boolean[])[];

/** Whether a mask inverts the square at a row and a column. */
const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** Where the centres of the alignment patterns lie, on either axis. */
function alignment(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = version * 4 + 10;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index))];
}

/** Whether a square belongs to the patterns by which a code is found, and not to what it holds. */
function isPattern(size: number, version: number, y: number, x: number): boolean {
  if (y === 6 || x === 6) return true;
  if ((y < 9 && (x < 9 || x >= size - 8)) || (y >= size - 8 && x < 9)) return true;
  if (version >= 7 && ((y < 6 && x >= size - 11) || (x < 6 && y >= size - 11))) return true;
  const places = alignment(version);
  return places.some((cy) =>
    places.some((cx) => {
      const isFinder = (cy === 6 && (cx === 6 || cx === size - 7)) || (cy === size - 7 && cx === 6);
      return !isFinder && Math.abs(cy - y) <= 2 && Math.abs(cx - x) <= 2;
    }),
  );
}

/** The bits in order: up and down in pairs of columns from the right, skipping the column of the timing pattern. */
function bitsOf(grid: Grid, version: number, mask: (y: number, x: number) => boolean): boolean[] {
  const size = grid.length;
  const bits: boolean[] = [];
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const y = isUpwards ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isPattern(size, version, y, x)) bits.push((grid[y]?.[x] ?? false) !== mask(y, x));
    }
    isUpwards = !isUpwards;
  }
  return bits;
}

/** The data codewords, de-interleaved from their blocks. */
function dataOf(words: readonly number[], version: number): number[] {
  const [count, correction] = [BLOCKS[version - 1] ?? 0, CORRECTION[version - 1] ?? 0];
  const all = words.length - count * correction;
  const shorter = Math.floor(all / count);
  const long = all % count;
  const blocks = Array.from({ length: count }, (): number[] => []);
  let at = 0;
  for (let place = 0; place <= shorter; place++)
    for (const [index, block] of blocks.entries())
      if (place < shorter || index >= count - long) block.push(words[at++] ?? 0);
  return blocks.flat();
}

/** The text in a code of bytes at level L; throws for any other. `grid[y][x]` says where it is dark. */
export function readQr(grid: Grid): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  const written = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => grid[8]?.[x] ?? false);
  const format = written.slice(0, 5).reduce((sum, isDark) => sum * 2 + Number(isDark), 0) ^ 0b10101;
  if (format >> 3 !== LEVEL_L) throw new Error('not of level L');
  const mask = MASKS[format & 7];
  if (mask === undefined) throw new Error('no such mask');
  const bits = bitsOf(grid, version, mask);
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0),
  );
  const data = dataOf(words, version).flatMap((word) =>
    Array.from({ length: 8 }, (_, bit) => (word >> (7 - bit)) & 1),
  );
  const number = (from: number, length: number): number =>
    data.slice(from, from + length).reduce((sum, bit) => sum * 2 + bit, 0);
  if (number(0, 4) !== 4) throw new Error('not of bytes');
  const width = version < 10 ? 8 : 16;
  const bytes = Array.from({ length: number(4, width) }, (_, index) => number(4 + width + index * 8, 8));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
