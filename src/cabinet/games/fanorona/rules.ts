import { accept, type Result } from '../../../engine/index.ts';
import { EMPTY, fault, readFields, readRanks, readSide, writeRanks, type Cell } from '../../seam/ranks.ts';
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

export const FILES = 9;
export const RANKS = 5;
const WIDTHS = Array.from({ length: RANKS }, () => FILES);

/** The eight directions, as files east and rows south; the first four are the orthogonal ones. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];
/** The opposite direction. */
const BACK: readonly number[] = [1, 0, 3, 2, 7, 6, 5, 4];

/** Section 2: the point next to each point in each direction, −1 where no line leads. */
export const NEXT: readonly (readonly number[])[] = Array.from({ length: FILES * RANKS }, (_, point) => {
  const file = point % FILES;
  const row = Math.floor(point / FILES);
  // x + y is even where file + row is: a1 is file 0, row 4
  const isStrong = (file + row) % 2 === 0;
  return DIRECTIONS.map(([east, south], direction) => {
    const [x, y] = [file + east, row + south];
    const isOnBoard = x >= 0 && x < FILES && y >= 0 && y < RANKS;
    return isOnBoard && (isStrong || direction < 4) ? y * FILES + x : -1;
  });
});

export const nameOf = (point: number): string =>
  'abcdefghi'.charAt(point % FILES) + String(RANKS - Math.floor(point / FILES));

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
  for (const direction of DIRECTIONS.keys()) {
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
  const fields = readFields(text, 2);
  if (!fields.ok) return fields;
  const [board = '', turn = ''] = fields.value;
  const cells = readRanks(board, WIDTHS, 'WB');
  if (!cells.ok) return cells;
  const side = readSide(turn, ['w', 'b'] as const, 2);
  if (!side.ok) return side;
  const position: Position = { cells: cells.value, side: side.value === 'w' ? 'W' : 'B' };
  return write(position) === text ? accept(position) : fault('spelling', 1, board);
}

const write = ({ cells, side }: Position): string => `${writeRanks(cells, WIDTHS)} ${side.toLowerCase()}`;

const START: Position = {
  cells: Array.from('BBBBBBBBBBBBBBBBBBWBWB.WBWBWWWWWWWWWWWWWWWWWW', (cell) => (cell === '.' ? EMPTY : cell)),
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
    nameOf(from) + made.map(({ to, capture }) => `-${nameOf(to)}${capture ?? ''}`).join(''),
  play,
  outcome,
  turn: ({ side }) => (side === 'W' ? 0 : 1),
};
