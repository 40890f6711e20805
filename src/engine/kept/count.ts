import type { Board } from '../board.ts';
import { NO_SQUARE, type Square } from '../geometry.ts';
import type { Kept } from './kept.ts';
import { findStale } from './changes.ts';
import { watchUnlessKept } from './safety.ts';
import { addFluttember, addMoves } from '../legal.ts';
import { moveTo, type PackedMove } from '../move.ts';
import { markPath } from '../movement/path.ts';

/**
 * The number of moves that `generateLegal` finds for all pieces after a move from the kept position, but quicker: only
 * lookers that see a square changed by the move are swept. Uses the move list from `base` on.
 */
export function countWithKept(board: Board, base: number, kept: Kept, move: PackedMove): number {
  const { sweep, turn, rules } = board;
  findStale(board, kept, move);
  sweep.count = base;
  const unsettled = watchUnlessKept(board, kept);
  if (unsettled === null) markPath(sweep, board.king[turn]!);
  // a company move also depends on squares that only its other pieces see, so every piece is listed
  const settled =
    unsettled === null || rules.slack > 1
      ? addAll(board, kept, unsettled === null)
      : addChanged(board, kept, unsettled, moveTo(move));
  if (unsettled !== null) addFluttember(board, kept.isHomeAttacked);
  return settled + sweep.count - base;
}

/** Adds the moves of all pieces; returns 0, the number of moves that need not be listed. */
function addAll(board: Board, kept: Kept, inKaida: boolean): 0 {
  const { pieces, count, turn } = board;
  for (let i = count[turn]! - 1; i >= 0; i--) addMoves(board, pieces[turn][i]!, inKaida, kept.sweepPiece);
  return 0;
}

/**
 * Adds the moves of pieces that see a change or may affect the King's safety, unless the piece was captured. Returns
 * the number of moves of all others.
 */
function addChanged(board: Board, kept: Kept, unsettled: Int32Array, to: Square): number {
  const { stale, counts, first, from } = kept;
  let settled = kept.total;
  let done = NO_SQUARE;
  for (let word = 0; word < kept.sight.words; word++)
    for (let left = stale[word]! | unsettled[word]!; left !== 0; left &= left - 1) {
      const looker = 32 * word + 31 - Math.clz32(left & -left);
      const square = from[looker]!;
      if (looker < first || square === done) continue;
      done = square;
      settled -= counts[square]!;
      if (square !== to) addMoves(board, square, false, kept.sweepPiece);
    }
  return settled;
}
