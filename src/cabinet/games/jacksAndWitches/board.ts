import { sideByCase } from '../../seam/armies.ts';
import { EIGHT, makeGrid, type Direction } from '../../seam/grid.ts';
import { EMPTY, type Cell } from '../../seam/ranks.ts';

export type Side = 'w' | 'b';

/** What marks a square of the hole among the cells of a board. */
export const HOLE = '*';

/** 12 × 8 squares; the files from the west are y z a … j, so the board names its squares itself. */
export const GRID = makeGrid(12, 8);
const FILES = 'yzabcdefghij';
export const nameOf = (square: number): string =>
  FILES.charAt(GRID.fileOf(square)) + String(GRID.rankOf(square));
const named = (name: string): number =>
  (8 - Number(name.charAt(1))) * GRID.files + FILES.indexOf(name.charAt(0));
const all = (names: string): readonly number[] => names.split(' ').map(named);

/** Section 1. */
export const HOLES: ReadonlySet<number> = new Set(all('d3 e3 c4 d4 e4 f4 c5 d5 e5 f5 d6 e6'));
export const TELEPORTERS = all('c3 f3 c6 f6');
/** C4: where a Jack is put on the board. */
export const JACK_SQUARES: Readonly<Record<Side, readonly number[]>> = {
  w: all('c2 d2 e2 f2'),
  b: all('c7 d7 e7 f7'),
};

/** Whose man it is; a hole is nobody's. */
export const sideOf = sideByCase<Side>('w', 'b');
export const enemyOf = (side: Side): Side => (side === 'w' ? 'b' : 'w');
export const kindOf = (cell: Cell): string => cell.toUpperCase();
export const ofSide = (kind: string, side: Side): Cell => (side === 'w' ? kind : kind.toLowerCase());
/** Section 3, Exclusion: both settings of a Can(n)on are one kind. */
const exclusiveKind = (cell: Cell): string => (kindOf(cell) === 'V' ? 'C' : kindOf(cell));

/** The square a step away; −1 off the board and on the hole. */
export function stepOn(square: number, direction: Direction): number {
  const next = GRID.step(square, direction);
  return next >= 0 && !HOLES.has(next) ? next : -1;
}

const LINES: readonly (readonly (readonly number[])[])[] = Array.from({ length: GRID.size }, (_, square) =>
  [-1, 0, 1].flatMap((east) =>
    [-1, 0, 1].map((south) => {
      if (east === 0 && south === 0) return [];
      const line = GRID.line(square, [east, south]);
      const stop = line.findIndex((next) => HOLES.has(next));
      return stop < 0 ? line : line.slice(0, stop);
    }),
  ),
);

/** A line up to the edge or the hole. */
export const lineOn = (square: number, [east, south]: Direction): readonly number[] =>
  LINES[square]?.[3 * (east + 1) + south + 1] ?? [];

const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: GRID.size }, (_, square) =>
  EIGHT.map((direction) => stepOn(square, direction)).filter((next) => next >= 0),
);
export const neighboursOf = (square: number): readonly number[] => NEIGHBOURS[square] ?? [];

/** Section 3, Holding: does an enemy Witch stand next to this square? */
export function isHeld(cells: readonly Cell[], square: number, side: Side): boolean {
  const witch = ofSide('W', enemyOf(side));
  return neighboursOf(square).some((next) => cells[next] === witch);
}

/** Section 3, Exclusion: do two enemy men of one kind stand on teleporters? */
export const isExcluded = (cells: readonly Cell[]): boolean =>
  TELEPORTERS.some((one) =>
    TELEPORTERS.some((other) => {
      const [here, there] = [cells[one] ?? EMPTY, cells[other] ?? EMPTY];
      return sideOf(here) === 'w' && sideOf(there) === 'b' && exclusiveKind(here) === exclusiveKind(there);
    }),
  );

/** Section 1: dark squares are those with an odd sum of file and rank. */
const isDark = (square: number): boolean => (GRID.fileOf(square) + GRID.rankOf(square)) % 2 === 1;

/** Section 3, Jack: do the two Kings stand on squares of one colour? */
export const areKingsAlike = (cells: readonly Cell[]): boolean =>
  isDark(cells.indexOf('K')) === isDark(cells.indexOf('k'));

/** Section 3, Jack: the mirror square on the same rank. */
export const eyeOf = (square: number): number => square + GRID.files - 1 - 2 * GRID.fileOf(square);

/** The last rank of a side, counted from 1 in the south. */
export const lastRank = (side: Side): number => (side === 'w' ? 8 : 1);
export const forward = (side: Side): number => (side === 'w' ? -1 : 1);
