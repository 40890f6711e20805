import {
  findVariation,
  formatSquare,
  KIND_NAMES,
  rulesetOf,
  type Geometry,
  type Variation,
} from '../../src/engine/index.ts';
import { referenceStart } from './reference/index.ts';

/** A board as letters by square (rank from the south times width plus file), `.` for an empty square. */
export interface Grid {
  readonly variation: Variation;
  readonly geometry: Geometry;
  /** The letters of the start array. */
  readonly array: readonly string[];
  readonly hasKings: boolean;
  /** Whether every kind may stand on the board, including those of the larger games. */
  readonly knowsAll: boolean;
  /** Field 3 at the start: `YB` or `-`. */
  readonly rights: string;
  readonly letters: string[];
}

/** The variation with this id, which must be one. */
export function variationOf(id: string): Variation {
  const variation = findVariation(id);
  if (variation === undefined) throw new Error(`no variation ${id}`);
  return variation;
}

/** An empty board of a variation. */
export function emptyGrid(id: string): Grid {
  const variation = variationOf(id);
  const { geometry } = rulesetOf(variation);
  const [ranks = '', , rights = ''] = referenceStart(id).split(' ');
  const array = lettersOf(ranks);
  const letters = array.map(() => '.');
  const knowsAll = variation.kindNames.length === KIND_NAMES.length;
  return { variation, geometry, array, rights, hasKings: array.includes('K'), knowsAll, letters };
}

/** Field 1 of a position line as letters by square. */
export const lettersOf = (ranks: string): string[] =>
  ranks
    .replace(/\d+/g, (run) => '.'.repeat(Number(run)))
    .split('/')
    .toReversed()
    .flatMap((rank) => Array.from(rank));

/** Letters by square as field 1 of a position line. */
const ranksOf = (letters: readonly string[], width: number): string =>
  Array.from({ length: letters.length / width }, (_, rank) =>
    letters
      .slice(rank * width, (rank + 1) * width)
      .join('')
      .replace(/\.+/g, (run) => String(run.length)),
  )
    .toReversed()
    .join('/');

/** Whether the pieces of a letter have a first-move bonus: Swods, Deldars, Paktuns and Hyrpaktuns. */
export const isFirstMover = (letter: string): boolean => /[sdmy]/i.test(letter);

/** The squares of field 4 that could be listed: such pieces on squares of their own in the array. */
export const mayHaveMoved = ({ letters, array }: Grid): number[] =>
  letters.flatMap((letter, square) => (isFirstMover(letter) && array[square] === letter ? [square] : []));

/** A position line for a grid. */
export function lineOf(
  grid: Grid,
  turn: string,
  rights: string,
  moved: readonly number[],
  turns: number,
): string {
  const names = moved.map((square) => formatSquare(grid.geometry, square)).join(',');
  return [ranksOf(grid.letters, grid.geometry.width), turn, rights, names || '-', turns].join(' ');
}
