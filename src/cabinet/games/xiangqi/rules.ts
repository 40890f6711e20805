import { accept, type Result } from '../../../engine/index.ts';
import {
  boardKey,
  isSameBoard,
  readTurnedBoard,
  sideByCase,
  writeTurnedBoard,
  type TurnedBoard,
} from '../../seam/armies.ts';
import { DIAGONALS, makeGrid, ORTHOGONALS, type Direction } from '../../seam/grid.ts';
import { cellsOf, countOf, EMPTY, fault, movedTo, type Cell } from '../../seam/ranks.ts';
import { PLAYING, wonBy, type Fault, type Outcome, type Rules } from '../../seam/rules.ts';

export type Side = 'r' | 'g';

export type Position = TurnedBoard<Side>;

export interface Move {
  readonly from: number;
  readonly to: number;
}

export const GRID = makeGrid(9, 10);
const LETTERS = 'GMEHRCPgmehrcp';
const START: Position = {
  cells: cellsOf('rhemgmehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEMGMEHR', GRID.widths, LETTERS),
  side: 'r',
  turns: 0,
};

export const sideOf = sideByCase<Side>('r', 'g');
export const kindOf = (cell: Cell): string => cell.toUpperCase();
const enemyOf = (side: Side): Side => (side === 'r' ? 'g' : 'r');

/** Section 1: the rank as its side counts it, from its own edge. */
const ownRank = (square: number, side: Side): number =>
  side === 'r' ? GRID.rankOf(square) : 11 - GRID.rankOf(square);
export const isInFortress = (square: number, side: Side): boolean =>
  GRID.fileOf(square) >= 3 && GRID.fileOf(square) <= 5 && ownRank(square, side) <= 3;
export const isAtHome = (square: number, side: Side): boolean => ownRank(square, side) <= 5;

/** The squares one step away that fit. */
const stepsTo = (from: number, directions: readonly Direction[], fits: (to: number) => boolean): number[] =>
  directions.map((direction) => GRID.step(from, direction)).filter((to) => to >= 0 && fits(to));

const twice = ([east, south]: Direction): Direction => [2 * east, 2 * south];

/** Section 3: two diagonal steps over an empty point. */
const elephantEnds = (cells: readonly Cell[], from: number, side: Side): number[] =>
  DIAGONALS.filter((direction) => cells[GRID.step(from, direction)] === EMPTY).flatMap((direction) =>
    stepsTo(from, [twice(direction)], (to) => isAtHome(to, side)),
  );

/** Section 3: over an empty angle, then one step diagonally outward. */
const horsemanEnds = (cells: readonly Cell[], from: number): number[] =>
  ORTHOGONALS.filter((direction) => cells[GRID.step(from, direction)] === EMPTY).flatMap(([east, south]) =>
    stepsTo(
      from,
      east === 0
        ? [
            [1, 2 * south],
            [-1, 2 * south],
          ]
        : [
            [2 * east, 1],
            [2 * east, -1],
          ],
      () => true,
    ),
  );

/** Section 3: along the lines; a Cannon captures over exactly one man. */
function lineEnds(cells: readonly Cell[], from: number, isCannon: boolean): number[] {
  const ends: number[] = [];
  for (const direction of ORTHOGONALS) {
    let screens = 0;
    for (const to of GRID.line(from, direction)) {
      if (cells[to] === EMPTY) {
        if (screens === 0) ends.push(to);
        continue;
      }
      if (screens === (isCannon ? 1 : 0)) ends.push(to);
      screens++;
      if (screens > (isCannon ? 1 : 0)) break;
    }
  }
  return ends;
}

function pawnEnds(from: number, side: Side): number[] {
  const forward: Direction = [0, side === 'r' ? -1 : 1];
  const sideways: readonly Direction[] = [
    [1, 0],
    [-1, 0],
  ];
  return stepsTo(from, isAtHome(from, side) ? [forward] : [forward, ...sideways], () => true);
}

/** Section 3: where a man may go; friends and check are not considered yet. */
export function reachOf(cells: readonly Cell[], from: number, side: Side): readonly number[] {
  switch (kindOf(cells[from] ?? EMPTY)) {
    case 'G':
      return stepsTo(from, ORTHOGONALS, (to) => isInFortress(to, side));
    case 'M':
      return stepsTo(from, DIAGONALS, (to) => isInFortress(to, side));
    case 'E':
      return elephantEnds(cells, from, side);
    case 'H':
      return horsemanEnds(cells, from);
    case 'R':
      return lineEnds(cells, from, false);
    case 'C':
      return lineEnds(cells, from, true);
    default:
      return pawnEnds(from, side);
  }
}

/** Section 4, C2: do the Generals see each other? */
export function isFaced(cells: readonly Cell[], general: number): boolean {
  const other = cells[general] === 'G' ? 'g' : 'G';
  const ahead: Direction = [0, other === 'g' ? -1 : 1];
  const first = GRID.line(general, ahead).find((square) => cells[square] !== EMPTY);
  return first !== undefined && cells[first] === other;
}

/** Whether a man of this kind could check from there at all: most are too far away, or never leave their own half. */
function isInSight(kind: string, from: number, general: number): boolean {
  const files = Math.abs(GRID.fileOf(from) - GRID.fileOf(general));
  const ranks = Math.abs(GRID.rankOf(from) - GRID.rankOf(general));
  if (kind === 'R' || kind === 'C') return files === 0 || ranks === 0;
  return kind === 'H' ? files + ranks === 3 : kind === 'P' && files + ranks === 1;
}

/** Section 4. */
export function isInCheck(cells: readonly Cell[], side: Side): boolean {
  const general = cells.indexOf(side === 'r' ? 'G' : 'g');
  if (isFaced(cells, general)) return true;
  const enemy = enemyOf(side);
  return cells.some(
    (cell, from) =>
      sideOf(cell) === enemy &&
      isInSight(kindOf(cell), from, general) &&
      reachOf(cells, from, enemy).includes(general),
  );
}

/** Section 4: a man may go there unless a friend stands there, or his General would be in check. */
const mayGo = ({ cells, side }: Position, from: number, to: number): boolean =>
  sideOf(cells[to] ?? EMPTY) !== side && !isInCheck(movedTo(cells, from, to), side);

const movesFrom = (position: Position, from: number): Move[] =>
  reachOf(position.cells, from, position.side)
    .filter((to) => mayGo(position, from, to))
    .map((to) => ({ from, to }));

const moves = (position: Position): readonly Move[] =>
  position.cells.flatMap((cell, from) => (sideOf(cell) === position.side ? movesFrom(position, from) : []));

/** Section 4: whoever has no move loses. */
function outcome(position: Position): Outcome {
  const { cells, side } = position;
  const canMove = cells.some(
    (cell, from) =>
      sideOf(cell) === side && reachOf(cells, from, side).some((to) => mayGo(position, from, to)),
  );
  return canMove ? PLAYING : lostBy(side);
}

const lostBy = (side: Side): Outcome => wonBy(side === 'r' ? 'green' : 'red');

const play = ({ cells, side, turns }: Position, { from, to }: Move): Position => ({
  cells: movedTo(cells, from, to),
  side: enemyOf(side),
  turns: turns + 1,
});

/** Section 4, C3: whether a move would be perpetual check, at the third occurrence of a position. */
function forbids(past: readonly Position[], position: Position, move: Move): boolean {
  const next = play(position, move);
  const stretch = [...past, position];
  const first = stretch.findIndex((other) => isSameBoard(other, next));
  const times = stretch.filter((other) => isSameBoard(other, next)).length;
  if (times < 2) return false;
  // a check in a position was given, to the side that is now to move, by the move that led to it
  const since = [...stretch.slice(first + 1), next];
  const checksOnly = (checked: Side): boolean =>
    since.filter(({ side }) => side === checked).every(({ cells }) => isInCheck(cells, checked));
  return checksOnly(next.side) && !checksOnly(position.side);
}

/** Section 4: a side that has only moves that would be perpetual check has none. */
function outcomeAfter(past: readonly Position[], position: Position): Outcome {
  const now = outcome(position);
  if (now.over || moves(position).some((move) => !forbids(past, position, move))) return now;
  return lostBy(position.side);
}

/** Section 6: where a man may stand in a set-up position. */
function mayStand(cell: Cell, square: number): boolean {
  const side = sideOf(cell);
  if (side === null) return true;
  switch (kindOf(cell)) {
    case 'G':
    case 'M':
      return isInFortress(square, side);
    case 'E':
      return isAtHome(square, side);
    case 'P':
      return ownRank(square, side) >= 4;
    default:
      return true;
  }
}

function read(text: string): Result<Position, Fault> {
  const board = readTurnedBoard(text, GRID.widths, LETTERS, ['r', 'g'] as const);
  if (!board.ok) return board;
  const { cells, side } = board.value;
  const wrong = ['G', 'g'].find((general) => countOf(cells, general) !== 1);
  if (wrong !== undefined) return fault('count', 1, wrong);
  const misplaced = cells.findIndex((cell, square) => !mayStand(cell, square));
  if (misplaced >= 0) return fault('place', 1, GRID.nameOf(misplaced));
  return isInCheck(cells, enemyOf(side)) ? fault('excluded', 1, text) : accept(board.value);
}

/** Xiangqi, Chinese chess. */
export const xiangqi: Rules<Position, Move> = {
  id: 'xiangqi',
  seats: ['red', 'green'],
  start: () => START,
  read,
  write: (position) => writeTurnedBoard(position, GRID.widths),
  moves,
  writeMove: ({ from, to }) => `${GRID.nameOf(from)}-${GRID.nameOf(to)}`,
  play,
  outcome,
  outcomeAfter,
  forbids,
  key: (position) => boardKey(position, GRID.widths),
  turn: ({ side }) => (side === 'r' ? 0 : 1),
};
