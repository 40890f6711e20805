import type { Board } from './board.ts';
import { addCompanies } from './companies.ts';
import { NO_SQUARE, type Square } from './geometry.ts';
import { isAttacked, watch } from './kaida.ts';
import { FLUTTEMBER_MARK, isCompany, moveFrom, moveTo, type PackedMove } from './move.ts';
import { markPath } from './movement/path.ts';
import { sweepPiece } from './movement/piece.ts';
import { reserve } from './movement/sweep.ts';
import { EMPTY } from './piece.ts';
import { findHunters, findPrey, isWorthAsking } from './prey.ts';
import { against } from './side.ts';
import { whereVaultsBegin } from './vaults.ts';

/**
 * The only source of legality: writes the legal moves of the side to move to `board.sweep.moves` from `base` on, and
 * returns the end of the list. If a square is given, only the moves of the piece on it. A move is legal only if it does
 * not leave the mover's own King in Kaida (section 9). Whether the game is already decided is for `ending.ts` to say.
 */
export function generateLegal(board: Board, base: number, from?: Square): number {
  const { sweep, turn } = board;
  const king = board.king[turn]!;
  sweep.count = base;
  reserve(sweep, board.count[turn]! + 2); // two more: for a test for Kaida and for the Fluttembers
  const inKaida = king !== NO_SQUARE && watch(board, king, against(turn));
  if (inKaida) markPath(sweep, king);
  const list = board.pieces[turn];
  for (let i = board.count[turn]! - 1; i >= 0; i--) {
    const square = list[i]!;
    if (from === undefined || from === square) addMoves(board, square, inKaida, sweepPiece);
  }
  if (!inKaida && (from === undefined || from === king)) addFluttember(board, isHomeAttacked);
  return sweep.count;
}

/**
 * Adds the legal moves of the piece on a square, after a watch over the King; `sweepIt` finds its moves without regard
 * to the King.
 */
export function addMoves(board: Board, square: Square, inKaida: boolean, sweepIt: typeof sweepPiece): void {
  const { sweep, turn } = board;
  const king = board.king[turn]!;
  const start = sweep.count;
  sweepIt(sweep, square);
  if (king !== NO_SQUARE) {
    const exposes = square === king || sweep.vacated[square] === sweep.watchStamp;
    if (exposes || inKaida || sweep.holes !== 0) sweep.count = keepSafe(board, start, exposes, inKaida);
  }
  if (board.rules.slack > 1 && !sweep.onlyTaking) addCompanies(board, square, inKaida);
}

/** As `generateLegal`, but only captures and promotions. */
export function generateTaking(board: Board, base: number): number {
  const { sweep } = board;
  sweep.onlyTaking = true;
  const end = generateLegal(board, base);
  sweep.onlyTaking = false;
  return end;
}

/**
 * As `generateTaking`, but without captures of friends, and including moves that leave the mover's King in Kaida: for
 * callers that try only a few of them and call `isSafe` first.
 */
export function listTaking(board: Board, base: number): number {
  const { sweep, turn, rules } = board;
  const hunt = findPrey(board, against(turn));
  sweep.count = base;
  reserve(sweep, board.count[turn]! + 1);
  sweep.onlyTaking = true;
  sweep.takes = sweep.takesEnemies;
  if (isWorthAsking(rules)) {
    sweep.begins = whereVaultsBegin(board);
    const count = findHunters(board, hunt, sweep.begins);
    for (let i = 0; i < count; i++) sweepPiece(sweep, hunt.hunters[i]!);
  } else {
    const list = board.pieces[turn];
    for (let i = board.count[turn]! - 1; i >= 0; i--) sweepPiece(sweep, list[i]!);
  }
  sweep.onlyTaking = false;
  sweep.takes = board.rules.takes;
  sweep.begins = null;
  return sweep.count;
}

/**
 * Whether a packed move, with all its marks, is one of the legal moves; `isSafeAfter` says whether it leaves the King
 * safe. Uses the move list from `base` on.
 */
export function isLegal(board: Board, move: PackedMove, base: number, isSafeAfter = isSafe): boolean {
  const { sweep } = board;
  const isPlain = (move & FLUTTEMBER_MARK) === 0 && !isCompany(move);
  sweep.count = base;
  reserve(sweep, 2);
  if (isPlain) sweepPiece(sweep, moveFrom(move));
  else generateLegal(board, base, moveFrom(move));
  let at = sweep.count - 1;
  while (at >= base && sweep.moves[at] !== move) at--;
  sweep.count = base;
  return at >= base && (!isPlain || isSafeAfter(board, move));
}

/**
 * Drops the moves from `start` on that leave the King in Kaida, and returns the new end of the list. Tests only moves
 * that can affect the King's safety: all moves of a piece if `exposes` is true, otherwise those that fill a marked
 * square.
 */
function keepSafe(board: Board, start: number, exposes: boolean, inKaida: boolean): number {
  const { sweep, cells } = board;
  const { moves, filled, watchStamp, count } = sweep;
  let kept = start;
  for (let i = start; i < count; i++) {
    const move = moves[i]!;
    const to = moveTo(move);
    const touches = exposes || (filled[to] === watchStamp && (inKaida || cells[to] === EMPTY));
    if (touches ? isSafe(board, move) : !inKaida) moves[kept++] = move;
  }
  return kept;
}

/**
 * Whether a move of one piece leaves its King safe, or its side has none: makes it on the cells only, tests the King,
 * and takes it back.
 */
export function isSafe(board: Board, move: PackedMove): boolean {
  const { cells } = board;
  const king = board.king[board.turn]!;
  if (king === NO_SQUARE) return true;
  const from = moveFrom(move);
  const to = moveTo(move);
  const piece = cells[from]!;
  const taken = cells[to]!;
  cells[to] = piece;
  cells[from] = EMPTY;
  const safe = !isAttacked(board, from === king ? to : king, against(board.turn));
  cells[from] = piece;
  cells[to] = taken;
  return safe;
}

/**
 * Section 7, King's Fluttember; the caller knows that the King is not in Kaida. Whether it would be on its partner's
 * square is tested without making the exchange: the same squares are occupied afterwards, and neither piece is ever
 * propt.
 */
export function addFluttember(board: Board, isAttackedAt: typeof isHomeAttacked): void {
  const { sweep, rules, turn, cells } = board;
  const king = board.king[turn]!;
  const isFree = king !== NO_SQUARE && ((board.fluttember >> turn) & 1) !== 0;
  if (!isFree || sweep.onlyTaking || king !== board.kingHome[turn]) return;
  const homes = rules.partnerHomes[turn];
  for (let i = 0; i < homes.length; i++) {
    const home = homes[i]!;
    if (cells[home] === rules.home[home] && !isAttackedAt(board, i))
      sweep.moves[sweep.count++] = king | (home << 10) | FLUTTEMBER_MARK;
  }
}

/** Whether the home square with this index, to which a Fluttember may take the King, is attacked. */
export const isHomeAttacked = (board: Board, place: number): boolean =>
  isAttacked(board, board.rules.partnerHomes[board.turn][place]!, against(board.turn));
