import { accept, type Result } from '../../../engine/index.ts';
import { MARBLE_SIDES } from '../../seam/armies.ts';
import { EIGHT, forEachWay, makeGrid, ORTHOGONALS } from '../../seam/grid.ts';
import { cellsOf, EMPTY, readBoard, writeRanks, type Cell } from '../../seam/ranks.ts';
import { PLAYING, wonBy, type Fault, type Outcome, type Rules } from '../../seam/rules.ts';

export type Man = 'W' | 'B';

export interface Position {
  /** By ranks from 5 to 1, west to east. */
  readonly cells: readonly Cell[];
  readonly side: Man;
}

/** Section 5: by approach or by withdrawal; null for a paika. */
export type Capture = 'a' | 'w' | null;

export interface Step {
  readonly to: number;
  readonly capture: Capture;
}

export interface Move {
  readonly from: number;
  readonly steps: readonly Step[];
}

export const GRID = makeGrid(9, 5);
/** The opposite direction of each of the eight. */
const BACK: readonly number[] = [1, 0, 3, 2, 7, 6, 5, 4];

/** Section 2: the strong points, every second one from a1 on, are joined diagonally too. */
export const isStrong = (point: number): boolean => (GRID.fileOf(point) + GRID.rankOf(point)) % 2 === 1;

/** The point next to each point in each of the eight directions, −1 where no line leads. */
export const NEXT = forEachWay(GRID, EIGHT, (point, way) =>
  isStrong(point) || ORTHOGONALS.includes(way) ? GRID.step(point, way) : -1,
);

export const other = (man: Man): Man => (man === 'W' ? 'B' : 'W');

const nextTo = (point: number, direction: number): number => NEXT[point]?.[direction] ?? -1;

/** Section 5: the unbroken line of enemy men from the point after `point` in a direction. */
function lineOf(cells: readonly Cell[], enemy: Man, point: number, direction: number): number[] {
  const line: number[] = [];
  for (
    let next = nextTo(point, direction);
    next >= 0 && cells[next] === enemy;
    next = nextTo(next, direction)
  )
    line.push(next);
  return line;
}

/** Section 5: what a step takes. */
export const takenBy = (
  cells: readonly Cell[],
  enemy: Man,
  from: number,
  direction: number,
  capture: Capture,
) =>
  capture === null
    ? []
    : capture === 'a'
      ? lineOf(cells, enemy, nextTo(from, direction), direction)
      : lineOf(cells, enemy, from, BACK[direction] ?? 0);

/** The board after a step, without the men that it takes. */
export function after(cells: readonly Cell[], from: number, to: number, taken: readonly number[]): Cell[] {
  const board = cells.slice();
  board[to] = board[from] ?? EMPTY;
  board[from] = EMPTY;
  for (const point of taken) board[point] = EMPTY;
  return board;
}

/** Section 5: every capturing move of the man on `at` that continues the steps already made; each stop is a move. */
function relays(
  cells: readonly Cell[],
  man: Man,
  at: number,
  last: number,
  visited: readonly number[],
  steps: readonly Step[],
): Move[] {
  const found: Move[] = [];
  for (const direction of EIGHT.keys()) {
    const to = nextTo(at, direction);
    if (to < 0 || cells[to] !== EMPTY || direction === last || visited.includes(to)) continue;
    for (const capture of ['a', 'w'] as const) {
      const taken = takenBy(cells, other(man), at, direction, capture);
      if (taken.length === 0) continue;
      const made = steps.concat({ to, capture });
      found.push(
        { from: visited[0] ?? at, steps: made },
        ...relays(after(cells, at, to, taken), man, to, direction, visited.concat(to), made),
      );
    }
  }
  return found;
}

const pointsOf = ({ cells, side }: Position): number[] =>
  cells.flatMap((cell, point) => (cell === side ? [point] : []));

function turnsOf(position: Position): readonly Move[] {
  const { cells, side } = position;
  const men = pointsOf(position);
  const captures = men.flatMap((from) => relays(cells, side, from, -1, [from], []));
  if (captures.length > 0) return captures;
  return men.flatMap((from) =>
    (NEXT[from] ?? [])
      .filter((to) => to >= 0 && cells[to] === EMPTY)
      .map((to) => ({ from, steps: [{ to, capture: null }] })),
  );
}

/** Section 7: a side that can step at all has a move, so no relay needs to be worked out. */
function outcome(position: Position): Outcome {
  const { cells, side } = position;
  const winner = side === 'W' ? 'black' : 'white';
  if (!cells.includes(side)) return wonBy(winner);
  if (!cells.includes(other(side))) return wonBy(side === 'W' ? 'white' : 'black');
  const canStep = pointsOf(position).some((from) =>
    (NEXT[from] ?? []).some((to) => to >= 0 && cells[to] === EMPTY),
  );
  return canStep ? PLAYING : wonBy(winner);
}

function play({ cells, side }: Position, { from, steps: made }: Move): Position {
  let board = cells;
  let at = from;
  for (const { to, capture } of made) {
    const direction = (NEXT[at] ?? []).indexOf(to);
    board = after(board, at, to, takenBy(board, other(side), at, direction, capture));
    at = to;
  }
  return { cells: board, side: other(side) };
}

function read(text: string): Result<Position, Fault> {
  const board = readBoard(text, GRID.widths, 'WB', MARBLE_SIDES);
  if (!board.ok) return board;
  const { cells, side } = board.value;
  return accept({ cells, side: side === 'w' ? 'W' : 'B' });
}

const write = ({ cells, side }: Position): string =>
  `${writeRanks(cells, GRID.widths)} ${side.toLowerCase()}`;

const START: Position = {
  cells: cellsOf('BBBBBBBBB/BBBBBBBBB/WBWB1WBWB/WWWWWWWWW/WWWWWWWWW', GRID.widths, 'WB'),
  side: 'W',
};

/** Fanorona: whole lines are taken by moving towards them or away from them. */
export const fanorona: Rules<Position, Move> = {
  id: 'fanorona',
  seats: ['white', 'black'],
  start: () => START,
  read,
  write,
  moves: (position) => (outcome(position).over ? [] : turnsOf(position)),
  writeMove: ({ from, steps: made }) =>
    GRID.nameOf(from) + made.map(({ to, capture }) => `-${GRID.nameOf(to)}${capture ?? ''}`).join(''),
  play,
  outcome,
  turn: ({ side }) => (side === 'W' ? 0 : 1),
};
