import { accept, type Result } from '../../../engine/index.ts';
import {
  boardKey,
  isSameBoard,
  readTurnedBoard,
  sideByCase,
  writeTurnedBoard,
  type TurnedBoard,
} from '../../seam/armies.ts';
import { EIGHT, makeGrid, ORTHOGONALS } from '../../seam/grid.ts';
import { cellsOf, countOf, EMPTY, fault, movedTo, type Cell } from '../../seam/ranks.ts';
import { DRAWN, PLAYING, wonBy, type Fault, type Outcome, type Rules } from '../../seam/rules.ts';

export type Side = 'e' | 'w';

export type Position = TurnedBoard<Side>;

/** `from` and `to` are the same where a man pushes without a slide. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly push: { readonly from: number; readonly to: number } | null;
}

export const GRID = makeGrid(8, 8);
const LETTERS = 'crdwCRDW';
const START: Position = {
  cells: cellsOf('RRRDWRRR/CCCCCCCC/8/8/8/8/cccccccc/rrrdwrrr', GRID.widths, LETTERS),
  side: 'e',
  turns: 0,
};

export const sideOf = sideByCase<Side>('w', 'e');
export const kindOf = (cell: Cell): string => cell.toLowerCase();

/** Section 4: the enemy's back rank, where a Dog of this side wins. */
export const goalRank = (side: Side): number => (side === 'e' ? 8 : 1);

export const hasDogHome = (cells: readonly Cell[], side: Side): boolean =>
  GRID.rankOf(cells.indexOf(side === 'e' ? 'd' : 'D')) === goalRank(side);

/** Section 3: steps of Chickens and Wolves. */
function steps(cells: readonly Cell[], from: number): Move[] {
  const eats = kindOf(cells[from] ?? EMPTY) === 'w';
  return EIGHT.map((direction) => GRID.step(from, direction))
    .filter((to) => to >= 0 && (cells[to] === EMPTY || (eats && kindOf(cells[to] ?? EMPTY) === 'c')))
    .map((to) => ({ from, to, push: null }));
}

/** Section 3: may a pusher of this kind push what stands there? */
export const canPush = (pusher: string, cell: Cell): boolean =>
  cell !== EMPTY && kindOf(cell) !== 'c' && kindOf(cell) !== pusher;

/** Section 3: the pushes of a Rooster on a square, in the direction of its slide. */
function roosterPush(cells: readonly Cell[], stand: number, direction: readonly [number, number]) {
  const from = GRID.step(stand, direction);
  if (from < 0 || !canPush('r', cells[from] ?? EMPTY)) return [];
  const to = GRID.step(from, direction);
  return to >= 0 && cells[to] === EMPTY ? [{ from, to }] : [];
}

/** Section 3: the pushes of a Dog on a square: any neighbour, any direction. */
const dogPushes = (cells: readonly Cell[], stand: number) =>
  EIGHT.map((direction) => GRID.step(stand, direction))
    .filter((from) => from >= 0 && canPush('d', cells[from] ?? EMPTY))
    .flatMap((from) =>
      EIGHT.map((direction) => GRID.step(from, direction))
        .filter((to) => to >= 0 && cells[to] === EMPTY)
        .map((to) => ({ from, to })),
    );

/** Section 3: the slides of Roosters and Dogs, each with what it may push afterwards, and pushes without a slide. */
function slides(cells: readonly Cell[], from: number, side: Side): Move[] {
  const isDog = kindOf(cells[from] ?? EMPTY) === 'd';
  const moves: Move[] = isDog ? dogPushes(cells, from).map((push) => ({ from, to: from, push })) : [];
  for (const direction of ORTHOGONALS) {
    if (!isDog) for (const push of roosterPush(cells, from, direction)) moves.push({ from, to: from, push });
    for (const to of GRID.line(from, direction)) {
      if (cells[to] !== EMPTY) break;
      moves.push({ from, to, push: null });
      // a Dog on its goal no longer pushes anything
      if (isDog && GRID.rankOf(to) === goalRank(side)) continue;
      const after = movedTo(cells, from, to);
      const pushes = isDog ? dogPushes(after, to) : roosterPush(after, to, direction);
      for (const push of pushes) moves.push({ from, to, push });
    }
  }
  return moves;
}

const listMoves = ({ cells, side }: Position): Move[] =>
  cells.flatMap((cell, from) => {
    if (sideOf(cell) !== side) return [];
    return 'cw'.includes(kindOf(cell)) ? steps(cells, from) : slides(cells, from, side);
  });

/** The squares beside each square: every kind of man can step or slide there. */
const BESIDE: readonly (readonly number[])[] = Array.from({ length: GRID.size }, (_, from) =>
  ORTHOGONALS.map((direction) => GRID.step(from, direction)).filter((to) => to >= 0),
);

/** Whether some man can go orthogonally to a free square. If not, there may still be pushes, captures and diagonals. */
const canGo = ({ cells, side }: Position): boolean =>
  cells.some((cell, from) => sideOf(cell) === side && (BESIDE[from] ?? []).some((to) => cells[to] === EMPTY));

/** Section 4. */
function outcome(position: Position): Outcome {
  if (hasDogHome(position.cells, 'e')) return wonBy('east');
  if (hasDogHome(position.cells, 'w')) return wonBy('west');
  return canGo(position) || listMoves(position).length > 0 ? PLAYING : DRAWN;
}

/** Section 4, C10: how often a board may have stood before with the same side to move; once more is a draw. */
const REPEATED = 2;

/** Section 4: a third occurrence is a draw without a claim. */
function outcomeAfter(past: readonly Position[], position: Position): Outcome {
  const now = outcome(position);
  const times = past.filter((before) => isSameBoard(before, position)).length;
  return !now.over && times >= REPEATED ? DRAWN : now;
}

export function play({ cells, side, turns }: Position, { from, to, push }: Move): Position {
  const moved = from === to ? cells : movedTo(cells, from, to);
  return {
    cells: push === null ? moved : movedTo(moved, push.from, push.to),
    side: side === 'e' ? 'w' : 'e',
    turns: turns + 1,
  };
}

function read(text: string): Result<Position, Fault> {
  const board = readTurnedBoard(text, GRID.widths, LETTERS, ['e', 'w'] as const);
  if (!board.ok) return board;
  const { cells } = board.value;
  const wrong = ['d', 'D'].find((dog) => countOf(cells, dog) !== 1);
  if (wrong !== undefined) return fault('count', 1, wrong);
  return hasDogHome(cells, 'e') && hasDogHome(cells, 'w') ? fault('excluded', 1, 'dD') : accept(board.value);
}

/** Chikkin: bring your Dog to the enemy's back rank. */
export const chikkin: Rules<Position, Move> = {
  id: 'chikkin',
  seats: ['east', 'west'],
  start: () => START,
  read,
  write: (position) => writeTurnedBoard(position, GRID.widths),
  moves: (position) => (outcome(position).over ? [] : listMoves(position)),
  writeMove: ({ from, to, push }) =>
    `${GRID.nameOf(from)}-${GRID.nameOf(to)}` +
    (push === null ? '' : `>${GRID.nameOf(push.from)}${GRID.nameOf(push.to)}`),
  play,
  outcome,
  outcomeAfter,
  key: (position) => boardKey(position, GRID.widths),
  turn: ({ side }) => (side === 'e' ? 0 : 1),
};
