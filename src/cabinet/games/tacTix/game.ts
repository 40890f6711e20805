import type { Game } from '../../seam/game.ts';
import { placesByName } from '../../seam/men.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { page } from './page.ts';
import { GRID, tacTix, type Move, type Position } from './rules.ts';
import { art, colourOf, surface } from './surface.ts';

const holeOf = placesByName(GRID.size, GRID.nameOf);

/** The holes from one to another in a row or file, both included; null if the two are in no common row or file. */
function between(one: number, other: number): readonly number[] | null {
  const isRow = GRID.rankOf(one) === GRID.rankOf(other);
  if (!isRow && GRID.fileOf(one) !== GRID.fileOf(other)) return null;
  const [least, most] = [Math.min(one, other), Math.max(one, other)];
  const step = isRow ? 1 : GRID.files;
  return Array.from({ length: (most - least) / step + 1 }, (_, at) => least + at * step);
}

/** The holes that are held once these have been chosen: all from the first to the last. */
function held(chosen: readonly string[]): readonly number[] {
  const holes = chosen.map((name) => holeOf(name));
  return holes.length === 0 ? [] : (between(Math.min(...holes), Math.max(...holes)) ?? []);
}

/** All orders in which the marbles of a line can be gathered: each step extends what is held at one end. */
function orders(holes: readonly number[]): readonly (readonly string[])[] {
  const name = (at: number): string => GRID.nameOf(holes[at] ?? 0);
  const from = (least: number, most: number): readonly (readonly string[])[] => {
    if (least === 0 && most === holes.length - 1) return [[]];
    return holes.flatMap((_, at) => {
      if (at >= least && at <= most) return [];
      return from(Math.min(least, at), Math.max(most, at)).map((rest) => [name(at)].concat(rest));
    });
  };
  return holes.flatMap((_, at) => from(at, at).map((rest) => [name(at)].concat(rest)));
}

function why({ cells }: Position, chosen: readonly string[], place: string): string {
  const at = holeOf(place);
  if (cells[at] === EMPTY) return 'no-marble';
  const holes = held(chosen);
  if (holes.includes(at)) return 'held';
  return between(holes[0] ?? at, at) === null || between(holes.at(-1) ?? at, at) === null
    ? 'not-in-line'
    : 'gap';
}

/** Tac tix on the page. */
export const game: Game<Position, Move> = {
  id: 'tac-tix',
  isNeverDrawn: true,
  variants: [tacTix],
  surface,
  art,
  standing: ({ cells }, chosen) => {
    const holes = held(chosen);
    return cells.flatMap((cell, hole) =>
      cell === EMPTY
        ? []
        : [
            {
              place: GRID.nameOf(hole),
              art: `${holes.includes(hole) ? 'h' : 'm'}${colourOf(hole)}`,
              owner: null,
            },
          ],
    );
  },
  steps: (_, { holes }) => [...new Set([holes[0] ?? 0, holes.at(-1) ?? 0])].map(GRID.nameOf),
  orders: (_, { holes }) => orders(holes),
  trace: (_, { holes }) => ({
    path: [...new Set([holes[0] ?? 0, holes.at(-1) ?? 0])].map(GRID.nameOf),
    taken: holes.map(GRID.nameOf),
  }),
  why,
  advice: (_, chosen) => (chosen.length === 0 ? 'first' : 'more'),
  ending: () => 'last',
  calls: () => [],
  isProgress: () => true,
  reserve: () => [],
  emblems: ['first', 'second'],
  near: 0,
  page,
};
