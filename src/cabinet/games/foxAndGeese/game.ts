import type { Game } from '../../seam/game.ts';
import { lostOf, menOn, placesByName, seatAmong } from '../../seam/men.ts';
import { EMPTY, type Cell } from '../../seam/ranks.ts';
import { page } from './page.ts';
import {
  afterJump,
  foxesAndGeese,
  GEESE,
  gooseBetween,
  joined,
  nameOf,
  POINTS,
  type Move,
  type Position,
} from './rules.ts';
import { art, surfaceBy } from './surface.ts';

const pointOf = placesByName(POINTS.length, nameOf);

/** The board after the jumps chosen so far. */
function jumped({ cells }: Position, chosen: readonly string[]): readonly Cell[] {
  let board = cells;
  for (const [index, name] of chosen.entries()) {
    if (index === 0) continue;
    const [from, to] = [pointOf(chosen[index - 1]), pointOf(name)];
    board = afterJump(board, from, gooseBetween(from, to), to);
  }
  return board;
}

/** Fox and geese on the page, on one of its two boards. */
function foxAndGeeseOn(hasDiagonals: boolean): Game<Position, Move> {
  const next = joined(hasDiagonals);

  const why = (position: Position, chosen: readonly string[], place: string): string => {
    const at = pointOf(place);
    const stands = jumped(position, chosen)[at] ?? EMPTY;
    const own = position.side === 'f' ? 'F' : 'G';
    const last = chosen.at(-1);
    if (last === undefined) return stands === EMPTY ? 'empty' : stands === own ? 'shut-in' : `not-${stands}`;
    if (stands === 'G') return own === 'G' ? 'own' : 'over';
    if (stands === 'F') return 'fox';
    if (chosen.length > 1) return 'jump-on';
    return next[pointOf(last)]?.includes(at) === true ? 'shut-in' : own === 'F' ? 'not-joined' : 'goose-step';
  };

  return {
    id: 'fox-and-geese',
    variants: foxesAndGeese,
    by: (variant) => (variant === 'fox-and-geese:straight' ? straight : game),
    surface: surfaceBy(hasDiagonals),
    art,
    standing: (position, chosen) => menOn(jumped(position, chosen), nameOf, seatAmong(['G', 'F'])),
    steps: (_, { path }) => path.map(nameOf),
    trace: (_, { path, jumps }) => ({
      path: path.map(nameOf),
      taken: jumps ? path.slice(1).map((to, index) => nameOf(gooseBetween(path[index] ?? 0, to))) : [],
    }),
    why,
    advice: ({ side }, chosen) => (chosen.length === 0 ? `pick-${side}` : side === 'f' ? 'fox-go' : 'go'),
    ending: ({ side, cells }) => {
      if (cells.filter((cell) => cell === 'G').length < 4) return 'few';
      return side === 'f' ? 'fox-shut' : 'geese-stuck';
    },
    calls: () => [],
    isProgress: (_, { jumps }) => jumps,
    reserve: ({ cells }, seat) => (seat === 0 ? lostOf(cells, 'G', GEESE) : []),
    emblems: ['G', 'F'],
    near: 1,
    page,
  };
}

const straight = foxAndGeeseOn(false);

/** Fox and geese on the page, on the board with diagonal lines. */
export const game = foxAndGeeseOn(true);
