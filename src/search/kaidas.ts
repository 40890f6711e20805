import {
  against,
  type Board,
  EMPTY,
  isCompany,
  isInKaida,
  make,
  moveFrom,
  moveTo,
  NO_SQUARE,
  type PackedMove,
  TRAIT,
  unmake,
} from '../engine/search.ts';
import { MOST_PLIES } from './scores.ts';

/** How a square matters for giving Kaida to a King; 0 if it does not. */
const LINE = 1;
const LEAP = 2;

/** By `ply * size + square`, how a move that leaves or enters the square may give Kaida. */
export type Kaidas = Uint8Array;

export const createKaidas = ({ cells }: Board): Kaidas => new Uint8Array(MOST_PLIES * cells.length);

/**
 * Marks the squares around the waiting side's King that a move must leave or enter to give Kaida. On each line these
 * are the empty squares in view of the King and the first piece, or a line of pieces for a vault, with one gap.
 */
export function markKaidas(kaidas: Kaidas, board: Board, ply: number): void {
  const { cells, rules } = board;
  const { step, toEdge } = rules.geometry;
  const size = cells.length;
  const row = ply * size;
  kaidas.fill(0, row, row + size);
  const king = board.king[against(board.turn)]!;
  for (let d = 0; d < 8; d++) {
    const limit = toEdge[king * 8 + d]!;
    const delta = step[d]!;
    let at = king;
    let gaps = cells[king + delta] === EMPTY ? 0 : 1; // a line of pieces may have one gap
    const isLine = gaps === 1;
    for (let steps = 1; steps <= limit; steps++) {
      at += delta;
      kaidas[row + at] = LINE;
      const occupant = cells[at]!;
      if (isLine ? occupant === EMPTY && gaps-- === 0 : occupant !== EMPTY) break;
    }
  }
  const { start, targets } = rules.commonLeaps;
  for (let i = start[king]!; i < start[king + 1]!; i++) kaidas[row + targets[i]!]! |= LEAP;
}

/**
 * Whether a quiet move gives Kaida by a line that it opens, closes or enters, or by a leap. Misses a Pallan that
 * threatens the King around a corner.
 */
export function isKaida(kaidas: Kaidas, board: Board, move: PackedMove, ply: number): boolean {
  if (isCompany(move)) return givesKaida(board, move);
  const { cells, rules } = board;
  const from = moveFrom(move);
  const row = ply * cells.length;
  const marks = kaidas[row + moveTo(move)]!;
  const leaps = (rules.traits[cells[from]!]! & TRAIT.leap) !== 0;
  if ((marks & (leaps ? LINE | LEAP : LINE)) === 0 && (kaidas[row + from]! & LINE) === 0) return false;
  return givesKaida(board, move);
}

/** Whether a move leaves the enemy's King in Kaida. */
function givesKaida(board: Board, move: PackedMove): boolean {
  make(board, move);
  const gives = isInKaida(board, board.turn);
  unmake(board);
  return gives;
}

/** Whether the waiting side has a King. */
export const hasKing = ({ king, turn }: Board): boolean => king[against(turn)] !== NO_SQUARE;
