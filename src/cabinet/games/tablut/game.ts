import type { Game } from '../../seam/game.ts';
import { lostOf, menOn, placesByName } from '../../seam/men.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { page } from './page.ts';
import {
  CORNERS,
  endsOf,
  GRID,
  isClosed,
  isEnclosed,
  isKingShut,
  LINES,
  play,
  sideOf,
  tablut,
  THRONE,
  type Move,
  type Position,
} from './rules.ts';
import { art, surface } from './surface.ts';

const { nameOf } = GRID;
const squareOf = placesByName(GRID.size, nameOf);

/** The corners that the King could reach in one move. */
const cornersOf = ({ cells }: Position): number =>
  endsOf(cells, cells.indexOf('K')).filter((end) => CORNERS.includes(end)).length;

function whyNot({ cells, side }: Position, from: number, to: number): string {
  const isKing = cells[from] === 'K';
  if (to === THRONE) return 'throne';
  if (cells[to] !== EMPTY) return sideOf(cells[to] ?? EMPTY) === side ? 'own' : 'occupied';
  if (isClosed(to) && !isKing) return 'corner';
  const line = (LINES[from] ?? []).find((squares) => squares.includes(to));
  return line === undefined ? 'not-straight' : 'blocked-way';
}

/** Section 6: could Black take the King with one move if it were his turn? */
function isKingThreatened({ cells }: Position): boolean {
  const king = cells.indexOf('K');
  return (LINES[king] ?? []).some(([next]) => {
    if (next === undefined || cells[next] !== EMPTY || isClosed(next)) return false;
    const after = cells.slice();
    after[next] = 'm';
    if (!isKingShut(after, king)) return false;
    return cells.some((cell, from) => cell === 'm' && endsOf(cells, from).includes(next));
  });
}

function ending(position: Position): string {
  const { cells, side } = position;
  const king = cells.indexOf('K');
  if (king < 0) return 'king-taken';
  if (CORNERS.includes(king)) return 'king-home';
  if (side === 'b' && cornersOf(position) >= 2) return 'tuichi';
  return side === 'w' && isEnclosed(cells, king) ? 'enclosed' : 'stuck';
}

/** Section 8. */
function calls(position: Position): readonly string[] {
  if (tablut.outcome(position).over) return [];
  if (position.side === 'b') return cornersOf(position) === 1 ? ['raichi'] : [];
  return isKingThreatened(position) ? ['watch'] : [];
}

const takenOf = (position: Position, move: Move): readonly number[] => {
  const after = play(position, move).cells;
  return position.cells.flatMap((cell, square) =>
    cell !== EMPTY && after[square] === EMPTY && square !== move.from ? [square] : [],
  );
};

/** Tablut on the page. */
export const game: Game<Position, Move> = {
  id: 'tablut',
  variants: [tablut],
  surface,
  art,
  standing: ({ cells }) => menOn(cells, nameOf, (cell) => (sideOf(cell) === 'b' ? 0 : 1)),
  steps: (_, { from, to }) => [nameOf(from), nameOf(to)],
  trace: (position, move) => ({
    path: [nameOf(move.from), nameOf(move.to)],
    taken: takenOf(position, move).map(nameOf),
  }),
  why: (position, [first], place) => {
    const { cells, side } = position;
    const at = squareOf(place);
    if (first !== undefined) return whyNot(position, squareOf(first), at);
    const owner = sideOf(cells[at] ?? EMPTY);
    return owner === null ? 'empty' : owner === side ? 'shut-in' : 'enemy';
  },
  advice: (_, chosen) => (chosen.length === 0 ? 'pick' : 'go'),
  ending,
  calls,
  isProgress: (position, move) => takenOf(position, move).length > 0,
  reserve: ({ cells }, seat) => (seat === 0 ? lostOf(cells, 'm', 16) : lostOf(cells, 'M', 8)),
  emblems: ['m', 'K'],
  near: 1,
  page,
};
