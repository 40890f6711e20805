import type { Game } from '../../seam/game.ts';
import { menOn, placesByName } from '../../seam/men.ts';
import { EMPTY, movedTo } from '../../seam/ranks.ts';
import { page } from './page.ts';
import {
  GRID,
  isAtHome,
  isFaced,
  isInCheck,
  isInFortress,
  kindOf,
  reachOf,
  sideOf,
  xiangqi,
  type Move,
  type Position,
} from './rules.ts';
import { art, looks, surface } from './surface.ts';

const { nameOf } = GRID;
const pointOf = placesByName(GRID.size, nameOf);
const MEN = 16;

/** Why a man cannot go there at all, whatever happens to his General. */
function whyNoWay({ cells, side }: Position, from: number, to: number): string {
  const kind = kindOf(cells[from] ?? EMPTY);
  if ((kind === 'G' || kind === 'M') && !isInFortress(to, side)) return 'fortress';
  if (kind === 'E' && !isAtHome(to, side)) return 'river';
  const alone = cells.map((cell, point) => (point === from ? cell : EMPTY));
  if (!reachOf(alone, from, side).includes(to)) return `gait-${kind}`;
  return kind === 'C' && cells[to] !== EMPTY ? 'screen' : kind === 'H' ? 'angle' : 'blocked';
}

function whyNot(position: Position, from: number, to: number): string {
  const { cells, side } = position;
  if (sideOf(cells[to] ?? EMPTY) === side) return 'own';
  if (!reachOf(cells, from, side).includes(to)) return whyNoWay(position, from, to);
  const after = movedTo(cells, from, to);
  // a move that does not leave the General in check, and yet is not offered, would be perpetual check
  if (!isInCheck(after, side)) return 'perpetual';
  if (isFaced(after, after.indexOf(side === 'r' ? 'G' : 'g'))) return 'faced';
  return isInCheck(cells, side) ? 'still-check' : 'open-check';
}

/** Xiangqi on the page. */
export const game: Game<Position, Move> = {
  id: 'xiangqi',
  variants: [xiangqi],
  surface,
  art,
  looks,
  standing: ({ cells }) => menOn(cells, nameOf, (cell) => (sideOf(cell) === 'r' ? 0 : 1)),
  steps: (_, { from, to }) => [nameOf(from), nameOf(to)],
  trace: ({ cells }, { from, to }) => ({
    path: [nameOf(from), nameOf(to)],
    taken: cells[to] === EMPTY ? [] : [nameOf(to)],
  }),
  why: (position, [first], place) => {
    const at = pointOf(place);
    if (first !== undefined) return whyNot(position, pointOf(first), at);
    const owner = sideOf(position.cells[at] ?? EMPTY);
    if (owner === null) return 'empty-point';
    if (owner !== position.side) return 'enemy';
    return isInCheck(position.cells, owner) ? 'no-help' : 'shut-in';
  },
  advice: (_, chosen) => (chosen.length === 0 ? 'pick' : 'go'),
  ending: ({ cells, side }, isBoard) => {
    if (!isBoard) return 'perpetual';
    return isInCheck(cells, side) ? 'mate' : 'stalemate';
  },
  calls: ({ cells, side }) => (isInCheck(cells, side) ? ['check'] : []),
  isProgress: ({ cells }, { from, to }) =>
    cells[to] !== EMPTY || (kindOf(cells[from] ?? EMPTY) === 'P' && GRID.rankOf(from) !== GRID.rankOf(to)),
  reserve: ({ cells }, seat) => {
    const side = seat === 0 ? 'r' : 'g';
    const lost = MEN - cells.filter((cell) => sideOf(cell) === side).length;
    return lost > 0 ? [{ code: 'lost', art: seat === 0 ? 'P' : 'p', count: lost }] : [];
  },
  emblems: ['G', 'g'],
  near: 0,
  page,
};
