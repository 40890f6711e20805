import type { Reserve, Standing } from './game.ts';
import { countOf, EMPTY, type Cell } from './ranks.ts';

/** The men of a board, drawn by their letters; `seatOf` says whose a man is, or null for what is no man. */
export const menOn = (
  cells: readonly Cell[],
  nameOf: (place: number) => string,
  seatOf: (cell: Cell) => number | null,
): readonly Standing[] =>
  cells.flatMap((cell, place) => {
    const owner = cell === EMPTY ? null : seatOf(cell);
    return owner === null ? [] : [{ place: nameOf(place), art: cell, owner }];
  });

/** Whose a man is where each seat has a letter, in their order. */
export const seatAmong =
  (letters: readonly Cell[]) =>
  (cell: Cell): number =>
    letters.indexOf(cell);

/** How many men of a kind are lost, out of this many. */
export function lostOf(cells: readonly Cell[], man: Cell, all: number): readonly Reserve[] {
  const lost = all - countOf(cells, man);
  return lost > 0 ? [{ code: 'lost', art: man, count: lost }] : [];
}

/** Numbers of places by their names. */
export function placesByName(size: number, nameOf: (place: number) => string): (name?: string) => number {
  const places = new Map(Array.from({ length: size }, (_, place) => [nameOf(place), place]));
  return (name) => places.get(name ?? '') ?? -1;
}
