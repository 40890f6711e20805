import { parseSquare, squareName, type Geometry, type Side, type Square } from '../engine/index.ts';

/** What is trained: finding a square by its name, or naming a marked square. */
export const DRILLS = ['find', 'name'] as const;
export type Drill = (typeof DRILLS)[number];

/** The games whose boards are used: one drin, two, six. */
export const GROUNDS = ['pastang', 'stikitche', 'poron'] as const;
export type Ground = (typeof GROUNDS)[number];

/** How a round is set up. */
export interface DrillSetup {
  readonly drill: Drill;
  readonly ground: Ground;
  /** Which side sits at the bottom of the screen. */
  readonly side: Side;
  /** Whether letters, numbers and names of the drins are shown at the board. */
  readonly labels: boolean;
  /** Whether the round is timed. */
  readonly timed: boolean;
}

export const FIRST_DRILL: DrillSetup = {
  drill: 'find',
  ground: 'pastang',
  side: 'yellow',
  labels: true,
  timed: true,
};

/** Milliseconds of a timed round. */
export const ROUND = 60_000;

/** The name under which the best score of a kind of round is kept. */
export const scoreName = ({ drill, ground, side, labels }: DrillSetup): string =>
  [drill, ground, side, labels ? 'labels' : 'bare'].join(' ');

/** A square to ask for, never the previous one; `random` returns numbers from 0 up to, but not including, 1. */
export function nextSquare(size: number, before: Square | null, random: () => number): Square {
  if (before === null) return Math.floor(random() * size);
  const other = Math.floor(random() * (size - 1));
  return other < before ? other : other + 1;
}

/** The parts of a square's name; null for one that has not been chosen. */
export interface NameParts {
  /** The code of the drin. */
  readonly drin: string | null;
  /** A lower-case letter. */
  readonly file: string | null;
  readonly rank: string | null;
}

/** No part of a name, except the drin if there is only one. */
export const noParts = ({ drins }: Geometry): NameParts => ({
  drin: drins.length === 1 ? drins[0]!.code : null,
  file: null,
  rank: null,
});

/** The square of a name; undefined while parts are missing. */
export const squareOf = (geometry: Geometry, { drin, file, rank }: NameParts): Square | undefined =>
  drin === null || file === null || rank === null
    ? undefined
    : parseSquare(geometry, `${drin}${file}${rank}`);

/** A name with one more part, as typed: first the drin's code if it is missing, then a letter, and a digit. */
export function typed(geometry: Geometry, parts: NameParts, key: string): NameParts {
  const letter = key.toLowerCase();
  if (/^[1-6]$/.test(letter)) return { ...parts, rank: letter };
  const drin = geometry.drins.find(({ code }) => code.toLowerCase() === letter);
  if (drin !== undefined && (parts.drin === null || !/^[a-f]$/.test(letter)))
    return { ...parts, drin: drin.code };
  return /^[a-f]$/.test(letter) ? { ...parts, file: letter } : parts;
}

/** Where a square lies in its drin, as the player at the bottom sees it: counted from the left and from below, from 1. */
export function placeInDrin(
  geometry: Geometry,
  square: Square,
  side: Side,
): { readonly column: number; readonly row: number } {
  const { file, rank } = squareName(geometry, square);
  const column = 'abcdef'.indexOf(file) + 1;
  return side === 'yellow' ? { column, row: rank } : { column: 7 - column, row: 7 - rank };
}
