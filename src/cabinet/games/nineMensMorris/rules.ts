import { accept, type Result } from '../../../engine/index.ts';
import {
  EMPTY,
  fault,
  readFields,
  readNumber,
  readRanks,
  readSide,
  writeRanks,
  type Cell,
} from '../../seam/ranks.ts';
import { PLAYING, wonBy, type Fault, type Outcome, type Rules } from '../../seam/rules.ts';

export type Man = 'W' | 'B';

export interface Position {
  /** By ranks from 7 to 1, west to east. */
  readonly cells: readonly Cell[];
  readonly side: Man;
  readonly hands: Readonly<Record<Man, number>>;
}

/** `from` is null when a man is placed, `takes` when none is taken. */
export interface Move {
  readonly from: number | null;
  readonly to: number;
  readonly takes: number | null;
}

export const MEN = 9;
const WIDTHS: readonly number[] = [3, 3, 3, 6, 3, 3, 3];
export const NAMES: readonly string[] =
  'a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1'.split(' ');

/** Section 2: the sixteen lines of three points, as numbers of points. */
export const LINES: readonly (readonly number[])[] = [
  'a7 d7 g7',
  'b6 d6 f6',
  'c5 d5 e5',
  'a4 b4 c4',
  'e4 f4 g4',
  'c3 d3 e3',
  'b2 d2 f2',
  'a1 d1 g1',
  'a1 a4 a7',
  'b2 b4 b6',
  'c3 c4 c5',
  'd1 d2 d3',
  'd5 d6 d7',
  'e3 e4 e5',
  'f2 f4 f6',
  'g1 g4 g7',
].map((line) => line.split(' ').map((name) => NAMES.indexOf(name)));

/** Section 2: the points next to each point on a line. */
export const JOINED: readonly (readonly number[])[] = NAMES.map((_, point) =>
  LINES.flatMap((line) => {
    const at = line.indexOf(point);
    return at < 0 ? [] : [line[at - 1], line[at + 1]].filter((other) => other !== undefined);
  }),
);

const LINES_OF: readonly (readonly (readonly number[])[])[] = NAMES.map((_, point) =>
  LINES.filter((line) => line.includes(point)),
);

const other = (man: Man): Man => (man === 'W' ? 'B' : 'W');

/** Section 5: does the man on this point stand in a mill? */
const isInMill = (cells: readonly Cell[], point: number): boolean =>
  (LINES_OF[point] ?? []).some((line) => line.every((of) => cells[of] === cells[point]));

/** Section 5: the enemy men that may be taken; those in mills only where all are in mills. */
function takeable(cells: readonly Cell[], enemy: Man): readonly number[] {
  const men = cells.flatMap((cell, point) => (cell === enemy ? [point] : []));
  const loose = men.filter((point) => !isInMill(cells, point));
  return loose.length > 0 ? loose : men;
}

export function moved(cells: readonly Cell[], man: Man, from: number | null, to: number): Cell[] {
  const after = cells.slice();
  if (from !== null) after[from] = EMPTY;
  after[to] = man;
  return after;
}

/** Section 5: the moves that begin with a given placing or step. */
function withTaking({ cells, side }: Position, from: number | null, to: number): Move[] {
  const after = moved(cells, side, from, to);
  if (!isInMill(after, to)) return [{ from, to, takes: null }];
  const victims = takeable(after, other(side));
  return victims.length === 0 ? [{ from, to, takes: null }] : victims.map((takes) => ({ from, to, takes }));
}

/** Section 4: the steps and placings of the side to move. */
function stepsOf({ cells, side, hands }: Position): { from: number | null; to: number }[] {
  const empty = cells.flatMap((cell, point) => (cell === EMPTY ? [point] : []));
  if (hands[side] > 0) return empty.map((to) => ({ from: null, to }));
  return cells.flatMap((cell, from) =>
    cell === side ? (JOINED[from] ?? []).filter((to) => cells[to] === EMPTY).map((to) => ({ from, to })) : [],
  );
}

/** Whether the side to move has a step or a placing; the men never fill the board. */
const canMove = ({ cells, side, hands }: Position): boolean =>
  hands[side] > 0 ||
  cells.some((cell, from) => cell === side && (JOINED[from] ?? []).some((to) => cells[to] === EMPTY));

export const menOf = ({ cells, hands }: Position, man: Man): number =>
  hands[man] + cells.filter((cell) => cell === man).length;

/** The endings of section 6, in its order. */
function outcome(position: Position): Outcome {
  if (menOf(position, 'W') <= 2) return wonBy('black');
  if (menOf(position, 'B') <= 2) return wonBy('white');
  if (canMove(position)) return PLAYING;
  return wonBy(position.side === 'W' ? 'black' : 'white');
}

const moves = (position: Position): readonly Move[] =>
  outcome(position).over ? [] : stepsOf(position).flatMap(({ from, to }) => withTaking(position, from, to));

function play({ cells, side, hands }: Position, { from, to, takes }: Move): Position {
  const after = moved(cells, side, from, to);
  if (takes !== null) after[takes] = EMPTY;
  return {
    cells: after,
    side: other(side),
    hands: from === null ? { ...hands, [side]: hands[side] - 1 } : hands,
  };
}

/** Section 8. */
function read(text: string): Result<Position, Fault> {
  const fields = readFields(text, 4);
  if (!fields.ok) return fields;
  const [board = '', turn = '', white = '', black = ''] = fields.value;
  const cells = readRanks(board, WIDTHS, 'WB');
  if (!cells.ok) return cells;
  const side = readSide(turn, ['w', 'b'] as const, 2);
  if (!side.ok) return side;
  const inHand = [readNumber(white, MEN, 3), readNumber(black, MEN, 4)] as const;
  const [W, B] = inHand;
  if (!W.ok) return W;
  if (!B.ok) return B;
  const position: Position = {
    cells: cells.value,
    side: side.value === 'w' ? 'W' : 'B',
    hands: { W: W.value, B: B.value },
  };
  const tooMany = (['W', 'B'] as const).find((man) => menOf(position, man) > MEN);
  if (tooMany !== undefined) return fault('count', 1, tooMany);
  return accept(position);
}

const write = ({ cells, side, hands }: Position): string =>
  [writeRanks(cells, WIDTHS), side.toLowerCase(), hands.W, hands.B].join(' ');

export const nameOf = (point: number): string => NAMES[point] ?? '';

const START: Position = { cells: NAMES.map(() => EMPTY), side: 'W', hands: { W: MEN, B: MEN } };

/** Nine Men's Morris: three in a row take an enemy man. */
export const nineMensMorris: Rules<Position, Move> = {
  id: 'nine-mens-morris',
  seats: ['white', 'black'],
  start: () => START,
  read,
  write,
  moves,
  writeMove: ({ from, to, takes }) =>
    (from === null ? '' : `${nameOf(from)}-`) + nameOf(to) + (takes === null ? '' : `x${nameOf(takes)}`),
  play,
  outcome,
  turn: ({ side }) => (side === 'W' ? 0 : 1),
};
