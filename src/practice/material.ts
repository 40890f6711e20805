import { pointsOf, type Ruleset } from '../engine/index.ts';
import {
  type Board,
  EMPTY,
  generateMoves,
  generateTaking,
  isInKaida,
  kindAt,
  kindOf,
  make,
  moveFrom,
  movePromotion,
  moveTo,
  outcomeOf,
  type PackedMove,
  type PieceCode,
  sideOf,
  unmake,
} from '../engine/search.ts';

/** The worth of a won game in points: more than any army. */
const WON = 1000;
/** Plies for which captures are followed after the reply, and for which a King in Kaida gets all its moves. */
const MOST_CAPTURES = 8;
const ANSWERED = 2;

/** The balance of points on a board (section 2), from the view of the side to move. */
export function balanceOf({ rules, cells, turn }: Board): number {
  let balance = 0;
  for (const code of cells) balance += pointsAt(rules, code) * (sideOf(code) === turn ? 1 : -1);
  return balance;
}

const pointsAt = (rules: Ruleset, code: PieceCode): number =>
  code === EMPTY ? 0 : pointsOf(rules, kindAt(kindOf(code)));

/** By how much a legal move that is about to be made improves the balance of its side. */
export function raisedBy({ rules, cells, turn }: Board, move: PackedMove): number {
  const taken = cells[moveTo(move)]!;
  const won = pointsAt(rules, taken) * (sideOf(taken) === turn ? -1 : 1);
  const promotion = movePromotion(move);
  if (promotion === 0) return won;
  return won + pointsOf(rules, kindAt(promotion)) - pointsAt(rules, cells[moveFrom(move)]!);
}

/** A reply to a move, and the balance to which it leads for the side that replied. */
export interface Answer {
  readonly reply: PackedMove | null;
  readonly balance: number;
}

/**
 * The best reply of the side to move, in points: every reply is tried, and after it all captures and promotions of both
 * sides are followed to their end. It stops at the first reply that reaches `enough`, and tries `first` first.
 */
export function bestAnswer(board: Board, base: number, enough: number, first: PackedMove | null): Answer {
  const end = generateMoves(board, base);
  if (end === base) return { reply: null, balance: endBalance(board, base) };
  const balance = balanceOf(board);
  sortMoves(board, base, end, first);
  let best: Answer = { reply: null, balance: -Infinity };
  for (let i = base; i < end && best.balance < enough; i++) {
    const reply = board.sweep.moves[i]!;
    const after = balance + raisedBy(board, reply);
    make(board, reply);
    const reached = -settle(board, end, -after, -enough, -best.balance, 0);
    unmake(board);
    if (reached > best.balance) best = { reply, balance: reached };
  }
  return best;
}

/** The balance of a position without moves, by how the game ended. */
function endBalance(board: Board, base: number): number {
  const ended = outcomeOf(board, base);
  if (ended.status !== 'over' || ended.winner === null) return 0;
  const sign = (ended.winner === 'yellow') === (board.turn === 0) ? 1 : -1;
  return sign * WON * Math.max(ended.points.yellow, ended.points.blue);
}

/**
 * The balance for the side to move once nothing more is captured; the side may also stop capturing, except in Kaida.
 */
function settle(
  board: Board,
  base: number,
  balance: number,
  low: number,
  high: number,
  beyond: number,
): number {
  const mustAnswer = beyond < ANSWERED && isInKaida(board, board.turn);
  const isBare = board.count[board.turn]! <= 1 || board.count[1 - board.turn]! <= 1;
  const end = mustAnswer || isBare ? generateMoves(board, base) : generateTaking(board, base);
  if ((mustAnswer || isBare) && end === base) return endBalance(board, base);
  let best = mustAnswer ? -Infinity : balance;
  if (best >= high || beyond >= MOST_CAPTURES) return Math.max(best, balance);
  sortMoves(board, base, end, null);
  for (let i = base; i < end && best < high; i++) {
    const move = board.sweep.moves[i]!;
    const raised = raisedBy(board, move);
    if (!mustAnswer && raised <= 0) break;
    make(board, move);
    const reached = -settle(board, end, -(balance + raised), -high, -Math.max(low, best), beyond + 1);
    unmake(board);
    best = Math.max(best, reached);
  }
  return best;
}

/** Sorts the moves that improve the balance most to the front, and `first` before them. */
function sortMoves(board: Board, base: number, end: number, first: PackedMove | null): void {
  const { moves } = board.sweep;
  const rate = (move: PackedMove): number => (move === first ? WON : raisedBy(board, move));
  const sorted = Array.from(moves.subarray(base, end), (move) => ({ move, rate: rate(move) }));
  sorted.sort((a, b) => b.rate - a.rate || a.move - b.move);
  sorted.forEach(({ move }, at) => {
    moves[base + at] = move;
  });
}
