import { makeCompany, unmakeCompany } from './company.ts';
import { NO_SQUARE, type Square } from './geometry.ts';
import { FLUTTEMBER_MARK, isCompany, moveFrom, movePromotion, moveTo, type PackedMove } from './move.ts';
import { createSweep, type Sweep } from './movement/sweep.ts';
import { toggleNear } from './near.ts';
import { EMPTY, sideOf, withoutBonus, type PieceCode } from './piece.ts';
import { ROAMS, TRAIT } from './compiled/traits.ts';
import type { Ruleset } from './compiled/ruleset.ts';
import { against, type SideIndex } from './side.ts';
import type { Vaults } from './vaults.ts';

/**
 * The mutable board of searches: `make` and `unmake` change it in place and allocate nothing. By contrast, the
 * positions of the public interface (`index.ts`) are immutable values.
 */
export interface Board {
  readonly rules: Ruleset;
  readonly cells: Uint8Array;
  turn: SideIndex;
  /** Bit 0: Yellow may still make its Fluttember; bit 1: Blue may. */
  fluttember: number;
  turnsPlayed: number;
  /** The squares of each side's pieces, unordered: `pieces[side][0]` up to `count[side] - 1`. */
  readonly pieces: readonly [Uint16Array, Uint16Array];
  readonly count: Uint16Array;
  /** The index of a square in the list of its side. */
  readonly slot: Uint16Array;
  /** The squares of each side's roamers, unordered: pieces that may reach a square from anywhere (see `ROAMS`). */
  readonly roamers: readonly [Uint16Array, Uint16Array];
  readonly roamerCount: Uint16Array;
  /** The squares of the Kings, or `NO_SQUARE`; then the Kings' squares in the array. */
  readonly king: Uint16Array;
  readonly kingHome: Uint16Array;
  /** What `unmake` needs: three numbers for each move. */
  undo: Int32Array;
  undoTop: number;
  readonly sweep: Sweep;
  /** Where vaults begin, kept from the first request on: see `whereVaultsBegin`. */
  vaults: Vaults | null;
}

/** An empty board of a variation, with Yellow to move. */
export function createBoard(rules: Ruleset): Board {
  const { size } = rules.geometry;
  const sweep = createSweep(rules);
  const kingHome = new Uint16Array(2).fill(NO_SQUARE);
  rules.home.forEach((code, square) => {
    if (isRoyal(rules, code)) kingHome[sideOf(code)] = square;
  });
  return {
    rules,
    cells: sweep.cells,
    turn: 0,
    fluttember: 0,
    turnsPlayed: 0,
    pieces: [new Uint16Array(size), new Uint16Array(size)],
    count: new Uint16Array(2),
    slot: new Uint16Array(size),
    roamers: [new Uint16Array(size), new Uint16Array(size)],
    roamerCount: new Uint16Array(2),
    king: new Uint16Array(2).fill(NO_SQUARE),
    kingHome,
    undo: new Int32Array(3 * 256),
    undoTop: 0,
    sweep,
    vaults: null,
  };
}

const isRoyal = (rules: Ruleset, code: PieceCode): boolean => (rules.traits[code]! & TRAIT.royal) !== 0;

/** Sets the whole board. `cells` is copied. */
export function setBoard(
  board: Board,
  cells: ArrayLike<number>,
  turn: SideIndex,
  fluttember: number,
  turnsPlayed: number,
): void {
  board.cells.set(cells);
  board.turn = turn;
  board.fluttember = fluttember;
  board.turnsPlayed = turnsPlayed;
  board.undoTop = 0;
  board.count.fill(0);
  board.roamerCount.fill(0);
  board.king.fill(NO_SQUARE);
  for (const near of board.sweep.near) near.fill(0);
  board.vaults = null;
  for (let square = 0; square < cells.length; square++) {
    const code = board.cells[square]!;
    if (code === EMPTY) continue;
    append(board, sideOf(code), square);
    toggleNear(board, sideOf(code), square);
    if (roams(board.rules, code)) addRoamer(board, sideOf(code), square);
    if (isRoyal(board.rules, code)) board.king[sideOf(code)] = square;
  }
}

function append(board: Board, side: SideIndex, square: Square): void {
  const at = board.count[side]!;
  board.pieces[side][at] = square;
  board.slot[square] = at;
  board.count[side] = at + 1;
}

/** Removes a square from its side's list; the last one in the list fills the gap. */
function remove(board: Board, side: SideIndex, square: Square): void {
  const list = board.pieces[side];
  const last = list[--board.count[side]!]!;
  const at = board.slot[square]!;
  list[at] = last;
  board.slot[last] = at;
}

/** Undoes `remove` exactly, so that the list is in the same order as before. */
function restore(board: Board, side: SideIndex, square: Square, at: number): void {
  const list = board.pieces[side];
  const end = board.count[side]!++;
  const moved = list[at]!;
  list[end] = moved;
  board.slot[moved] = end;
  list[at] = square;
  board.slot[square] = at;
}

const roams = (rules: Ruleset, code: PieceCode): boolean => rules.offLineSpan[code] === ROAMS;

function addRoamer(board: Board, side: SideIndex, square: Square): void {
  board.roamers[side][board.roamerCount[side]!++] = square;
}

/** There are few roamers, so a linear search is fast enough. */
function removeRoamer(board: Board, side: SideIndex, square: Square): void {
  const list = board.roamers[side];
  let at = 0;
  while (list[at] !== square) at++;
  list[at] = list[--board.roamerCount[side]!]!;
}

/** Updates the list when two pieces of a side exchange their squares (section 7). */
function exchangeRoamers(
  { rules, cells, roamers, roamerCount }: Board,
  side: SideIndex,
  a: Square,
  b: Square,
): void {
  if (roams(rules, cells[a]!) === roams(rules, cells[b]!)) return;
  const list = roamers[side];
  for (let at = 0; at < roamerCount[side]!; at++)
    if (list[at] === a) list[at] = b;
    else if (list[at] === b) list[at] = a;
}

/** Plays a legal move. */
export function make(board: Board, move: PackedMove): void {
  const { cells, turn } = board;
  const from = moveFrom(move);
  const to = moveTo(move);
  const piece = cells[from]!;
  const taken = cells[to]!;
  if (board.undoTop + 3 > board.undo.length) growUndo(board);
  board.undo[board.undoTop++] = move;
  if (isCompany(move)) {
    board.undo[board.undoTop++] = makeCompany(board, move);
    board.undo[board.undoTop++] = board.fluttember;
    board.turn = against(turn);
    board.turnsPlayed++;
    return;
  }
  board.undo[board.undoTop++] = piece | (taken << 8);
  board.undo[board.undoTop++] = board.fluttember | (board.slot[to]! << 2);
  if ((move & FLUTTEMBER_MARK) !== 0) {
    cells[from] = taken;
    cells[to] = piece;
    exchangeRoamers(board, turn, from, to);
    board.king[turn] = to;
    board.fluttember &= ~(1 << turn);
  } else {
    board.vaults?.note(from);
    if (taken === EMPTY) board.vaults?.note(to);
    else {
      remove(board, sideOf(taken), to);
      toggleNear(board, sideOf(taken), to);
      if (roams(board.rules, taken)) removeRoamer(board, sideOf(taken), to);
    }
    cells[from] = EMPTY;
    cells[to] = landed(piece, move);
    if (roams(board.rules, piece)) removeRoamer(board, turn, from);
    if (roams(board.rules, cells[to])) addRoamer(board, turn, to);
    const at = board.slot[from]!;
    board.pieces[turn][at] = to;
    board.slot[to] = at;
    toggleNear(board, turn, from);
    toggleNear(board, turn, to);
    if (board.king[turn] === from) board.king[turn] = to;
  }
  board.turn = against(turn);
  board.turnsPlayed++;
}

/** The piece as it stands after its move: promoted if the move says so, and without its bonus (section 4). */
export function landed(piece: PieceCode, move: PackedMove): PieceCode {
  const promotion = movePromotion(move);
  return promotion === 0 ? withoutBonus(piece) : sideOf(piece) | (promotion << 1);
}

/** The last move made. */
export const lastMove = ({ undo, undoTop }: Board): PackedMove => undo[undoTop - 3]!;

/** Takes back the last move. */
export function unmake(board: Board): void {
  const { cells } = board;
  board.turnsPlayed--;
  const turn = against(board.turn);
  board.turn = turn;
  const rights = board.undo[--board.undoTop]!;
  board.fluttember = rights & 3;
  const pair = board.undo[--board.undoTop]!;
  const move = board.undo[--board.undoTop]!;
  if (isCompany(move)) {
    unmakeCompany(board, move, pair);
    return;
  }
  const from = moveFrom(move);
  const to = moveTo(move);
  const taken = pair >> 8;
  const isSwap = (move & FLUTTEMBER_MARK) !== 0;
  if (!isSwap && roams(board.rules, cells[to]!)) removeRoamer(board, turn, to);
  cells[from] = pair & 255;
  cells[to] = taken;
  if (board.king[turn] === to) board.king[turn] = from;
  if (isSwap) {
    exchangeRoamers(board, turn, from, to);
    return;
  }
  if (roams(board.rules, cells[from])) addRoamer(board, turn, from);
  const at = board.slot[to]!;
  board.pieces[turn][at] = from;
  board.slot[from] = at;
  toggleNear(board, turn, from);
  toggleNear(board, turn, to);
  if (taken === EMPTY) board.vaults?.note(to);
  board.vaults?.note(from);
  if (taken === EMPTY) return;
  toggleNear(board, sideOf(taken), to);
  restore(board, sideOf(taken), to, rights >> 2);
  if (roams(board.rules, taken)) addRoamer(board, sideOf(taken), to);
}

function growUndo(board: Board): void {
  const undo = new Int32Array(board.undo.length * 2);
  undo.set(board.undo);
  board.undo = undo;
}
