import { accept, type Result } from '../../../engine/index.ts';
import { countOf, fault, readFields, readSide } from '../../seam/ranks.ts';
import { PLAYING, wonBy, type Fault, type Rules } from '../../seam/rules.ts';

type Side = 'b' | 'w';

export interface Position {
  /** The kewai k1 to k8, then the putahi: `B`, `W` or `.`. */
  readonly cells: string;
  readonly side: Side;
}

export interface Move {
  readonly from: number;
  readonly to: number;
}

export const KEWAI = 8;
export const PUTAHI = 8;
const MEN = 4;
const START: Position = { cells: 'BBBBWWWW.', side: 'b' };

const enemyOf = (side: Side): Side => (side === 'b' ? 'w' : 'b');
export const nameOf = (point: number): string => (point === PUTAHI ? 'p' : `k${point + 1}`);
export const neighbours = (kewai: number): readonly number[] => [
  (kewai + 1) % KEWAI,
  (kewai + KEWAI - 1) % KEWAI,
];

/** Section 4: may this counter go to the empty point? */
function mayGo({ cells, side }: Position, from: number, to: number): boolean {
  if (from === PUTAHI) return true;
  if (to !== PUTAHI) return neighbours(from).includes(to);
  return neighbours(from).some((next) => cells.charAt(next) === enemyOf(side).toUpperCase());
}

function moves(position: Position): readonly Move[] {
  const { cells, side } = position;
  const to = cells.indexOf('.');
  return Array.from(cells, (_, from) => from)
    .filter((from) => cells.charAt(from) === side.toUpperCase() && mayGo(position, from, to))
    .map((from) => ({ from, to }));
}

function play({ cells, side }: Position, { from, to }: Move): Position {
  const after = Array.from(cells);
  after[to] = side.toUpperCase();
  after[from] = '.';
  return { cells: after.join(''), side: enemyOf(side) };
}

/** Section 7. */
function read(text: string): Result<Position, Fault> {
  const fields = readFields(text, 2);
  if (!fields.ok) return fields;
  const [board = '', turn = ''] = fields.value;
  if (!/^[BW.]{8}\/[BW.]$/u.test(board)) return fault('unknown', 1, board);
  const side = readSide(turn, ['b', 'w'] as const, 2);
  if (!side.ok) return side;
  const cells = board.replace('/', '');
  const wrong = ['B', 'W'].find((man) => countOf(Array.from(cells), man) !== MEN);
  return wrong === undefined ? accept({ cells, side: side.value }) : fault('count', 1, wrong);
}

/** Mu torere: whoever cannot move has lost. */
export const muTorere: Rules<Position, Move> = {
  id: 'mu-torere',
  seats: ['black', 'white'],
  start: () => START,
  read,
  write: ({ cells, side }) => `${cells.slice(0, KEWAI)}/${cells.slice(KEWAI)} ${side}`,
  moves,
  writeMove: ({ from, to }) => `${nameOf(from)}-${nameOf(to)}`,
  play,
  outcome: (position) =>
    moves(position).length > 0 ? PLAYING : wonBy(position.side === 'b' ? 'white' : 'black'),
  turn: ({ side }) => (side === 'b' ? 0 : 1),
};
