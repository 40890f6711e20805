import { marbleOf, type MarbleBoard } from '../../seam/armies.ts';
import type { Game } from '../../seam/game.ts';
import { lostOf, menOn, placesByName, seatAmong } from '../../seam/men.ts';
import { countOf, EMPTY } from '../../seam/ranks.ts';
import type { Dot } from '../../seam/surface.ts';
import { page } from './page.ts';
import { CIRCUITS, GRID, MARBLES, runsOf, surakarta, type Move } from './rules.ts';
import { art, lineOf, surface } from './surface.ts';

const pointOf = placesByName(GRID.size, GRID.nameOf);

const mustCapture = (position: MarbleBoard): boolean => surakarta.moves(position)[0]?.captures === true;

/** The shortest run to a marble, as it is drawn. */
const runTo = (position: MarbleBoard, from: number, to: number): readonly Dot[] =>
  runsOf(position, from)
    .filter((run) => run.to === to)
    .map(lineOf)
    .toSorted((one, other) => one.length - other.length)[0] ?? [];

function why(position: MarbleBoard, chosen: readonly string[], place: string): string {
  const at = pointOf(place);
  const stands = position.cells[at] ?? EMPTY;
  const own = marbleOf(position.side);
  const [first] = chosen;
  if (first === undefined) {
    if (stands !== own) return stands === EMPTY ? 'empty' : 'enemy';
    return mustCapture(position) ? 'must-capture' : 'shut-in';
  }
  if (stands === own) return 'own';
  if (stands === EMPTY) return mustCapture(position) ? 'capture-first' : 'far';
  return CIRCUITS.some((circuit) => circuit.includes(at)) ? 'no-run' : 'corner';
}

/** Surakarta on the page. */
export const game: Game<MarbleBoard, Move> = {
  id: 'surakarta',
  variants: [surakarta],
  surface,
  art,
  standing: ({ cells }) => menOn(cells, GRID.nameOf, seatAmong(['W', 'B'])),
  steps: (_, { from, to }) => [GRID.nameOf(from), GRID.nameOf(to)],
  trace: (position, { from, to, captures }) => ({
    path: [GRID.nameOf(from), GRID.nameOf(to)],
    taken: captures ? [GRID.nameOf(to)] : [],
    ...(captures ? { line: runTo(position, from, to) } : {}),
  }),
  reaches: (position, [first]) => {
    const from = pointOf(first);
    const ends = first === undefined ? [] : runsOf(position, from).map(({ to }) => to);
    return Array.from(new Set(ends), (to) => runTo(position, from, to));
  },
  why,
  advice: (position, chosen) => {
    if (!mustCapture(position)) return chosen.length === 0 ? 'pick' : 'go';
    return chosen.length === 0 ? 'capture' : 'run';
  },
  ending: ({ cells }) => (countOf(cells, 'W') > 0 && countOf(cells, 'B') > 0 ? 'stuck' : 'no-marbles'),
  calls: () => [],
  isProgress: (_, { captures }) => captures,
  // section 6; when a player gives up, the opponent's marbles count as they stand, so nobody gains by giving up
  pointsOfWin: ({ cells }, seat) => countOf(cells, seat === 0 ? 'W' : 'B'),
  reserve: ({ cells }, seat) => lostOf(cells, seat === 0 ? 'W' : 'B', MARBLES),
  emblems: ['W', 'B'],
  near: 0,
  page,
};
