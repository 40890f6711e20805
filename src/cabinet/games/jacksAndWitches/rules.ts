import { accept, type Result } from '../../../engine/index.ts';
import { readTurns } from '../../seam/armies.ts';
import type { Direction } from '../../seam/grid.ts';
import {
  cellsOf,
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
import {
  enemyOf,
  forward,
  GRID,
  HOLE,
  HOLES,
  isExcluded,
  isHeld,
  JACK_SQUARES,
  kindOf,
  lastRank,
  nameOf,
  ofSide,
  sideOf,
  stepOn,
  TELEPORTERS,
  type Side,
} from './board.ts';
import { isInCheck, reachOf } from './reach.ts';

export interface Position {
  readonly cells: readonly Cell[];
  readonly side: Side;
  /** Jacks in hand. */
  readonly jacks: Readonly<Record<Side, number>>;
  /** The square that a Pawn passed if the last move was its double step. */
  readonly passed: number | null;
  /** Whether the teleporters work. */
  readonly working: boolean;
  readonly turns: number;
}

/**
 * `from` is null when a Jack is put on the board; `becomes` is the kind or setting after the move, if the move names
 * it.
 */
export interface Move {
  readonly from: number | null;
  readonly to: number;
  readonly becomes: string | null;
}

const LETTERS = 'KWLCVRBNJPkwlcvrbnjp';
const PROMOTIONS = Array.from('WLCRBNJ');
const SETTINGS = ['C', 'V'];
const JACKS = 2;
const START: Position = {
  cells: cellsOf(
    'lcrnbwkbnrcl/pppp4pppp/5**5/4****4/4****4/5**5/PPPP4PPPP/LCRNBWKBNRCL',
    GRID.widths,
    LETTERS + HOLE,
  ),
  side: 'w',
  jacks: { w: JACKS, b: JACKS },
  passed: null,
  working: true,
  turns: 0,
};

/** The unit step from one square to another on a line or between teleporters. */
const directionOf = (from: number, to: number): Direction => [
  Math.sign(GRID.fileOf(to) - GRID.fileOf(from)),
  Math.sign(GRID.rankOf(from) - GRID.rankOf(to)),
];

/** Section 3, Dragging: an enemy man right behind a Witch comes along. */
function drag(after: Cell[], from: number, to: number, side: Side): void {
  const [east, south] = directionOf(from, to);
  const behind = stepOn(from, [-east, -south]);
  const man = after[behind] ?? EMPTY;
  if (sideOf(man) !== enemyOf(side) || kindOf(man) === 'W') return;
  // C8: when the Witch teleports, the man comes onto the teleporter that she left
  const isTeleport = TELEPORTERS.includes(from) && TELEPORTERS.includes(to);
  after[behind] = EMPTY;
  after[isTeleport ? from : GRID.step(to, [-east, -south])] = man;
}

/** The board after a move. */
export function boardAfter({ cells, side, passed }: Position, { from, to, becomes }: Move): Cell[] {
  if (from === null) return cells.with(to, ofSide('J', side));
  if (from === to) return cells.with(to, becomes === null ? (cells[to] ?? EMPTY) : ofSide(becomes, side));
  const man = kindOf(cells[from] ?? EMPTY);
  const after = movedTo(cells, from, to);
  if (becomes !== null) after[to] = ofSide(becomes, side);
  if (man === 'P' && to === passed && GRID.fileOf(from) !== GRID.fileOf(to))
    after[GRID.step(to, [0, -forward(side)])] = EMPTY;
  if (man === 'W') drag(after, from, to, side);
  return after;
}

/** What a man may be after a move to a square: a Can(n)on takes either setting, a Pawn on its last rank is promoted. */
function forms(kind: string, to: number, side: Side): readonly (string | null)[] {
  if (kind === 'C' || kind === 'V') return SETTINGS;
  return kind === 'P' && GRID.rankOf(to) === lastRank(side) ? PROMOTIONS : [null];
}

/** Where a man may go, teleporting included. */
export function endsOf(position: Position, from: number): number[] {
  const { cells, side, passed, working } = position;
  const { quiet, captures } = reachOf(cells, from, side);
  const kind = kindOf(cells[from] ?? EMPTY);
  const isFree = (to: number): boolean => cells[to] === EMPTY || (kind === 'J' && to === from);
  const isTaken = (to: number): boolean =>
    sideOf(cells[to] ?? EMPTY) === enemyOf(side) || (kind === 'P' && to === passed);
  const teleports =
    working && TELEPORTERS.includes(from) ? TELEPORTERS.filter((to) => cells[to] === EMPTY) : [];
  return [...quiet.filter(isFree), ...captures.filter(isTaken), ...teleports];
}

function movesFrom(position: Position, from: number): Move[] {
  const { cells, side } = position;
  const kind = kindOf(cells[from] ?? EMPTY);
  // C10: a Pawn that was dragged to its last rank is promoted on the spot, held or not
  if (kind === 'P' && GRID.rankOf(from) === lastRank(side))
    return PROMOTIONS.map((becomes) => ({ from, to: from, becomes }));
  if (isHeld(cells, from, side)) return [];
  const moves = endsOf(position, from).flatMap((to) =>
    forms(kind, to, side).map((becomes): Move => ({ from, to, becomes })),
  );
  if (kind === 'C') moves.push({ from, to: from, becomes: 'V' });
  if (kind === 'V') moves.push({ from, to: from, becomes: 'C' });
  return moves;
}

const putMoves = ({ cells, side, jacks }: Position): Move[] =>
  jacks[side] === 0
    ? []
    : JACK_SQUARES[side].filter((to) => cells[to] === EMPTY).map((to) => ({ from: null, to, becomes: null }));

function isLegal(position: Position, move: Move): boolean {
  const after = boardAfter(position, move);
  return !isExcluded(after) && !isInCheck(after, position.side);
}

const moves = (position: Position): readonly Move[] =>
  [
    ...placesOf(position.cells, (cell) => sideOf(cell) === position.side).flatMap((from) =>
      movesFrom(position, from),
    ),
    ...putMoves(position),
  ].filter((move) => isLegal(position, move));

/** Section 4. */
function outcome(position: Position): Outcome {
  const { cells, side } = position;
  const hasLegal = (list: readonly Move[]): boolean => list.some((move) => isLegal(position, move));
  const canMove = cells.some((cell, from) => sideOf(cell) === side && hasLegal(movesFrom(position, from)));
  if (canMove || hasLegal(putMoves(position))) return PLAYING;
  return isInCheck(cells, side) ? wonBy(side === 'w' ? 'black' : 'white') : DRAWN;
}

/** Section 3, Endgame: has a King reached the first line of the other side? */
const hasKingCome = (cells: readonly Cell[]): boolean =>
  (['w', 'b'] as const).some((side) => GRID.rankOf(cells.indexOf(ofSide('K', side))) === lastRank(side));

/** The square that a Pawn has passed by a double step. */
function passedBy({ cells }: Position, { from, to }: Move): number | null {
  if (from === null || kindOf(cells[from] ?? EMPTY) !== 'P') return null;
  const isDouble =
    GRID.fileOf(from) === GRID.fileOf(to) && Math.abs(GRID.rankOf(from) - GRID.rankOf(to)) === 2;
  return isDouble ? (from + to) / 2 : null;
}

function play(position: Position, move: Move): Position {
  const { side, jacks, working, turns } = position;
  const cells = boardAfter(position, move);
  return {
    cells,
    side: enemyOf(side),
    jacks: move.from === null ? { ...jacks, [side]: jacks[side] - 1 } : jacks,
    passed: passedBy(position, move),
    working: working && !hasKingCome(cells),
    turns: turns + 1,
  };
}

const jacksText = ({ w, b }: Position['jacks']): string => 'J'.repeat(w) + 'j'.repeat(b) || '-';

/** Section 4: what counts when positions are compared for repetition. */
const key = ({ cells, side, jacks, passed, working }: Position): string =>
  [
    writeRanks(cells, GRID.widths),
    side,
    jacksText(jacks),
    passed === null ? '-' : nameOf(passed),
    working ? 't' : '-',
  ].join(' ');

const write = (position: Position): string => `${key(position)} ${position.turns}`;

/** Section 6: the square passed by the last move's double step. */
function readPassed(text: string, cells: readonly Cell[], side: Side): Result<number | null, Fault> {
  if (text === '-') return accept(null);
  const enemy = enemyOf(side);
  const passed = cells.findIndex((_, square) => nameOf(square) === text);
  const pawn = GRID.step(passed, [0, forward(enemy)]);
  const isRight =
    passed >= 0 &&
    GRID.rankOf(passed) === (enemy === 'w' ? 3 : 6) &&
    cells[passed] === EMPTY &&
    cells[pawn] === ofSide('P', enemy) &&
    cells[GRID.step(passed, [0, -forward(enemy)])] === EMPTY;
  return isRight ? accept(passed) : fault('place', 4, text);
}

function read(text: string): Result<Position, Fault> {
  const fields = readFields(text, 6);
  if (!fields.ok) return fields;
  const [board = '', turn = '', hands = '', mark = '', works = '', played = ''] = fields.value;
  const cells = readRanks(board, GRID.widths, LETTERS + HOLE);
  if (!cells.ok) return cells;
  const hole = cells.value.findIndex((cell, square) => (cell === HOLE) !== HOLES.has(square));
  if (hole >= 0) return fault('place', 1, nameOf(hole));
  const side = readSide(turn, ['w', 'b'] as const, 2);
  if (!side.ok) return side;
  if (!/^(?:-|J{1,2}j{0,2}|j{1,2})$/u.test(hands)) return fault('unknown', 3, hands);
  const wrong = ['K', 'k'].find((king) => countOf(cells.value, king) !== 1);
  if (wrong !== undefined) return fault('count', 1, wrong);
  const passed = readPassed(mark, cells.value, side.value);
  if (!passed.ok) return passed;
  if (works !== 't' && works !== '-') return fault('unknown', 5, works);
  const turns = readTurns(played, 6);
  if (!turns.ok) return turns;
  if (isExcluded(cells.value) || isInCheck(cells.value, enemyOf(side.value)))
    return fault('excluded', 1, board);
  return accept({
    cells: cells.value,
    side: side.value,
    jacks: { w: countOf(Array.from(hands), 'J'), b: countOf(Array.from(hands), 'j') },
    passed: passed.value,
    working: works === 't',
    turns: turns.value,
  });
}

/** Jacks and Witches 84. */
export const jacksAndWitches: Rules<Position, Move> = {
  id: 'jacks-and-witches',
  seats: ['white', 'black'],
  start: () => START,
  read,
  write,
  moves,
  writeMove: ({ from, to, becomes }) =>
    from === null
      ? `J@${nameOf(to)}`
      : `${nameOf(from)}-${nameOf(to)}${becomes === null ? '' : `=${becomes}`}`,
  play,
  outcome,
  key,
  turn: ({ side }) => (side === 'w' ? 0 : 1),
};
