import type { Reserve, Standing } from './game.ts';
import { countOf, EMPTY, type Cell } from './ranks.ts';

/** What stands on a board of single letters; `men` holds the letters, in the order of the seats that own them. */
export const menOn = (
  cells: readonly Cell[],
  nameOf: (place: number) => string,
  men: readonly Cell[],
): readonly Standing[] =>
  cells.flatMap((cell, place) =>
    cell === EMPTY ? [] : [{ place: nameOf(place), art: cell, owner: men.indexOf(cell) }],
  );

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
