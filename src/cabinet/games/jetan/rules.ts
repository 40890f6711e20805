import { accept, type Result } from '../../../engine/index.ts';
import { boardKey, readTurns, sideByCase } from '../../seam/armies.ts';
import { DIAGONALS, EIGHT, makeGrid, ORTHOGONALS, type Direction } from '../../seam/grid.ts';
import {
  cellsOf,
  countOf,
  EMPTY,
  fault,
  movedTo,
  readFields,
  readNumber,
  readRanks,
  readSide,
  writeRanks,
  type Cell,
} from '../../seam/ranks.ts';
import { DRAWN, PLAYING, wonBy, type Fault, type Outcome, type Rules } from '../../seam/rules.ts';

export type Side = 'b' | 'o';

export interface Position {
  readonly cells: readonly Cell[];
  readonly side: Side;
  /** The sides that still have their escape, `BO`, `B`, `O` or `-`. */
  readonly escapes: string;
  /** Section 4, line 4: null before both sides are down to three men. */
  readonly count: number | null;
  /** How a leader's fall ended the game: the winner, a draw, or not at all. */
  readonly fall: Side | 'd' | '-';
  readonly turns: number;
}

export interface Move {
  readonly from: number;
  readonly to: number;
}

export const GRID = makeGrid(10, 10);
const LETTERS = 'LRFDAWTPlrfdawtp';
const FEW = 3;
const LAST_COUNT = 10;

/** Section 2: exactly this many steps, each in one of these directions. */
interface Gait {
  readonly steps: number;
  readonly jumps: boolean;
  /** The directions that a step may take after one in the direction `before`, which is null for the first step. */
  readonly directions: (before: Direction | null) => readonly Direction[];
}

const isDiagonal = ([east, south]: Direction): boolean => east !== 0 && south !== 0;

const gait = (steps: number, jumps: boolean, directions: readonly Direction[]): Gait => ({
  steps,
  jumps,
  directions: () => directions,
});

const GAITS: Readonly<Record<string, Gait>> = {
  L: gait(3, false, EIGHT),
  R: gait(3, true, EIGHT),
  F: gait(3, true, DIAGONALS),
  D: gait(3, false, ORTHOGONALS),
  A: gait(2, false, DIAGONALS),
  W: gait(2, false, ORTHOGONALS),
  T: {
    steps: 2,
    jumps: true,
    directions: (before) => (before === null ? EIGHT : isDiagonal(before) ? ORTHOGONALS : DIAGONALS),
  },
};

/** Section 2, Panthan: straight forward, diagonally forward, sideways. */
const panthanSteps = (side: Side): readonly Direction[] => {
  const forward = side === 'b' ? -1 : 1;
  return [
    [0, forward],
    [1, forward],
    [-1, forward],
    [1, 0],
    [-1, 0],
  ];
};

/** Section 3: every path of exactly this many steps that visits no square twice, its starting square included. */
function eachWay(
  from: number,
  { steps, jumps, directions }: Gait,
  isEmpty: (square: number) => boolean,
  see: (end: number, before: readonly number[]) => void,
): void {
  const go = (at: number, left: number, before: Direction | null, visited: readonly number[]): void => {
    for (const direction of directions(before)) {
      const next = GRID.step(at, direction);
      if (next < 0 || visited.includes(next)) continue;
      if (left === 1) see(next, visited);
      else if (jumps || isEmpty(next)) go(next, left - 1, direction, visited.concat(next));
    }
  };
  go(from, steps, null, [from]);
}

function endsByGait(from: number, of: Gait, isEmpty: (square: number) => boolean): ReadonlySet<number> {
  const ends = new Set<number>();
  eachWay(from, of, isEmpty, (end) => ends.add(end));
  return ends;
}

/** How often a path turns. */
const turnsOf = (way: readonly number[]): number =>
  way.filter(
    (square, at) => at > 1 && square - (way[at - 1] ?? 0) !== (way[at - 1] ?? 0) - (way[at - 2] ?? 0),
  ).length;

/** The squares of a move's straightest path; only its two ends if it is not an ordinary move. */
export function wayOf({ cells }: Position, { from, to }: Move): readonly number[] {
  const of = GAITS[kindOf(cells[from] ?? EMPTY)];
  let best: readonly number[] = [];
  const see = (end: number, before: readonly number[]): void => {
    const way = before.concat(end);
    if (end === to && (best.length === 0 || turnsOf(way) < turnsOf(best))) best = way;
  };
  if (of !== undefined) eachWay(from, of, (square) => cells[square] === EMPTY, see);
  return best.length === 0 ? [from, to] : best;
}

/** What stands in between does not matter to men that jump, so where they can go is worked out once. */
const JUMPS: Readonly<Record<string, readonly ReadonlySet<number>[]>> = Object.fromEntries(
  Object.entries(GAITS)
    .filter(([, { jumps }]) => jumps)
    .map(([kind, of]) => [
      kind,
      Array.from({ length: GRID.size }, (_, square) => endsByGait(square, of, () => true)),
    ]),
);

export const kindOf = (cell: Cell): string => cell.toUpperCase();
export const sideOf = sideByCase<Side>('b', 'o');
const enemyOf = (side: Side): Side => (side === 'b' ? 'o' : 'b');
export const hasEscape = ({ escapes, side }: Position): boolean => escapes.includes(side === 'b' ? 'B' : 'O');

/** Section 3: where a man may go, squares of friends included for now. */
export function reachOf(cells: readonly Cell[], from: number, side: Side): Iterable<number> {
  const kind = kindOf(cells[from] ?? EMPTY);
  if (kind === 'P')
    return panthanSteps(side)
      .map((direction) => GRID.step(from, direction))
      .filter((to) => to >= 0);
  const of = GAITS[kind];
  if (of === undefined) return [];
  return JUMPS[kind]?.[from] ?? endsByGait(from, of, (square) => cells[square] === EMPTY);
}

function movesFrom(position: Position, from: number): Move[] {
  const { cells, side } = position;
  const isPrincess = kindOf(cells[from] ?? EMPTY) === 'R';
  // an escape may end on any empty square, including those of an ordinary move
  const reach = isPrincess && hasEscape(position) ? cells.keys() : reachOf(cells, from, side);
  const moves: Move[] = [];
  for (const to of reach) {
    const target = cells[to] ?? EMPTY;
    if (target === EMPTY || (!isPrincess && sideOf(target) !== side)) moves.push({ from, to });
  }
  return moves;
}

function listMoves(position: Position): Move[] {
  const { cells, side } = position;
  return cells.flatMap((cell, from) => (sideOf(cell) === side ? movesFrom(position, from) : []));
}

/** Section 4: what lines 1 to 5 say about a position. */
function outcome(position: Position): Outcome {
  const { cells, side, count, fall } = position;
  if (fall === 'd') return DRAWN;
  if (fall !== '-') return wonBy(fall === 'b' ? 'black' : 'orange');
  if (!cells.includes('r')) return wonBy('black');
  if (!cells.includes('R')) return wonBy('orange');
  if (count === LAST_COUNT) return DRAWN;
  const canMove = cells.some((cell, from) => sideOf(cell) === side && movesFrom(position, from).length > 0);
  return canMove ? PLAYING : DRAWN;
}

const menOf = (cells: readonly Cell[], side: Side): number =>
  cells.filter((cell) => sideOf(cell) === side).length;

/** Section 4, line 4: the count after a move. */
const countAfter = (count: number | null, cells: readonly Cell[]): number | null => {
  if (count !== null) return count + 1;
  return menOf(cells, 'b') <= FEW && menOf(cells, 'o') <= FEW ? 0 : null;
};

function playBy(position: Position, { from, to }: Move, burroughs: boolean): Position {
  const { cells, side, escapes, count, turns } = position;
  const man = kindOf(cells[from] ?? EMPTY);
  const taken = cells[to] ?? EMPTY;
  const after = movedTo(cells, from, to);
  const escaped = man === 'R' && !JUMPS.R?.[from]?.has(to);
  const left = escaped ? escapes.replace(side === 'b' ? 'B' : 'O', '') : escapes;
  const leaderFell = taken !== EMPTY && kindOf(taken) === 'L';
  const fall = leaderFell && man === 'L' ? side : leaderFell && burroughs ? 'd' : '-';
  return {
    cells: after,
    side: enemyOf(side),
    escapes: left === '' ? '-' : left,
    count: countAfter(count, after),
    fall,
    turns: turns + 1,
  };
}

/** How a leader's fall may have ended the game: it is a draw by Burroughs' rules only. */
const FALLS = ['-', 'b', 'o'] as const;
const FALLS_OF_BURROUGHS = [...FALLS, 'd'] as const;

function read(text: string, burroughs: boolean): Result<Position, Fault> {
  const fields = readFields(text, 6);
  if (!fields.ok) return fields;
  const [board = '', turn = '', escapes = '', counted = '', fallen = '', played = ''] = fields.value;
  const cells = readRanks(board, GRID.widths, LETTERS);
  if (!cells.ok) return cells;
  const side = readSide(turn, ['b', 'o'] as const, 2);
  if (!side.ok) return side;
  if (!['BO', 'B', 'O', '-'].includes(escapes)) return fault('unknown', 3, escapes);
  const count = counted === '-' ? accept(null) : readNumber(counted, LAST_COUNT, 4);
  if (!count.ok) return count;
  const fall = readSide(fallen, burroughs ? FALLS_OF_BURROUGHS : FALLS, 5);
  if (!fall.ok) return fault('unknown', 5, fallen);
  const turns = readTurns(played, 6);
  if (!turns.ok) return turns;
  const crowd = ['L', 'l', 'R', 'r'].find((letter) => countOf(cells.value, letter) > 1);
  if (crowd !== undefined) return fault('count', 1, crowd);
  if (!cells.value.includes('R') && !cells.value.includes('r')) return fault('count', 1, 'R');
  return accept({
    cells: cells.value,
    side: side.value,
    escapes,
    count: count.value,
    fall: fall.value,
    turns: turns.value,
  });
}

const write = ({ cells, side, escapes, count, fall, turns }: Position): string =>
  [writeRanks(cells, GRID.widths), side, escapes, count ?? '-', fall, turns].join(' ');

/** Section 2: Orange's first rank is the only difference between the arrays. */
function jetan(id: string, orange: string, burroughs: boolean): Rules<Position, Move> {
  const array = `${orange}/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFLRFDAW`;
  const start: Position = {
    cells: cellsOf(array, GRID.widths, LETTERS),
    side: 'b',
    escapes: 'BO',
    count: null,
    fall: '-',
    turns: 0,
  };
  return {
    id,
    seats: ['black', 'orange'],
    start: () => start,
    read: (text) => read(text, burroughs),
    write,
    moves: (position) => (outcome(position).over ? [] : listMoves(position)),
    writeMove: ({ from, to }) => `${GRID.nameOf(from)}-${GRID.nameOf(to)}`,
    play: (position, move) => playBy(position, move, burroughs),
    outcome,
    key: ({ cells, side, escapes }) => `${boardKey({ cells, side }, GRID.widths)} ${escapes}`,
    turn: ({ side }) => (side === 'b' ? 0 : 1),
  };
}

/** Jetan, the chess of Barsoom, with its two variations. */
export const jetans = [
  jetan('jetan', 'wadfrlfdaw', false),
  jetan('jetan:burroughs', 'wadfrlfdaw', true),
  jetan('jetan:manator', 'wadflrfdaw', false),
] as const;
