import {
  against,
  ALL_PIECE_CODES,
  type Board,
  CAPTURE_MARK,
  EMPTY,
  isAttacked,
  isStruck,
  kindAt,
  kindOf,
  moveFrom,
  movePromotion,
  moveTo,
  type PackedMove,
  PIECE_CODES,
  sideOf,
  withoutBonus,
} from '../engine/search.ts';
import { MOST_PLIES } from './scores.ts';

/** What a search remembers in order to look at good moves first. */
export interface Ordering {
  /** Points of each piece; more than all for a King. */
  readonly points: Uint8Array;
  /** Two quiet moves a ply that proved too good for the opponent elsewhere. */
  readonly killers: Int32Array;
  /** By `piece * size + target`, an *arrival*: how often a quiet move was good, and how deep the search below it was. */
  readonly history: Int32Array;
  /** By ply, the arrival of the move that led to it; 0 where there is none. */
  readonly arrivals: Int32Array;
  /** By arrival, the quiet move that was the best answer to it. */
  readonly replies: Int32Array;
  /** How often a quiet move was good after an arrival, one ply or two plies before; pairs of arrivals share places. */
  readonly sequels: Int16Array;
  /** How good each move of the engine's list looks, at the same index. */
  keys: Int32Array;
}

export const ROYAL_POINTS = 100;
/** Keys: the table's move is searched before the others are listed; then come captures and promotions that gain, … */
const TAKING = 1 << 24;
export const KILLER = 1 << 22;
export const SECOND_KILLER = KILLER - 1;
export const REPLY = KILLER - 2;
/** … quiet moves by their history, and captures that lose. */
const MOST_HISTORY = 1 << 14;
const LOSING = -(1 << 24);

export function createOrdering({ rules, sweep }: Board): Ordering {
  const points = new Uint8Array(PIECE_CODES);
  for (const code of ALL_PIECE_CODES) points[code] = rules.kinds[kindAt(kindOf(code))].points ?? ROYAL_POINTS;
  return {
    points,
    killers: new Int32Array(2 * (MOST_PLIES + 1)),
    history: new Int32Array(PIECE_CODES * rules.geometry.size),
    arrivals: new Int32Array(MOST_PLIES + 1),
    replies: new Int32Array(PIECE_CODES * rules.geometry.size),
    sequels: new Int16Array(SEQUELS),
    keys: new Int32Array(sweep.moves.length),
  };
}

/** A power of 2. */
const SEQUELS = 1 << 17;
const sequelRow = (arrival: number): number => Math.imul(arrival, 0x9e3779b1) >>> 15;

/** Forgets all that searches have learnt. */
export function resetOrdering({ killers, history, arrivals, replies, sequels }: Ordering): void {
  for (const words of [killers, history, arrivals, replies, sequels]) words.fill(0);
}

/** Keeps half of what the last search has learnt about moves, wherever they may be good, for the next one. */
export function ageOrdering({ killers, history, arrivals, sequels }: Ordering): void {
  killers.fill(0);
  arrivals.fill(0);
  for (let i = 0; i < history.length; i++) history[i]! >>= 1;
  for (let i = 0; i < sequels.length; i++) sequels[i]! >>= 1;
}

/** Notes at the next ply what a move brings where; before it is made. */
export function noteArrival({ arrivals }: Ordering, { cells }: Board, move: PackedMove, ply: number): void {
  arrivals[ply + 1] = withoutBonus(cells[moveFrom(move)]!) * cells.length + moveTo(move);
}

/** Gives every move in a part of the list its key. Near the last ply what the moves before were does not count. */
export function rateMoves(
  ordering: Ordering,
  board: Board,
  base: number,
  end: number,
  ply: number,
  depth: number,
): void {
  if (ordering.keys.length < board.sweep.moves.length)
    ordering.keys = new Int32Array(board.sweep.moves.length);
  const { keys, killers, history, arrivals, replies, sequels } = ordering;
  const { moves, cells } = board.sweep;
  const killer = killers[2 * ply]!;
  const second = killers[2 * ply + 1]!;
  const reply = replies[arrivals[ply]!]!;
  const isDeep = depth >= 2;
  const after = sequelRow(arrivals[ply]!);
  const later = sequelRow(ply === 0 ? 0 : arrivals[ply - 1]!);
  for (let i = base; i < end; i++) {
    const move = moves[i]!;
    if (!isQuiet(move)) keys[i] = takingKey(ordering, board, move);
    else if (move === killer) keys[i] = KILLER;
    else if (move === second) keys[i] = SECOND_KILLER;
    else if (move === reply) keys[i] = REPLY;
    else {
      const arrival = withoutBonus(cells[moveFrom(move)]!) * cells.length + moveTo(move);
      const own = 2 * history[arrival]!;
      keys[i] = isDeep
        ? own + sequels[(after + arrival) & (SEQUELS - 1)]! + sequels[(later + arrival) & (SEQUELS - 1)]!
        : own;
    }
  }
}

/** The most valuable victim first, then the least valuable attacker. */
function takingKey({ points }: Ordering, { cells, turn }: Board, move: PackedMove): number {
  const piece = cells[moveFrom(move)]!;
  const taken = cells[moveTo(move)]!;
  if (taken !== EMPTY && sideOf(taken) === turn) return LOSING - points[taken]!;
  const promotion = movePromotion(move);
  const gain = points[taken]! + (promotion === 0 ? 0 : points[promotion << 1]! - points[piece]!);
  return gain <= 0 ? 0 : TAKING + gain * 128 - points[piece]!;
}

/** Rates captures only; `generateTaking` has listed them. */
export function rateTaking(ordering: Ordering, board: Board, base: number, end: number): void {
  if (ordering.keys.length < board.sweep.moves.length)
    ordering.keys = new Int32Array(board.sweep.moves.length);
  for (let i = base; i < end; i++) ordering.keys[i] = takingKey(ordering, board, board.sweep.moves[i]!);
}

/** Moves the best of the moves from `at` on to `at` and returns its key. */
export function pickBest({ keys }: Ordering, moves: Int32Array, at: number, end: number): number {
  let best = at;
  let key = keys[at]!;
  for (let i = at + 1; i < end; i++)
    if (keys[i]! > key) {
      key = keys[i]!;
      best = i;
    }
  if (best !== at) {
    keys[best] = keys[at]!;
    keys[at] = key;
    const move = moves[best]!;
    moves[best] = moves[at]!;
    moves[at] = move;
  }
  return key;
}

export const isTakingKey = (key: number): boolean => key >= TAKING >> 1;
export const isLosingKey = (key: number): boolean => key <= LOSING >> 1;

/** As `pickBest`, but captures that lose come last: a valuable piece for a lesser one that is defended. */
export function pickSound(ordering: Ordering, board: Board, at: number, end: number): number {
  for (;;) {
    const { moves } = board.sweep;
    const key = pickBest(ordering, moves, at, end);
    if (!isTakingKey(key) || !losesByTaking(ordering, board, moves[at]!)) return key;
    ordering.keys[at] = LOSING + ((key - TAKING) >> 7);
  }
}

/** Whether a capture gives a piece for a lesser one: the captured piece is worth less, and an enemy can take back. */
export function losesByTaking({ points }: Ordering, board: Board, move: PackedMove): boolean {
  const { cells, turn } = board;
  const from = moveFrom(move);
  const to = moveTo(move);
  const piece = cells[from]!;
  const taken = cells[to]!;
  if (points[piece]! <= points[taken]! || points[piece] === ROYAL_POINTS || movePromotion(move) !== 0)
    return false;
  cells[to] = piece;
  cells[from] = EMPTY;
  const defended = isStruck(board, to, against(turn)) || isAttacked(board, to, against(turn));
  cells[from] = piece;
  cells[to] = taken;
  return defended;
}

/** Remembers that a quiet move ended the search of a node, and that the quiet moves before it in the list did not. */
export function learn(
  ordering: Ordering,
  board: Board,
  move: PackedMove,
  ply: number,
  depth: number,
  base: number,
  end: number,
): void {
  const { killers, replies, arrivals } = ordering;
  const { moves } = board.sweep;
  if (killers[2 * ply] !== move) {
    killers[2 * ply + 1] = killers[2 * ply]!;
    killers[2 * ply] = move;
  }
  replies[arrivals[ply]!] = move;
  const bonus = Math.min(16 * depth * depth + 32 * depth, 1200);
  reward(ordering, board, move, ply, bonus);
  for (let i = base; i < end; i++)
    if (isQuiet(moves[i]!) && moves[i] !== move) reward(ordering, board, moves[i]!, ply, -bonus);
}

export const isQuiet = (move: PackedMove): boolean =>
  (move & CAPTURE_MARK) === 0 && movePromotion(move) === 0;

function reward(
  { history, sequels, arrivals }: Ordering,
  { cells }: Board,
  move: PackedMove,
  ply: number,
  bonus: number,
): void {
  const arrival = withoutBonus(cells[moveFrom(move)]!) * cells.length + moveTo(move);
  raise(history, arrival, bonus);
  raise(sequels, (sequelRow(arrivals[ply]!) + arrival) & (SEQUELS - 1), bonus);
  if (ply > 0) raise(sequels, (sequelRow(arrivals[ply - 1]!) + arrival) & (SEQUELS - 1), bonus);
}

/** The nearer a value is to the most, the less it grows. */
function raise(values: Int32Array | Int16Array, at: number, bonus: number): void {
  values[at]! += bonus - (((values[at]! * Math.abs(bonus)) / MOST_HISTORY) | 0);
}
