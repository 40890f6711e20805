import type { Game, Standing } from '../../seam/game.ts';
import { EMPTY, type Cell } from '../../seam/ranks.ts';
import { page } from './page.ts';
import {
  JOINED,
  MEN,
  menOf,
  moved,
  nameOf,
  NAMES,
  nineMensMorris,
  type Man,
  type Move,
  type Position,
} from './rules.ts';
import { art, surface } from './surface.ts';

const pointOf = (name: string | undefined): number => NAMES.indexOf(name ?? '');
const manOf = (seat: number): Man => (seat === 0 ? 'W' : 'B');

/** How many steps place a man: one from the hand, two on the board. A further step takes a man. */
const stepsToPlace = ({ hands, side }: Position): number => (hands[side] > 0 ? 1 : 2);

/** The board with the steps chosen so far carried out. */
function cellsAfter(position: Position, chosen: readonly string[]): readonly Cell[] {
  const { cells, side } = position;
  const [first, second] = chosen;
  if (chosen.length < stepsToPlace(position)) return cells;
  return second === undefined || stepsToPlace(position) === 1
    ? moved(cells, side, null, pointOf(first))
    : moved(cells, side, pointOf(first), pointOf(second));
}

function why(position: Position, chosen: readonly string[], place: string): string {
  const { side } = position;
  const cells = cellsAfter(position, chosen);
  const at = pointOf(place);
  const stands = cells[at] ?? EMPTY;
  if (chosen.length >= stepsToPlace(position)) {
    if (stands === EMPTY) return 'take-empty';
    return stands === side ? 'take-own' : 'in-mill';
  }
  if (chosen.length === 0 && stepsToPlace(position) === 2) {
    if (stands === EMPTY) return 'empty';
    return stands === side ? 'shut-in' : 'enemy';
  }
  if (stands !== EMPTY) return stands === side ? 'own' : 'occupied';
  return JOINED[pointOf(chosen[0])]?.includes(at) === true ? 'occupied' : 'not-joined';
}

/** Nine men's morris on the page. */
export const game: Game<Position, Move> = {
  id: 'nine-mens-morris',
  variants: [nineMensMorris],
  surface,
  art,
  standing: (position, chosen) =>
    cellsAfter(position, chosen).flatMap((cell, point): readonly Standing[] =>
      cell === EMPTY ? [] : [{ place: nameOf(point), art: cell, owner: cell === 'W' ? 0 : 1 }],
    ),
  steps: (_, { from, to, takes }) => [
    ...(from === null ? [] : [nameOf(from)]),
    nameOf(to),
    ...(takes === null ? [] : [nameOf(takes)]),
  ],
  trace: (_, { from, to, takes }) => ({
    path: from === null ? [nameOf(to)] : [nameOf(from), nameOf(to)],
    taken: takes === null ? [] : [nameOf(takes)],
  }),
  why,
  advice: (position, chosen) => {
    if (chosen.length >= stepsToPlace(position)) return 'take';
    if (chosen.length === 1) return 'go';
    return stepsToPlace(position) === 1 ? 'place' : 'pick';
  },
  ending: (position) => (menOf(position, 'W') <= 2 || menOf(position, 'B') <= 2 ? 'few' : 'blocked'),
  calls: () => [],
  isProgress: (_, { from, takes }) => from === null || takes !== null,
  reserve: (position, seat) => {
    const man = manOf(seat);
    const hand = position.hands[man];
    const lost = MEN - menOf(position, man);
    return [
      ...(hand > 0 ? [{ code: 'hand', art: man, count: hand }] : []),
      ...(lost > 0 ? [{ code: 'lost', art: man, count: lost }] : []),
    ];
  },
  emblems: ['W', 'B'],
  near: 0,
  page,
};
