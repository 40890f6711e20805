import type { Board } from './board.ts';
import { generateMoves, outcomeOf, type Outcome } from './ending.ts';
import type { Square } from './geometry.ts';
import { isInKaida } from './kaida.ts';
import { kindAt, kindIndex } from './kinds.ts';
import {
  CAPTURE_MARK,
  FLUTTEMBER_MARK,
  MOVE_BITS,
  moveFrom,
  movePromotion,
  moveTo,
  VAULT_MARK,
  type Move,
  type PackedMove,
} from './move.ts';
import { sideOf } from './piece.ts';
import { perft as countSequences } from './perft.ts';
import { boardOf, type Position } from './position.ts';
import { sideIndex, type Side } from './side.ts';

/** A legal move with what it does, for boards and records. */
export interface LegalMove extends Move {
  /** It can only be made by a vault: section 12 writes it with `^`. */
  readonly vault: boolean;
  /** Whose piece it captures; null for none. */
  readonly captures: 'enemy' | 'friend' | null;
  readonly fluttember: boolean;
}

/** All legal moves of a position, in no order; none when the game is decided (sections 4 to 9). */
export const legalMoves = (position: Position): LegalMove[] => {
  const board = boardOf(position);
  return packedMoves(board).map((move) => unpack(board, move));
};

/** The legal moves of the piece on a square. */
export const legalMovesFrom = (position: Position, from: Square): LegalMove[] => {
  const board = boardOf(position);
  return packedMoves(board, from).map((move) => unpack(board, move));
};

/** The legal moves of a board that is set, packed, of all pieces or of one; a copy that later calls leave alone. */
export function packedMoves(board: Board, from?: Square): PackedMove[] {
  const end = generateMoves(board, 0, from); // first, since it may replace the list by a longer one
  return Array.from(board.sweep.moves.subarray(0, end));
}

export function unpack(board: Board, move: PackedMove): LegalMove {
  const taken = board.cells[moveTo(move)] ?? 0;
  const promotion = movePromotion(move);
  return {
    from: moveFrom(move),
    to: moveTo(move),
    ...(promotion === 0 ? {} : { promotion: kindAt(promotion) }),
    vault: (move & VAULT_MARK) !== 0,
    captures: (move & CAPTURE_MARK) === 0 ? null : sideOf(taken) === board.turn ? 'friend' : 'enemy',
    fluttember: (move & FLUTTEMBER_MARK) !== 0,
  };
}

/** The bits of a packed move that a move at the door stands for; no marks. */
export const packBits = (move: Move): PackedMove =>
  (move.from & 1023) |
  ((move.to & 1023) << 10) |
  (move.promotion === undefined ? 0 : kindIndex(move.promotion) << 20);

/** The legal move with this start, end and promotion on a board that is set; undefined if there is none. */
export const findLegal = (board: Board, move: Move): PackedMove | undefined =>
  packedMoves(board, move.from).find((legal) => (legal & MOVE_BITS) === packBits(move));

export const isSameMove = (a: Move, b: Move): boolean =>
  a.from === b.from && a.to === b.to && a.promotion === b.promotion;

/** Whether and how the game is over (section 9). Concession, agreed draws and clocks are not its business. */
export const outcome = (position: Position): Outcome => outcomeOf(boardOf(position));

/** Whether the King of the side to move is in Kaida (section 9). */
export const isKaida = (position: Position): boolean => {
  const board = boardOf(position);
  return isInKaida(board, board.turn);
};

/** The number of sequences of `depth` legal moves (depth 0 is 1). */
export const perft = (position: Position, depth: number): number => countSequences(boardOf(position), depth);

/** The square of a side's King; null in games without Kings. */
export const kingSquare = (position: Position, side: Side): Square | null => {
  const square = boardOf(position).king[sideIndex(side)] ?? 0;
  return square < position.cells.length ? square : null;
};
