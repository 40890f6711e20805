import { accept, type Result } from '../../../engine/index.ts';
import { readTurns, sideByCase } from '../../seam/armies.ts';
import { DIAGONALS, makeGrid, ORTHOGONALS, type Direction } from '../../seam/grid.ts';
import {
  countOf,
  EMPTY,
  fault,
  movedTo,
  placesOf,
  readFields,
  readRanks,
  readSide,
  writeRanks,
  type Cell,
} from '../../seam/ranks.ts';
import { DRAWN, PLAYING, wonBy, type Fault, type Outcome, type Rules } from '../../seam/rules.ts';

export type Side = 'w' | 'b';
/** North, south, or in hand. */
type Heading = 'n' | 's' | '-';

export interface Position {
  readonly cells: readonly Cell[];
  readonly side: Side;
  /** How many men each side has put on the board; 3 means three or more. */
  readonly puts: Readonly<Record<Side, number>>;
  readonly headings: Readonly<Record<Side, Heading>>;
  readonly turns: number;
}

/** `from` is null when a man is put on the board; `man` is its letter in upper case. */
export interface Move {
  readonly man: string;
  readonly from: number | null;
  readonly to: number;
}

export const GRID = makeGrid(4, 4);
export const MEN = 'BNRP';
const LETTERS = 'BNRPbnrp';
/** Section 3: how many men must have been put before one may be moved. */
export const ENOUGH = 3;
const SIDES = ['w', 'b'] as const;

const KNIGHT: readonly Direction[] = [1, -1].flatMap((one) =>
  [2, -2].flatMap((two): Direction[] => [
    [one, two],
    [two, one],
  ]),
);

/** Section 1: the ten lines. */
export const LINES: readonly (readonly number[])[] = [
  ...[0, 1, 2, 3].map((file) => [0, 1, 2, 3].map((row) => row * 4 + file)),
  ...[0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((file) => row * 4 + file)),
  [0, 5, 10, 15],
  [3, 6, 9, 12],
];

const START: Position = {
  cells: Array.from({ length: GRID.size }, () => EMPTY),
  side: 'w',
  puts: { w: 0, b: 0 },
  headings: { w: '-', b: '-' },
  turns: 0,
};

export const sideOf = sideByCase<Side>('w', 'b');
const enemyOf = (side: Side): Side => (side === 'w' ? 'b' : 'w');
export const letterOf = (man: string, side: Side): Cell => (side === 'w' ? man : man.toLowerCase());
export const inHand = (cells: readonly Cell[], side: Side): readonly string[] =>
  Array.from(MEN).filter((man) => !cells.includes(letterOf(man, side)));

/** Section 3: a Pawn on the edge towards which it heads turns round at once. */
function turned(square: number, heading: Heading): Heading {
  if (heading === 'n' && GRID.rankOf(square) === 4) return 's';
  if (heading === 's' && GRID.rankOf(square) === 1) return 'n';
  return heading;
}

/** The squares that a piece running along lines can reach. */
const runs = (cells: readonly Cell[], from: number, directions: readonly Direction[]): number[] =>
  directions.flatMap((direction) => {
    const line = GRID.line(from, direction);
    const stop = line.findIndex((square) => cells[square] !== EMPTY);
    return stop < 0 ? line.slice() : line.slice(0, stop + 1);
  });

/** Section 3: where a man on the board may go, squares of friends included for now. */
export function reachOf({ cells, headings, side }: Position, from: number, man: string): readonly number[] {
  switch (man) {
    case 'R':
      return runs(cells, from, ORTHOGONALS);
    case 'B':
      return runs(cells, from, DIAGONALS);
    case 'N':
      return KNIGHT.map((leap) => GRID.step(from, leap)).filter((to) => to >= 0);
    default: {
      const south = headings[side] === 'n' ? -1 : 1;
      const ahead = GRID.step(from, [0, south]);
      const aslant = [GRID.step(from, [1, south]), GRID.step(from, [-1, south])];
      return [
        ...(ahead >= 0 && cells[ahead] === EMPTY ? [ahead] : []),
        ...aslant.filter((to) => to >= 0 && cells[to] !== EMPTY),
      ];
    }
  }
}

function listMoves(position: Position): Move[] {
  const { cells, side, puts } = position;
  const empty = placesOf(cells, (cell) => cell === EMPTY);
  const put = inHand(cells, side).flatMap((man) => empty.map((to): Move => ({ man, from: null, to })));
  if (puts[side] < ENOUGH) return put;
  const moved = placesOf(cells, (cell) => sideOf(cell) === side).flatMap((from) => {
    const man = (cells[from] ?? EMPTY).toUpperCase();
    return reachOf(position, from, man)
      .filter((to) => sideOf(cells[to] ?? EMPTY) !== side)
      .map((to): Move => ({ man, from, to }));
  });
  return [...put, ...moved];
}

export const hasLine = (cells: readonly Cell[], side: Side): boolean =>
  LINES.some((line) => line.every((square) => sideOf(cells[square] ?? EMPTY) === side));

/** Section 4; only the mover can have completed a line. */
function outcome(position: Position): Outcome {
  for (const side of [enemyOf(position.side), position.side])
    if (hasLine(position.cells, side)) return wonBy(side === 'w' ? 'white' : 'black');
  const canPut = inHand(position.cells, position.side).length > 0 && position.cells.includes(EMPTY);
  return canPut || listMoves(position).length > 0 ? PLAYING : DRAWN;
}

function play({ cells, side, puts, headings, turns }: Position, { man, from, to }: Move): Position {
  const taken = cells[to] ?? EMPTY;
  const after = from === null ? cells.slice() : movedTo(cells, from, to);
  if (from === null) after[to] = letterOf(man, side);
  const away: Heading = side === 'w' ? 'n' : 's';
  const own = man === 'P' ? turned(to, from === null ? away : headings[side]) : headings[side];
  const other = taken.toUpperCase() === 'P' ? '-' : headings[enemyOf(side)];
  return {
    cells: after,
    side: enemyOf(side),
    puts: from === null ? { ...puts, [side]: Math.min(ENOUGH, puts[side] + 1) } : puts,
    headings: side === 'w' ? { w: own, b: other } : { w: other, b: own },
    turns: turns + 1,
  };
}

const handsText = (cells: readonly Cell[]): string =>
  SIDES.flatMap((side) => inHand(cells, side).map((man) => letterOf(man, side))).join('') || '-';

/** Section 4: what counts when positions are compared for repetition. */
const key = ({ cells, side, puts, headings }: Position): string =>
  [
    writeRanks(cells, GRID.widths),
    side,
    handsText(cells),
    `${puts.w}${puts.b}`,
    headings.w + headings.b,
  ].join(' ');

const write = (position: Position): string => `${key(position)} ${position.turns}`;

/** Section 6: a Pawn on the board has a heading, inward on an edge; one in hand has none. */
function isHeading(cells: readonly Cell[], side: Side, heading: string): heading is Heading {
  const square = cells.indexOf(letterOf('P', side));
  if (square < 0) return heading === '-';
  return (heading === 'n' || heading === 's') && turned(square, heading) === heading;
}

function read(text: string): Result<Position, Fault> {
  const fields = readFields(text, 6);
  if (!fields.ok) return fields;
  const [board = '', turn = '', hands = '', put = '', heads = '', played = ''] = fields.value;
  const cells = readRanks(board, GRID.widths, LETTERS);
  if (!cells.ok) return cells;
  const twice = Array.from(LETTERS).find((letter) => countOf(cells.value, letter) > 1);
  if (twice !== undefined) return fault('count', 1, twice);
  const side = readSide(turn, SIDES, 2);
  if (!side.ok) return side;
  if (hands !== handsText(cells.value)) return fault('spelling', 3, hands);
  if (!/^[0-3]{2}$/u.test(put)) return fault('number', 4, put);
  const puts = { w: Number(put.charAt(0)), b: Number(put.charAt(1)) };
  const unput = SIDES.some(
    (of) => puts[of] < Math.min(ENOUGH, cells.value.filter((cell) => sideOf(cell) === of).length),
  );
  if (unput) return fault('excluded', 4, put);
  const [w, b] = [heads.charAt(0), heads.charAt(1)];
  if (heads.length !== 2 || !isHeading(cells.value, 'w', w) || !isHeading(cells.value, 'b', b))
    return fault('unknown', 5, heads);
  const turns = readTurns(played, 6);
  if (!turns.ok) return turns;
  return accept({
    cells: cells.value,
    side: side.value,
    puts,
    headings: { w, b },
    turns: turns.value,
  });
}

/** Four-by-four chess: put four chessmen on the board, move them, and get them in a row. */
export const fourByFourChess: Rules<Position, Move> = {
  id: 'four-by-four-chess',
  seats: ['white', 'black'],
  start: () => START,
  read,
  write,
  moves: (position) => (outcome(position).over ? [] : listMoves(position)),
  writeMove: ({ man, from, to }) =>
    from === null ? `${man}@${GRID.nameOf(to)}` : `${GRID.nameOf(from)}-${GRID.nameOf(to)}`,
  play,
  outcome,
  key,
  turn: ({ side }) => (side === 'w' ? 0 : 1),
};
