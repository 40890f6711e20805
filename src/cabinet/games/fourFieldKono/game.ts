import { marbleOf, otherSide, type MarbleBoard } from '../../seam/armies.ts';
import type { Game } from '../../seam/game.ts';
import { ORTHOGONALS } from '../../seam/grid.ts';
import { lostOf, menOn, placesByName, seatAmong } from '../../seam/men.ts';
import { countOf, EMPTY } from '../../seam/ranks.ts';
import { page } from './page.ts';
import { fourFieldKono, GRID, MARBLES, type Move } from './rules.ts';
import { art, surface } from './surface.ts';

const placeOf = placesByName(GRID.size, GRID.nameOf);

/** Why a marble that is chosen cannot go there. */
function whyNot({ cells, side }: MarbleBoard, from: number, to: number): string {
  const direction = ORTHOGONALS.find((way) => GRID.line(from, way).includes(to));
  const stands = cells[to] ?? EMPTY;
  if (stands === marbleOf(side)) return 'own';
  if (direction === undefined) return 'straight';
  const far = GRID.line(from, direction).indexOf(to) + 1;
  if (stands === EMPTY) return far === 2 ? 'no-jump' : 'far';
  if (far === 1) return 'beside';
  if (far === 3) return 'far-enemy';
  return cells[GRID.step(from, direction)] === marbleOf(otherSide(side)) ? 'over-enemy' : 'over-nothing';
}

/** Four field kono on the page. */
export const game: Game<MarbleBoard, Move> = {
  id: 'four-field-kono',
  variants: [fourFieldKono],
  surface,
  art,
  standing: ({ cells }) => menOn(cells, GRID.nameOf, seatAmong(['W', 'B'])),
  steps: (_, { from, to }) => [GRID.nameOf(from), GRID.nameOf(to)],
  trace: (_, { from, to, captures }) => ({
    path: [GRID.nameOf(from), GRID.nameOf(to)],
    taken: captures ? [GRID.nameOf(to)] : [],
  }),
  why: (position, [first], place) => {
    const at = placeOf(place);
    if (first !== undefined) return whyNot(position, placeOf(first), at);
    const stands = position.cells[at] ?? EMPTY;
    return stands === EMPTY ? 'empty' : stands === marbleOf(position.side) ? 'shut-in' : 'enemy';
  },
  advice: (_, chosen) => (chosen.length === 0 ? 'pick' : 'go'),
  ending: ({ cells }) => (countOf(cells, 'W') <= 1 || countOf(cells, 'B') <= 1 ? 'few' : 'stuck'),
  calls: () => [],
  isProgress: (_, { captures }) => captures,
  reserve: ({ cells }, seat) => lostOf(cells, seat === 0 ? 'W' : 'B', MARBLES),
  emblems: ['W', 'B'],
  near: 0,
  page,
};
