import { accept } from '../../../engine/index.ts';
import { DIAGONALS, EIGHT, makeGrid } from '../../seam/grid.ts';
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

type Side = 'f' | 'g';

export interface Position {
  /** The 33 points by ranks from 7 to 1, as they are written. */
  readonly cells: readonly Cell[];
  readonly side: Side;
}

export interface Move {
  readonly path: readonly number[];
  readonly jumps: boolean;
}

export const SQUARE = makeGrid(7, 7);
const WIDTHS: readonly number[] = [3, 3, 7, 7, 7, 3, 3];
export const GEESE = 13;
/** C3: fewer geese than this cannot shut the fox in. */
const TOO_FEW = 4;

/** Section 2: the points of the cross, as squares of the 7 × 7 grid around it. */
export const POINTS: readonly number[] = Array.from({ length: SQUARE.size }, (_, square) => square).filter(
  (square) => {
    const [x, y] = [SQUARE.fileOf(square) + 1, SQUARE.rankOf(square)];
    return (x >= 3 && x <= 5) || (y >= 3 && y <= 5);
  },
);
export const nameOf = (point: number): string => SQUARE.nameOf(POINTS[point] ?? 0);

/** Section 2: x + y even. */
const isStrong = (square: number): boolean => (SQUARE.fileOf(square) + 1 + SQUARE.rankOf(square)) % 2 === 0;

/** The point next to each point in each of the eight directions, −1 where no line leads. */
export const joined = (hasDiagonals: boolean): readonly (readonly number[])[] =>
  POINTS.map((square) =>
    EIGHT.map((direction) => {
      const isDiagonal = DIAGONALS.includes(direction);
      if (isDiagonal && !(hasDiagonals && isStrong(square))) return -1;
      return POINTS.indexOf(SQUARE.step(square, direction));
    }),
  );

const START: Position = { cells: cellsOf('GGG/GGG/GGGGGGG/3F3/7/3/3', WIDTHS, 'FG'), side: 'g' };

/** Section 5: the board after a jump over a goose. */
export function afterJump(cells: readonly Cell[], from: number, goose: number, to: number): Cell[] {
  const after = movedTo(cells, from, to);
  after[goose] = EMPTY;
  return after;
}

/** The goose that is jumped over: halfway between two points. */
export const gooseBetween = (from: number, to: number): number =>
  POINTS.indexOf(((POINTS[from] ?? 0) + (POINTS[to] ?? 0)) / 2);

function foxAndGeese(id: string, hasDiagonals: boolean): Rules<Position, Move> {
  const NEXT = joined(hasDiagonals);

  const stepsOf = (cells: readonly Cell[], man: Cell): Move[] =>
    placesOf(cells, (cell) => cell === man).flatMap((from) =>
      (NEXT[from] ?? [])
        .filter((to) => to >= 0 && cells[to] === EMPTY)
        .map((to) => ({ path: [from, to], jumps: false })),
    );

  /** Section 5: every way of jumping on from the end of a path; each stop is a move. */
  const jumpsFrom = (cells: readonly Cell[], path: readonly number[]): Move[] => {
    const at = path.at(-1) ?? 0;
    return EIGHT.flatMap((_, direction) => {
      const goose = NEXT[at]?.[direction] ?? -1;
      const to = NEXT[goose]?.[direction] ?? -1;
      if (cells[goose] !== 'G' || to < 0 || cells[to] !== EMPTY) return [];
      const longer = path.concat(to);
      const jump: Move = { path: longer, jumps: true };
      return [jump].concat(jumpsFrom(afterJump(cells, at, goose, to), longer));
    });
  };

  const listMoves = ({ cells, side }: Position): Move[] =>
    side === 'g' ? stepsOf(cells, 'G') : [...stepsOf(cells, 'F'), ...jumpsFrom(cells, [cells.indexOf('F')])];

  /** Whether a man of the side to move can step; where none can, the fox may still jump. */
  const canStep = ({ cells, side }: Position): boolean => {
    const man = side === 'g' ? 'G' : 'F';
    return cells.some(
      (cell, from) => cell === man && (NEXT[from] ?? []).some((to) => to >= 0 && cells[to] === EMPTY),
    );
  };

  /** The endings of section 6, in its order. */
  const outcome = (position: Position): Outcome => {
    if (countOf(position.cells, 'G') < TOO_FEW) return wonBy('fox');
    if (canStep(position) || listMoves(position).length > 0) return PLAYING;
    return wonBy(position.side === 'f' ? 'geese' : 'fox');
  };

  const play = ({ cells, side }: Position, { path, jumps }: Move): Position => {
    let board = cells;
    for (const [index, to] of path.entries()) {
      const from = path[index - 1];
      if (from === undefined) continue;
      board = jumps ? afterJump(board, from, gooseBetween(from, to), to) : movedTo(board, from, to);
    }
    return { cells: board, side: side === 'f' ? 'g' : 'f' };
  };

  return {
    id,
    seats: ['geese', 'fox'],
    start: () => START,
    read: (text) => {
      const read = readBoard(text, WIDTHS, 'FG', ['f', 'g'] as const);
      if (!read.ok) return read;
      if (countOf(read.value.cells, 'F') !== 1) return fault('count', 1, 'F');
      if (countOf(read.value.cells, 'G') > GEESE) return fault('count', 1, 'G');
      return accept(read.value);
    },
    write: ({ cells, side }) => `${writeRanks(cells, WIDTHS)} ${side}`,
    moves: (position) => (outcome(position).over ? [] : listMoves(position)),
    writeMove: ({ path, jumps }) => path.map(nameOf).join(jumps ? 'x' : '-'),
    play,
    outcome,
    turn: ({ side }) => (side === 'g' ? 0 : 1),
  };
}

export const foxesAndGeese = [
  foxAndGeese('fox-and-geese', true),
  foxAndGeese('fox-and-geese:straight', false),
] as const;
