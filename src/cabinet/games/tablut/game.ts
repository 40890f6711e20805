import type { Game } from '../../seam/game.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { page } from './page.ts';
import {
  CORNERS,
  endsOf,
  isClosed,
  isEnclosed,
  isKingShut,
  nameOf,
  play,
  RAYS,
  sideOf,
  SIZE,
  tablut,
  THRONE,
  type Move,
  type Position,
} from './rules.ts';
import { art, surface } from './surface.ts';

const SQUARES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: SIZE * SIZE }, (_, square) => [nameOf(square), square]),
);
const squareOf = (name: string | undefined): number => SQUARES.get(name ?? '') ?? -1;

/** The corners that the King could reach in one move. */
const cornersOf = ({ cells }: Position): number =>
  endsOf(cells, cells.indexOf('K')).filter((end) => CORNERS.includes(end)).length;

function whyNot({ cells, side }: Position, from: number, to: number): string {
  const isKing = cells[from] === 'K';
  if (to === THRONE) return 'throne';
  if (cells[to] !== EMPTY) return sideOf(cells[to] ?? EMPTY) === side ? 'own' : 'occupied';
  if (isClosed(to) && !isKing) return 'corner';
  const ray = (RAYS[from] ?? []).find((squares) => squares.includes(to));
  return ray === undefined ? 'not-straight' : 'blocked-way';
}

/** Section 6: could Black take the King with one move if it were his turn? */
function isKingThreatened({ cells }: Position): boolean {
  const king = cells.indexOf('K');
  return (RAYS[king] ?? []).some(([next]) => {
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
  standing: ({ cells }) =>
    cells.flatMap((cell, square) =>
      cell === EMPTY ? [] : [{ place: nameOf(square), art: cell, owner: sideOf(cell) === 'b' ? 0 : 1 }],
    ),
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
  reserve: ({ cells }, seat) => {
    const left = cells.filter((cell) => cell === (seat === 0 ? 'm' : 'M')).length;
    const lost = (seat === 0 ? 16 : 8) - left;
    return lost > 0 ? [{ code: 'lost', art: seat === 0 ? 'm' : 'M', count: lost }] : [];
  },
  emblems: ['m', 'K'],
  near: 1,
  page,
};
