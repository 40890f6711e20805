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

/** What a search remembers in order to try good moves first. */
export interface Ordering {
  /** The points of each piece; for a King more than for any other. */
  readonly points: Uint8Array;
  /** The killer moves: two quiet moves a ply that caused a cutoff elsewhere. */
  readonly killers: Int32Array;
  /** The history, by `piece * size + target`, an *arrival*: how often a quiet move was good, weighted by depth. */
  readonly history: Int32Array;
  /** By ply, the arrival of the move that led to it; 0 if there is none. */
  readonly arrivals: Int32Array;
  /** By arrival, the quiet move that was the best reply to it. */
  readonly replies: Int32Array;
  /**
   * How often a quiet move was good after an arrival one or two plies before; different pairs of arrivals may share an
   * entry.
   */
  readonly sequels: Int16Array;
  /** How good each move of the engine's list looks, at the move's index. */
  keys: Int32Array;
}

export const ROYAL_POINTS = 100;
/** Keys. The table move is searched before the others are listed; then come winning captures and promotions, … */
const TAKING = 1 << 24;
export const KILLER = 1 << 22;
export const SECOND_KILLER = KILLER - 1;
export const REPLY = KILLER - 2;
/** … then quiet moves by their history, and losing captures. */
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

/** The size of `sequels`, a power of 2. */
const SEQUELS = 1 << 17;
const sequelRow = (arrival: number): number => Math.imul(arrival, 0x9e3779b1) >>> 15;

/** Forgets everything that earlier searches have learnt. */
export function resetOrdering({ killers, history, arrivals, replies, sequels }: Ordering): void {
  for (const words of [killers, history, arrivals, replies, sequels]) words.fill(0);
}

/** Halves what the last search has learnt about moves, wherever they were good, for the next search. */
export function ageOrdering({ killers, history, arrivals, sequels }: Ordering): void {
  killers.fill(0);
  arrivals.fill(0);
  for (let i = 0; i < history.length; i++) history[i]! >>= 1;
  for (let i = 0; i < sequels.length; i++) sequels[i]! >>= 1;
}

/** Records the arrival of a move for the next ply; call it before the move is made. */
export function noteArrival({ arrivals }: Ordering, { cells }: Board, move: PackedMove, ply: number): void {
  arrivals[ply + 1] = withoutBonus(cells[moveFrom(move)]!) * cells.length + moveTo(move);
}

/** Gives a key to every move in a part of the list. Near the leaves, earlier moves are ignored. */
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

/** Most valuable victim first, then least valuable attacker. */
function takingKey({ points }: Ordering, { cells, turn }: Board, move: PackedMove): number {
  const piece = cells[moveFrom(move)]!;
  const taken = cells[moveTo(move)]!;
  if (taken !== EMPTY && sideOf(taken) === turn) return LOSING - points[taken]!;
  const promotion = movePromotion(move);
  const gain = points[taken]! + (promotion === 0 ? 0 : points[promotion << 1]! - points[piece]!);
  return gain <= 0 ? 0 : TAKING + gain * 128 - points[piece]!;
}

/** The same for captures and promotions only, as `generateTaking` lists them. */
export function rateTaking(ordering: Ordering, board: Board, base: number, end: number): void {
  if (ordering.keys.length < board.sweep.moves.length)
    ordering.keys = new Int32Array(board.sweep.moves.length);
  for (let i = base; i < end; i++) ordering.keys[i] = takingKey(ordering, board, board.sweep.moves[i]!);
}

/** Brings the best move of those from `at` on to `at`, and returns its key. */
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

/**
 * As `pickBest`, but losing captures come last: those that give up a valuable piece for a lesser one that is defended.
 */
export function pickSound(ordering: Ordering, board: Board, at: number, end: number): number {
  for (;;) {
    const { moves } = board.sweep;
    const key = pickBest(ordering, moves, at, end);
    if (!isTakingKey(key) || !losesByTaking(ordering, board, moves[at]!)) return key;
    ordering.keys[at] = LOSING + ((key - TAKING) >> 7);
  }
}

/**
 * Whether a capture loses material: the captured piece is worth less than the capturing one, and an enemy can take
 * back.
 */
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

/** Rewards a quiet move that caused a cutoff, and penalises the quiet moves before it in the list. */
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

/** The nearer a value is to its limit, the less it grows. */
function raise(values: Int32Array | Int16Array, at: number, bonus: number): void {
  values[at]! += bonus - (((values[at]! * Math.abs(bonus)) / MOST_HISTORY) | 0);
}
