import { accept, type Result } from '../../../engine/index.ts';
import {
  countOf,
  EMPTY,
  fault,
  movedTo,
  placesOf,
  readBoard,
  writeRanks,
  type Cell,
} from '../../seam/ranks.ts';
import { PLAYING, wonBy, type Fault, type Outcome, type Rules } from '../../seam/rules.ts';

export interface Position {
  /** The 121 points by rows from q to a, west to east. */
  readonly cells: readonly Cell[];
  /** The letter of the home whose player is to move. */
  readonly side: string;
}

export const PASS = 'pass';
export type Move = { readonly from: number; readonly to: number } | typeof PASS;

const MARBLES = 10;
/** Rows q to a. */
const WIDTHS: readonly number[] = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];
const ROWS = 'qponmlkjihgfedcba';

/** Section 2: coordinates and name of each point. */
export const POINTS = WIDTHS.flatMap((width, row) =>
  Array.from({ length: width }, (_, index) => ({
    x: 2 * (index + 1) - width - 1,
    y: 16 - row,
    name: `${ROWS.charAt(row)}${index + 1}`,
  })),
);

const pointAt = (x: number, y: number): number => POINTS.findIndex((point) => point.x === x && point.y === y);

const DIRECTIONS = [
  [2, 0],
  [-2, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

export const NEXT: readonly (readonly number[])[] = POINTS.map(({ x, y }) =>
  DIRECTIONS.map(([dx, dy]) => pointAt(x + dx, y + dy)),
);

/** Section 2: the points of a triangle, written by rows as `row from to`. */
const triangle = (...rows: readonly (readonly [row: string, from: number, to: number])[]): number[] =>
  rows.flatMap(([row, from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) =>
      POINTS.findIndex(({ name }) => name === `${row}${from + index}`),
    ),
  );

export const HOMES: Readonly<Record<string, readonly number[]>> = {
  A: triangle(['a', 1, 1], ['b', 1, 2], ['c', 1, 3], ['d', 1, 4]),
  B: triangle(['e', 1, 4], ['f', 1, 3], ['g', 1, 2], ['h', 1, 1]),
  C: triangle(['m', 1, 4], ['l', 1, 3], ['k', 1, 2], ['j', 1, 1]),
  D: triangle(['q', 1, 1], ['p', 1, 2], ['o', 1, 3], ['n', 1, 4]),
  E: triangle(['m', 10, 13], ['l', 10, 12], ['k', 10, 11], ['j', 10, 10]),
  F: triangle(['e', 10, 13], ['f', 10, 12], ['g', 10, 11], ['h', 10, 10]),
};

/** Section 2: the triangle opposite. */
const GOALS: Readonly<Record<string, string>> = { A: 'D', B: 'E', C: 'F', D: 'A', E: 'B', F: 'C' };

/** Section 3: the homes in use, in the order of turns. */
const HOMES_IN_USE: readonly string[] = ['AD', 'ACE', 'BCEF', 'ABCDE', 'ABCDEF'];

/**
 * Section 4: the ends of chains of hops, each with the point from which the last hop of a shortest chain begins. The
 * starting point counts as empty, but the turn may not end there.
 */
function hopsFrom(cells: readonly Cell[], from: number): ReadonlyMap<number, number> {
  const reached = new Map<number, number>([[from, from]]);
  for (const at of reached.keys())
    for (const [direction, over] of (NEXT[at] ?? []).entries()) {
      if (over < 0 || over === from || cells[over] === EMPTY) continue;
      const to = NEXT[over]?.[direction] ?? -1;
      if (to >= 0 && cells[to] === EMPTY && !reached.has(to)) reached.set(to, at);
    }
  reached.delete(from);
  return reached;
}

/** The points of a move, from the first to the last: a step, or a shortest chain of hops. */
export function wayOf({ cells }: Position, from: number, to: number): readonly number[] {
  if (NEXT[from]?.includes(to) === true) return [from, to];
  const hops = hopsFrom(cells, from);
  const way = [to];
  for (let at = hops.get(to); at !== undefined; at = hops.get(at)) way.unshift(at);
  return way;
}

export function movesOf({ cells, side }: Position): Move[] {
  return placesOf(cells, (cell) => cell === side).flatMap((from) => {
    const ends = new Set(hopsFrom(cells, from).keys());
    for (const to of NEXT[from] ?? []) if (to >= 0 && cells[to] === EMPTY) ends.add(to);
    return Array.from(ends, (to) => ({ from, to }));
  });
}

/** The triangle that a player is making for. */
export const goalOf = (side: string): readonly number[] => HOMES[GOALS[side] ?? ''] ?? [];

/** Section 5: the goal is full, one marble in it is the player's, and none of his is at home. */
function hasWon(cells: readonly Cell[], side: string): boolean {
  const goal = goalOf(side);
  return (
    goal.every((point) => cells[point] !== EMPTY) &&
    goal.some((point) => cells[point] === side) &&
    (HOMES[side] ?? []).every((point) => cells[point] !== side)
  );
}

function chineseCheckers(homes: string): Rules<Position, Move> {
  const sides = Array.from(homes);
  const start: Position = {
    cells: POINTS.map((_, point) => sides.find((side) => HOMES[side]?.includes(point)) ?? EMPTY),
    side: sides[0] ?? '',
  };

  const outcome = ({ cells, side }: Position): Outcome => {
    const at = sides.indexOf(side);
    const winner = sides
      .slice(at)
      .concat(sides.slice(0, at))
      .find((other) => hasWon(cells, other));
    return winner === undefined ? PLAYING : wonBy(winner);
  };

  const read = (text: string): Result<Position, Fault> => {
    const board = readBoard(text, WIDTHS, homes, sides);
    if (!board.ok) return board;
    const wrong = sides.find((side) => countOf(board.value.cells, side) !== MARBLES);
    return wrong === undefined ? accept(board.value) : fault('count', 1, wrong);
  };

  return {
    id: `chinese-checkers:${homes.length}`,
    seats: sides,
    start: () => start,
    read,
    write: ({ cells, side }) => `${writeRanks(cells, WIDTHS)} ${side}`,
    moves: (position) => {
      if (outcome(position).over) return [];
      const moves = movesOf(position);
      return moves.length > 0 ? moves : [PASS];
    },
    writeMove: (move) =>
      move === PASS ? PASS : `${POINTS[move.from]?.name ?? ''}-${POINTS[move.to]?.name ?? ''}`,
    play: ({ cells, side }, move) => ({
      cells: move === PASS ? cells : movedTo(cells, move.from, move.to),
      side: sides[(sides.indexOf(side) + 1) % sides.length] ?? side,
    }),
    outcome,
    turn: ({ side }) => sides.indexOf(side),
  };
}

/** Chinese checkers for two to six players. */
export const allChineseCheckers = HOMES_IN_USE.map(chineseCheckers);
