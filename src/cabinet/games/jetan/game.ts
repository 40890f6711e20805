import type { Game, Reserve } from '../../seam/game.ts';
import { menOn, placesByName } from '../../seam/men.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { page } from './page.ts';
import {
  GRID,
  hasEscape,
  jetans,
  kindOf,
  reachOf,
  sideOf,
  wayOf,
  type Move,
  type Position,
  type Side,
} from './rules.ts';
import { art, surface } from './surface.ts';

const { nameOf } = GRID;
const squareOf = placesByName(GRID.size, nameOf);
const MEN = 20;
const SIDES = ['b', 'o'] as const;
const seatOf = (side: Side): number => SIDES.indexOf(side);

const isTaking = ({ cells }: Position, { to }: Move): boolean => cells[to] !== EMPTY;

/** Why a man cannot go there: each kind moves in its own way. */
function whyNot({ cells, side }: Position, from: number, to: number): string {
  const target = cells[to] ?? EMPTY;
  const kind = kindOf(cells[from] ?? EMPTY);
  if (sideOf(target) === side) return 'own';
  if (kind === 'R' && target !== EMPTY) return 'princess-takes';
  // the reason depends on whether the square could be reached on an empty board
  const alone = cells.map((cell, square) => (square === from ? cell : EMPTY));
  return new Set(reachOf(alone, from, side)).has(to) ? 'blocked' : `gait-${kind}`;
}

function ending({ cells, count, fall }: Position): string {
  if (fall !== '-') return fall === 'd' ? 'leader-drawn' : 'leader';
  if (!cells.includes('r') || !cells.includes('R')) return 'princess';
  return count === null ? 'stuck' : 'few';
}

function reserve({ cells, escapes }: Position, seat: number): readonly Reserve[] {
  const side = SIDES[seat] ?? 'b';
  const lost = MEN - cells.filter((cell) => sideOf(cell) === side).length;
  const letter = (kind: string): string => (side === 'b' ? kind : kind.toLowerCase());
  const escape: Reserve = { code: 'escape', art: letter('R'), count: 1 };
  return [
    ...(escapes.includes(side.toUpperCase()) ? [escape] : []),
    ...(lost > 0 ? [{ code: 'lost', art: letter('P'), count: lost }] : []),
  ];
}

/** Jetan on the page. */
export const game: Game<Position, Move> = {
  id: 'jetan',
  variants: jetans,
  surface,
  art,
  standing: ({ cells }) =>
    menOn(cells, nameOf, (cell) => {
      const side = sideOf(cell);
      return side === null ? null : seatOf(side);
    }),
  steps: (_, { from, to }) => [nameOf(from), nameOf(to)],
  trace: (position, move) => ({
    path: wayOf(position, move).map(nameOf),
    taken: isTaking(position, move) ? [nameOf(move.to)] : [],
  }),
  why: (position, [first], place) => {
    const at = squareOf(place);
    if (first !== undefined) return whyNot(position, squareOf(first), at);
    const owner = sideOf(position.cells[at] ?? EMPTY);
    return owner === null ? 'empty' : owner === position.side ? 'shut-in' : 'enemy';
  },
  advice: (position, [first]) => {
    if (first === undefined) return 'pick';
    const isPrincess = kindOf(position.cells[squareOf(first)] ?? EMPTY) === 'R';
    if (!isPrincess) return 'go';
    return hasEscape(position) ? 'escape' : 'princess';
  },
  ending,
  calls: ({ count, fall }) => (count === null || fall !== '-' ? [] : ['few']),
  isProgress: (position, move) =>
    isTaking(position, move) ||
    (kindOf(position.cells[move.from] ?? EMPTY) === 'P' && GRID.rankOf(move.from) !== GRID.rankOf(move.to)),
  winnerBegins: true,
  reserve,
  emblems: ['L', 'l'],
  near: 0,
  page,
};
