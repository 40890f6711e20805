import { make, unmake, type Board } from './board.ts';
import { generateMoves, countMovesWithKept } from './ending.ts';
import { createKept, keep } from './kept/keeping.ts';
import type { Kept } from './kept/kept.ts';

/**
 * The number of sequences of `depth` legal moves from a board; none if the game ends before. The last ply is counted in
 * bulk, and its moves are generated with what is kept of the position before. The board is unchanged afterwards.
 */
export function perft(board: Board, depth: number): number {
  if (depth <= 0) return 1;
  if (depth === 1) return generateMoves(board, 0);
  return perftFrom(board, depth, 0, createKept(board.rules.geometry));
}

function perftFrom(board: Board, depth: number, base: number, kept: Kept): number {
  const end = generateMoves(board, base);
  if (depth === 2 && end > base) keep(board, kept);
  let total = 0;
  for (let i = base; i < end; i++) {
    const move = board.sweep.moves[i]!;
    make(board, move);
    total +=
      depth === 2 ? countMovesWithKept(board, end, kept, move) : perftFrom(board, depth - 1, end, kept);
    unmake(board);
  }
  return total;
}
