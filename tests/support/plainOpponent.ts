import { createBoard, make, setBoard, unmake, type Board } from '../../src/engine/board.ts';
import { generateMoves, outcomeOf } from '../../src/engine/ending.ts';
import { kindAt } from '../../src/engine/kinds.ts';
import { CAPTURE_MARK, type PackedMove } from '../../src/engine/move.ts';
import { packedMoves, unpack } from '../../src/engine/moves.ts';
import { EMPTY, kindOf, sideOf } from '../../src/engine/piece.ts';
import { pointsOf, type Move, type Position } from '../../src/engine/index.ts';
import { sideIndex } from '../../src/engine/side.ts';
import type { Random } from './random.ts';

const LOST = 10_000;

/**
 * A fixed opponent to measure strength by: plain alpha-beta to a depth, captures first, piece points only. Among moves
 * that are equally good to it the given randomness decides. Null where there is no move.
 */
export function plainChoice(position: Position, depth: number, random: Random): Move | null {
  const board = createBoard(position.ruleset);
  setBoard(board, position.cells, sideIndex(position.turn), position.fluttember, position.turnsPlayed);
  const moves = packedMoves(board)
    .map((move) => ({ move, key: random.below(1 << 20) - (isCapture(move) ? 1 << 21 : 0) }))
    .toSorted((a, b) => a.key - b.key);
  let best: PackedMove | null = null;
  let low = -2 * LOST;
  for (const { move } of moves) {
    make(board, move);
    const score = -alphaBeta(board, depth - 1, -2 * LOST, -low, 0);
    unmake(board);
    if (score > low) [low, best] = [score, move];
  }
  return best === null ? null : unpack(board, best);
}

const isCapture = (move: PackedMove): boolean => (move & CAPTURE_MARK) !== 0;

function alphaBeta(board: Board, depth: number, low: number, high: number, base: number): number {
  if (depth === 0) return balance(board);
  const end = generateMoves(board, base);
  if (end === base) return ended(board, base, depth);
  let best = low;
  for (const captures of [true, false])
    for (let i = base; i < end; i++) {
      const move = board.sweep.moves[i]!;
      if (isCapture(move) !== captures) continue;
      make(board, move);
      best = Math.max(best, -alphaBeta(board, depth - 1, -high, -best, end));
      unmake(board);
      if (best >= high) return best;
    }
  return best;
}

/** Losing sooner is worse; it is half as bad where half a point is lost. */
function ended(board: Board, base: number, depth: number): number {
  const outcome = outcomeOf(board, base);
  if (outcome.status === 'playing' || outcome.winner === null) return 0;
  const worth = LOST * outcome.points[outcome.winner] + depth;
  return sideIndex(outcome.winner) === board.turn ? worth : -worth;
}

function balance(board: Board): number {
  let sum = 0;
  for (const side of [0, 1] as const)
    for (let i = 0; i < board.count[side]!; i++) {
      const code = board.cells[board.pieces[side][i]!]!;
      if (code === EMPTY) continue;
      const points = pointsOf(board.rules, kindAt(kindOf(code)));
      sum += sideOf(code) === board.turn ? points : -points;
    }
  return sum;
}
