import type { Result } from '../../../engine/index.ts';
import { forEachWay, makeGrid, ORTHOGONALS } from '../../seam/grid.ts';
import {
  cellsOf,
  countOf,
  EMPTY,
  fault,
  movedTo,
  readBoard,
  writeRanks,
  type Cell,
} from '../../seam/ranks.ts';
import { PLAYING, wonBy, type Fault, type Outcome, type Rules } from '../../seam/rules.ts';

/** Section 10: the side to move. */
type Side = 'w' | 'b';

/** The cells by rank from the north, west to east, as they are written. */
export interface Position {
  readonly cells: readonly Cell[];
  readonly side: Side;
}

export interface Move {
  readonly from: number;
  readonly to: number;
}

export const GRID = makeGrid(9, 9);
const LETTERS = 'KMm';
export const THRONE = 40;
export const CORNERS: readonly number[] = [0, 8, 72, 80];
const START: Position = {
  cells: cellsOf('3mmm3/4m4/4M4/m3M3m/mmMMKMMmm/m3M3m/4M4/4m4/3mmm3', GRID.widths, LETTERS),
  side: 'b',
};

/** The squares beyond each square in each of the four directions, nearest first. */
export const LINES = forEachWay(GRID, ORTHOGONALS, GRID.line);

/** Section 2: the Throne and the corners, where no man ends a move. */
export const isClosed = (square: number): boolean => square === THRONE || CORNERS.includes(square);

export const sideOf = (cell: Cell): Side | null => (cell === EMPTY ? null : cell === 'm' ? 'b' : 'w');

/** Section 4: where a piece may go, whoever is to move. */
export function endsOf(cells: readonly Cell[], from: number): number[] {
  const isKing = cells[from] === 'K';
  const ends: number[] = [];
  for (const line of LINES[from] ?? [])
    for (const to of line) {
      if (cells[to] !== EMPTY) break;
      if (isKing ? to !== THRONE : !isClosed(to)) ends.push(to);
    }
  return ends;
}

/** Section 5: the men that a piece takes by moving to `to`. */
function takenBy(cells: readonly Cell[], to: number): number[] {
  const side = sideOf(cells[to] ?? EMPTY);
  return (LINES[to] ?? []).flatMap(([next, beyond]) => {
    if (next === undefined || beyond === undefined) return [];
    const victim = cells[next] ?? EMPTY;
    if (victim === EMPTY || victim === 'K' || sideOf(victim) === side) return [];
    return sideOf(cells[beyond] ?? EMPTY) === side || CORNERS.includes(beyond) ? [next] : [];
  });
}

/** Section 6: is every side of the King closed by an attacker, the edge, a corner or the empty Throne? */
export const isKingShut = (cells: readonly Cell[], king: number): boolean =>
  (LINES[king] ?? []).every(([next]) => {
    if (next === undefined) return true;
    return cells[next] === 'm' || (cells[next] === EMPTY && isClosed(next));
  });

/** Section 6: is the King enclosed, with at most one white man beside him, so that neither can move? */
export function isEnclosed(cells: readonly Cell[], king: number): boolean {
  const group = [king];
  for (const square of group)
    for (const [next] of LINES[square] ?? [])
      if (next !== undefined && cells[next] === 'M' && !group.includes(next)) group.push(next);
  return group.length <= 2 && group.every((square) => endsOf(cells, square).length === 0);
}

function hasMove({ cells, side }: Position): boolean {
  return cells.some((cell, square) => sideOf(cell) === side && endsOf(cells, square).length > 0);
}

/** The endings of section 7, in its order. */
function outcome(position: Position): Outcome {
  const { cells, side } = position;
  const king = cells.indexOf('K');
  if (king < 0) return wonBy('black');
  if (CORNERS.includes(king)) return wonBy('white');
  if (side === 'b' && endsOf(cells, king).filter((end) => CORNERS.includes(end)).length >= 2)
    return wonBy('white');
  if (side === 'w' && isEnclosed(cells, king)) return wonBy('black');
  return hasMove(position) ? PLAYING : wonBy(side === 'w' ? 'black' : 'white');
}

function moves(position: Position): readonly Move[] {
  if (outcome(position).over) return [];
  const { cells, side } = position;
  return cells.flatMap((cell, from) =>
    sideOf(cell) === side ? endsOf(cells, from).map((to) => ({ from, to })) : [],
  );
}

export function play({ cells, side }: Position, { from, to }: Move): Position {
  const after = movedTo(cells, from, to);
  for (const square of takenBy(after, to)) after[square] = EMPTY;
  const king = after.indexOf('K');
  const isBeside = king >= 0 && (LINES[king] ?? []).some(([next]) => next === to);
  if (side === 'b' && isBeside && isKingShut(after, king)) after[king] = EMPTY;
  return { cells: after, side: side === 'w' ? 'b' : 'w' };
}

/** Section 10. */
function read(text: string): Result<Position, Fault> {
  const board = readBoard(text, GRID.widths, LETTERS, ['w', 'b'] as const);
  if (!board.ok) return board;
  const { cells } = board.value;
  if (countOf(cells, 'K') > 1) return fault('count', 1, 'K');
  const misplaced = [THRONE, ...CORNERS].find((square) => 'Mm'.includes(cells[square] || '-'));
  return misplaced === undefined ? board : fault('place', 1, GRID.nameOf(misplaced));
}

const write = ({ cells, side }: Position): string => `${writeRanks(cells, GRID.widths)} ${side}`;

/** Tablut: a hunt for a King on 9 × 9 squares. */
export const tablut: Rules<Position, Move> = {
  id: 'tablut',
  seats: ['black', 'white'],
  start: () => START,
  read,
  write,
  moves,
  writeMove: ({ from, to }) => `${GRID.nameOf(from)}-${GRID.nameOf(to)}`,
  play,
  outcome,
  turn: ({ side }) => (side === 'b' ? 0 : 1),
};
