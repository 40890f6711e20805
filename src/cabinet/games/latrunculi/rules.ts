import { accept } from '../../../engine/index.ts';
import { isSameBoard, sideByCase } from '../../seam/armies.ts';
import { forEachWay, makeGrid, ORTHOGONALS } from '../../seam/grid.ts';
import {
  cellsOf,
  countOf,
  EMPTY,
  fault,
  movedTo,
  placesOf,
  readBoard,
  writeRanks,
  type Cell,
} from '../../seam/ranks.ts';
import { PLAYING, wonBy, type Outcome, type Rules } from '../../seam/rules.ts';

export type Side = 'b' | 'w';

export interface Position {
  readonly cells: readonly Cell[];
  readonly side: Side;
}

export interface Move {
  readonly from: number;
  readonly to: number;
}

export const GRID = makeGrid(8, 8);
const LETTERS = 'SDsd';
export const STONES = 15;
const START: Position = {
  cells: cellsOf('ssssdsss/ssssssss/8/8/8/8/SSSSSSSS/SSSDSSSS', GRID.widths, LETTERS),
  side: 'b',
};
export const CORNERS: readonly number[] = [0, 7, 56, 63];

export const sideOf = sideByCase<Side>('w', 'b');
export const isStone = (cell: Cell | undefined): boolean => cell === 'S' || cell === 's';
export const enemyOf = (side: Side): Side => (side === 'b' ? 'w' : 'b');
export const duxOf = (side: Side): Cell => (side === 'w' ? 'D' : 'd');
const nameOf = (side: Side): string => (side === 'w' ? 'white' : 'black');

const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: GRID.size }, (_, square) =>
  ORTHOGONALS.map((direction) => GRID.step(square, direction)).filter((next) => next >= 0),
);
export const neighboursOf = (square: number): readonly number[] => NEIGHBOURS[square] ?? [];

/** The squares in each of the four directions, nearest first. */
export const LINES = forEachWay(GRID, ORTHOGONALS, GRID.line);

/** Section 5, Line: the enemy stones between the moved piece and a friend, in all four directions. */
const takenInLines = (cells: readonly Cell[], at: number, side: Side): number[] =>
  (LINES[at] ?? []).flatMap((line) => {
    const length = line.findIndex((square) => sideOf(cells[square]) !== enemyOf(side));
    if (length < 1 || sideOf(cells[line[length] ?? -1]) !== side) return [];
    return line.slice(0, length).filter((square) => isStone(cells[square]));
  });

/** Section 5, Corner: an enemy stone on a corner square between the moved piece and a friend. */
const takenInCorners = (cells: readonly Cell[], at: number, side: Side): number[] =>
  CORNERS.filter((corner) => {
    const beside = neighboursOf(corner);
    return (
      isStone(cells[corner]) &&
      sideOf(cells[corner]) === enemyOf(side) &&
      beside.includes(at) &&
      beside.every((square) => sideOf(cells[square]) === side)
    );
  });

/** Section 6: no empty neighbour, and an enemy among them. */
export function isImmobile(cells: readonly Cell[], side: Side): boolean {
  const beside = neighboursOf(cells.indexOf(duxOf(side)));
  return (
    beside.every((square) => cells[square] !== EMPTY) &&
    beside.some((square) => sideOf(cells[square]) === enemyOf(side))
  );
}

const listMoves = ({ cells, side }: Position): Move[] =>
  placesOf(cells, (cell) => sideOf(cell) === side).flatMap((from) =>
    (LINES[from] ?? []).flatMap((line) => {
      const stop = line.findIndex((square) => cells[square] !== EMPTY);
      return (stop < 0 ? line : line.slice(0, stop)).map((to) => ({ from, to }));
    }),
  );

/** Section 7, line 3: whoever has captured more stones wins. */
function byStones(cells: readonly Cell[]): Outcome {
  const [white, black] = [STONES - countOf(cells, 's'), STONES - countOf(cells, 'S')];
  const winner = white === black ? null : white > black ? 'white' : 'black';
  return { over: true, winner, scores: [white, black] };
}

/** The endings of section 7, in its order. */
function outcome(position: Position): Outcome {
  const { cells, side } = position;
  if (isImmobile(cells, side)) return wonBy(nameOf(enemyOf(side)));
  if (isImmobile(cells, enemyOf(side))) return wonBy(nameOf(side));
  const canMove = cells.some(
    (cell, from) => sideOf(cell) === side && neighboursOf(from).some((next) => cells[next] === EMPTY),
  );
  return canMove ? PLAYING : byStones(cells);
}

export function play({ cells, side }: Position, { from, to }: Move): Position {
  const after = movedTo(cells, from, to);
  const taken = [...takenInLines(after, to, side), ...takenInCorners(after, to, side)];
  for (const square of taken) after[square] = EMPTY;
  return { cells: after, side: enemyOf(side) };
}

/** Section 7: how often a position may stand with the same side to move. */
const ALLOWED = 2;

/** Section 7: no move may bring about a position for the third time. */
function forbids(past: readonly Position[], position: Position, move: Move): boolean {
  const next = play(position, move);
  return [...past, position].filter((before) => isSameBoard(before, next)).length >= ALLOWED;
}

/** Section 7: a side that has only such moves is stalemated. */
function outcomeAfter(past: readonly Position[], position: Position): Outcome {
  const now = outcome(position);
  if (now.over || listMoves(position).some((move) => !forbids(past, position, move))) return now;
  return byStones(position.cells);
}

/** Latrunculi: shut in the enemy's dux. */
export const latrunculi: Rules<Position, Move> = {
  id: 'latrunculi',
  seats: ['black', 'white'],
  start: () => START,
  read: (text) => {
    const read = readBoard(text, GRID.widths, LETTERS, ['b', 'w'] as const);
    if (!read.ok) return read;
    const { cells } = read.value;
    const dux = ['D', 'd'].find((letter) => countOf(cells, letter) !== 1);
    const stone = ['S', 's'].find((letter) => countOf(cells, letter) > STONES);
    const wrong = dux ?? stone;
    return wrong === undefined ? accept(read.value) : fault('count', 1, wrong);
  },
  write: ({ cells, side }) => `${writeRanks(cells, GRID.widths)} ${side}`,
  moves: (position) => (outcome(position).over ? [] : listMoves(position)),
  writeMove: ({ from, to }) => `${GRID.nameOf(from)}-${GRID.nameOf(to)}`,
  play,
  outcome,
  outcomeAfter,
  claimed: ({ cells }) => byStones(cells),
  forbids,
  turn: ({ side }) => (side === 'b' ? 0 : 1),
};
