import type { Square } from '../engine/index.ts';
import {
  against,
  EMPTY,
  endsOf,
  FLUTTEMBER_MARK,
  isCompany,
  landed,
  lastMove,
  make,
  moveFrom,
  moveTo,
  type PackedMove,
  startsOf,
  unmake,
  withoutBonus,
} from '../engine/search.ts';
import { addAround, countLiberties } from './evaluation/liberties.ts';
import { NO_ROW, ROW, rowOf } from './evaluation/rows.ts';
import { come, followKing, leave, note } from './evaluation/standing.ts';
import { noteChange, stepViews, type Views } from './network/views.ts';
import { change, keepSums, LASTING, type Path } from './path.ts';

/** Plays a legal move. */
export function advance(path: Path, move: PackedMove): void {
  const { board, views } = path;
  if (isCompany(move)) {
    advanceCompany(path, move);
    return;
  }
  const from = moveFrom(move);
  const to = moveTo(move);
  const { cells, fluttember } = board;
  const size = cells.length;
  const piece = cells[from]!;
  const taken = cells[to]!;
  const isSwap = (move & FLUTTEMBER_MARK) !== 0;
  const came = isSwap ? piece : landed(piece, move);
  step(path, rowOf(piece, from, size), rowOf(came, to, size));
  if (taken !== EMPTY) change(path, rowOf(taken, to, size), isSwap ? rowOf(taken, from, size) : NO_ROW);
  if (LASTING[piece] !== 0 || (taken !== EMPTY && !isSwap)) path.quiet[path.at] = 0;
  if (views === null) {
    const { standing, evaluation } = path;
    const isRoyal = from === board.king[board.turn];
    if (taken !== EMPTY) leave(standing, evaluation, board, to);
    leave(standing, evaluation, board, from);
    if (!isSwap) addAround(standing.liberties, board, from, 1);
    make(board, move);
    come(standing, evaluation, board, to);
    if (isSwap) come(standing, evaluation, board, from);
    else if (taken === EMPTY) addAround(standing.liberties, board, to, -1);
    if (isRoyal) followKing(standing, evaluation, board, from, to);
    keepSums(path);
  } else {
    showMove(path, views, move, from, to);
    make(board, move);
  }
  if (fluttember !== board.fluttember) {
    toggle(path, path.zobrist.fluttember, fluttember);
    toggle(path, path.zobrist.fluttember, board.fluttember);
  }
}

/** Tells a network what a piece's move, or a Fluttember, is about to change. */
function showMove({ board, at }: Path, views: Views, move: PackedMove, from: Square, to: Square): void {
  const { cells } = board;
  const piece = cells[from]!;
  const taken = cells[to]!;
  const size = cells.length;
  const isSwap = (move & FLUTTEMBER_MARK) !== 0;
  noteChange(views, at, piece, from, size, -1);
  if (taken !== EMPTY) noteChange(views, at, taken, to, size, -1);
  if (isSwap) noteChange(views, at, taken, from, size, 1);
  noteChange(views, at, isSwap ? piece : landed(piece, move), to, size, 1);
}

/** Section 18: three pieces leave their squares, then each arrives on its new one. */
function advanceCompany(path: Path, move: PackedMove): void {
  const { board, standing, evaluation, views } = path;
  const { cells } = board;
  const starts = startsOf(board.rules, move);
  const ends = endsOf(move, starts);
  step(path, NO_ROW, NO_ROW);
  for (const [place, from] of starts.entries()) {
    const [piece, to] = [cells[from]!, ends[place]!];
    const landing = withoutBonus(piece);
    change(path, rowOf(piece, from, cells.length), rowOf(landing, to, cells.length));
    if (LASTING[piece] !== 0) path.quiet[path.at] = 0;
    if (views === null) leave(standing, evaluation, board, from);
    else {
      noteChange(views, path.at, piece, from, cells.length, -1);
      noteChange(views, path.at, landing, to, cells.length, 1);
    }
  }
  make(board, move);
  if (views !== null) return;
  for (const end of ends) come(standing, evaluation, board, end);
  countLiberties(standing.liberties, board);
  keepSums(path);
}

/** Takes back the last move. */
export function retreat(path: Path): void {
  const { board } = path;
  path.at--;
  if (path.views === null) unmakeStanding(path, lastMove(board));
  else unmake(board);
}

function unmakeStanding(path: Path, move: PackedMove): void {
  const { standing, evaluation, board, sums, liberties, at } = path;
  const starts = isCompany(move) ? startsOf(board.rules, move) : null;
  if (starts === null) {
    const from = moveFrom(move);
    const to = moveTo(move);
    note(standing, evaluation, board, to, -1);
    if ((move & FLUTTEMBER_MARK) !== 0) note(standing, evaluation, board, from, -1);
    unmake(board);
    note(standing, evaluation, board, from, 1);
    if (board.cells[to] !== EMPTY) note(standing, evaluation, board, to, 1);
  } else {
    for (const end of endsOf(move, starts)) note(standing, evaluation, board, end, -1);
    unmake(board);
    for (const start of starts) note(standing, evaluation, board, start, 1);
  }
  standing.sum = sums[at]!;
  standing.liberties.sums[0] = liberties[2 * at]!;
  standing.liberties.sums[1] = liberties[2 * at + 1]!;
}

/** A null move: passes the turn to the other side, to see how strong the position is. No game allows a pass. */
export function pass(path: Path): void {
  step(path, NO_ROW, NO_ROW);
  keepSums(path);
  path.quiet[path.at] = 0; // a null move ends the run of positions that can be repeated
  path.board.turn = against(path.board.turn);
}

export function unpass(path: Path): void {
  path.at--;
  path.board.turn = against(path.board.turn);
}

/** Begins a ply in which one piece's row has replaced another. */
function step(path: Path, gone: number, came: number): void {
  const { at, low, high, early, late, phase, quiet, around, zobrist, evaluation } = path;
  const { rows } = evaluation;
  const next = at + 1;
  low[next] = low[at]! ^ zobrist.turn[0]! ^ rows[gone + ROW.low]! ^ rows[came + ROW.low]!;
  high[next] = high[at]! ^ zobrist.turn[1]! ^ rows[gone + ROW.high]! ^ rows[came + ROW.high]!;
  early[next] = early[at]! - rows[gone + ROW.early]! + rows[came + ROW.early]!;
  late[next] = late[at]! - rows[gone + ROW.late]! + rows[came + ROW.late]!;
  phase[next] = phase[at]! - rows[gone + ROW.phase]! + rows[came + ROW.phase]!;
  quiet[next] = quiet[at]! + 1;
  around[next] = around[at]!;
  path.at = next;
  if (path.views !== null) stepViews(path.views, next);
}

function toggle(path: Path, words: Int32Array, index: number): void {
  path.low[path.at]! ^= words[2 * index]!;
  path.high[path.at]! ^= words[2 * index + 1]!;
}
