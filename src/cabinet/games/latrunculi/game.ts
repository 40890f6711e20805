import type { Game } from '../../seam/game.ts';
import { menOn, placesByName } from '../../seam/men.ts';
import { countOf, EMPTY, type Cell } from '../../seam/ranks.ts';
import { page } from './page.ts';
import {
  CORNERS,
  enemyOf,
  GRID,
  isImmobile,
  isStone,
  latrunculi,
  LINES,
  neighboursOf,
  play,
  sideOf,
  STONES,
  type Move,
  type Position,
} from './rules.ts';
import { art, surface } from './surface.ts';

const { nameOf } = GRID;
const squareOf = placesByName(GRID.size, nameOf);

const takenOf = (position: Position, move: Move): readonly number[] => {
  const { cells } = play(position, move);
  return position.cells.flatMap((cell, square) =>
    cell !== EMPTY && square !== move.from && cells[square] === EMPTY ? [square] : [],
  );
};

/** Section 5, Squeeze: would this stone be taken if an enemy had made the last move beside it? */
function isSqueezed(cells: readonly Cell[], at: number): boolean {
  const side = sideOf(cells[at]);
  if (side === null || !isStone(cells[at])) return false;
  const enemy = enemyOf(side);
  const endsIn = (direction: number): boolean => {
    const end = (LINES[at]?.[direction] ?? []).find((square) => sideOf(cells[square]) !== side);
    return end !== undefined && sideOf(cells[end]) === enemy;
  };
  if ((endsIn(0) && endsIn(1)) || (endsIn(2) && endsIn(3))) return true;
  return CORNERS.includes(at) && neighboursOf(at).every((square) => sideOf(cells[square]) === enemy);
}

function whyNot(position: Position, from: number, to: number): string {
  const { cells, side } = position;
  const owner = sideOf(cells[to]);
  if (owner !== null) return owner === side ? 'own' : 'occupied';
  const line = LINES[from]?.find((squares) => squares.includes(to));
  if (line === undefined) return 'not-straight';
  const isOpen = line.slice(0, line.indexOf(to)).every((square) => cells[square] === EMPTY);
  // a way that is open but not offered would repeat a position once too often
  return isOpen ? 'repeated' : 'blocked-way';
}

/** Latrunculi on the page. */
export const game: Game<Position, Move> = {
  id: 'latrunculi',
  variants: [latrunculi],
  surface,
  art,
  standing: ({ cells }) => menOn(cells, nameOf, (cell) => (sideOf(cell) === 'b' ? 0 : 1)),
  steps: (_, { from, to }) => [nameOf(from), nameOf(to)],
  trace: (position, move) => ({
    path: [nameOf(move.from), nameOf(move.to)],
    taken: takenOf(position, move).map(nameOf),
  }),
  why: (position, [first], place) => {
    const at = squareOf(place);
    if (first !== undefined) return whyNot(position, squareOf(first), at);
    const owner = sideOf(position.cells[at]);
    if (owner === null) return 'empty';
    if (owner !== position.side) return 'enemy';
    // a way that is open but not offered would repeat a position once too often
    return neighboursOf(at).some((square) => position.cells[square] === EMPTY) ? 'repeated' : 'shut-in';
  },
  advice: (_, chosen) => (chosen.length === 0 ? 'pick' : 'go'),
  ending: ({ cells, side }) => {
    if (isImmobile(cells, side)) return 'dux';
    return isImmobile(cells, enemyOf(side)) ? 'dux-self' : 'stalemate';
  },
  calls: ({ cells }, last) => (last !== null && isSqueezed(cells, last.move.to) ? ['squeeze'] : []),
  isProgress: (position, move) => takenOf(position, move).length > 0,
  reserve: ({ cells }, seat) => {
    const stone = seat === 0 ? 's' : 'S';
    const lost = STONES - countOf(cells, stone);
    return lost > 0 ? [{ code: 'lost', art: stone, count: lost }] : [];
  },
  emblems: ['d', 'D'],
  near: 1,
  page,
};
