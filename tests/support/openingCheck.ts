import { sweepPiece } from '../../src/engine/movement/piece.ts';
import { isGivenKaida, staysSafe } from '../../src/engine/opening.ts';
import {
  boardOf,
  generateLegal,
  isInKaida,
  isSafe,
  make,
  type PackedMove,
  unmake,
} from '../../src/engine/search.ts';
import type { Position } from '../../src/engine/index.ts';

/** How many moves give Kaida, how many would leave the mover's King in it, and which the quick question gets wrong. */
export function compareOpenings(position: Position): {
  readonly given: number;
  readonly unsafe: number;
  readonly wrong: readonly PackedMove[];
} {
  const board = boardOf(position);
  const { sweep, turn } = board;
  const listed = (end: number): PackedMove[] => Array.from(sweep.moves.subarray(0, end));
  const wrong: PackedMove[] = [];
  let [given, unsafe] = [0, 0];
  for (const move of listed(generateLegal(board, 0))) {
    make(board, move);
    const gives = isInKaida(board, board.turn);
    if (gives !== isGivenKaida(board, move)) wrong.push(move);
    unmake(board);
    if (gives) given++;
  }
  if (isInKaida(board, turn)) return { given, unsafe, wrong };
  for (const square of board.pieces[turn].slice(0, board.count[turn])) {
    sweep.count = 0;
    sweepPiece(sweep, square);
    for (const move of listed(sweep.count)) {
      const safe = isSafe(board, move);
      if (safe !== staysSafe(board, move)) wrong.push(move);
      if (!safe) unsafe++;
    }
  }
  return { given, unsafe, wrong };
}

/** What the quick question gets wrong in a position; null for nothing. */
export function openingError(position: Position): string | null {
  const { wrong } = compareOpenings(position);
  return wrong.length === 0 ? null : `whether a King stays safe is wrong after ${wrong.join(', ')}`;
}
