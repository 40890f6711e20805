import type { Board } from './board.ts';
import { NO_SQUARE, type Square } from './geometry.ts';
import { isAttacked, watch } from './kaida.ts';
import { FLUTTEMBER_MARK, moveFrom, moveTo, type PackedMove } from './move.ts';
import { markPath } from './movement/path.ts';
import { sweepPiece } from './movement/piece.ts';
import { ANYWHERE, reserve } from './movement/sweep.ts';
import { EMPTY } from './piece.ts';
import type { SideIndex } from './side.ts';

/**
 * The only source of legality: writes the legal moves of the side to move to `board.sweep.moves` from `base` on and
 * returns the end of the list. A move is legal only if it does not leave the mover's own King in Kaida (section 9).
 * Whether the game is already decided is not asked here; see `ending.ts`.
 */
export function generateLegal(board: Board, base: number): number {
  const { sweep, turn } = board;
  const king = board.king[turn]!;
  sweep.count = base;
  const inKaida = king !== NO_SQUARE && watch(board, king, (turn ^ 1) as SideIndex);
  if (inKaida) markPath(sweep, king);
  sweep.target = ANYWHERE;
  const list = board.pieces[turn];
  for (let i = board.count[turn]! - 1; i >= 0; i--) {
    reserve(sweep);
    sweepPiece(sweep, list[i]!);
  }
  if (king === NO_SQUARE) return sweep.count;
  if (!inKaida) addFluttember(board, king);
  return keepSafe(board, king, base, inKaida);
}

/** Drops the moves that leave the King in Kaida; tests only those that can touch its safety. */
function keepSafe(board: Board, king: Square, base: number, inKaida: boolean): number {
  const { sweep, cells } = board;
  const { moves, vacated, filled, watchStamp } = sweep;
  const end = sweep.count;
  let kept = base;
  for (let i = base; i < end; i++) {
    const move = moves[i]!;
    const from = moveFrom(move);
    const to = moveTo(move);
    const touches = vacated[from] === watchStamp || (filled[to] === watchStamp && (inKaida || cells[to] === EMPTY));
    if (from === king || touches ? isSafe(board, move, king) : !inKaida) moves[kept++] = move;
  }
  return kept;
}

/** Makes a move on the cells alone, tests the King, and takes it back. */
function isSafe(board: Board, move: PackedMove, king: Square): boolean {
  const { cells } = board;
  const from = moveFrom(move);
  const to = moveTo(move);
  const piece = cells[from]!;
  const taken = cells[to]!;
  cells[to] = piece;
  cells[from] = (move & FLUTTEMBER_MARK) !== 0 ? taken : EMPTY;
  const safe = !isAttacked(board, from === king ? to : king, (board.turn ^ 1) as SideIndex);
  cells[from] = piece;
  cells[to] = taken;
  return safe;
}

/** Section 7, King's Fluttember; the caller has seen that the King is not in Kaida. */
function addFluttember(board: Board, king: Square): void {
  const { sweep, rules, turn, cells } = board;
  if (((board.fluttember >> turn) & 1) === 0 || king !== board.kingHome[turn]) return;
  const list = board.pieces[turn];
  for (let i = 0; i < board.count[turn]!; i++) {
    const square = list[i]!;
    if (rules.partner[cells[square]!] === 1 && rules.home[square] === cells[square])
      sweep.moves[sweep.count++] = king | (square << 10) | FLUTTEMBER_MARK;
  }
}
