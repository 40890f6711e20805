import { make, unmake, type Board } from './board.ts';
import { generateMoves } from './ending.ts';

/**
 * The number of sequences of `depth` legal moves from a board; a finished game has none. The last ply is counted in
 * bulk. The board is the same afterwards.
 */
export function perft(board: Board, depth: number): number {
  return depth <= 0 ? 1 : perftFrom(board, depth, 0);
}

function perftFrom(board: Board, depth: number, base: number): number {
  const end = generateMoves(board, base);
  if (depth === 1) return end - base;
  let total = 0;
  for (let i = base; i < end; i++) {
    make(board, board.sweep.moves[i]!);
    total += perftFrom(board, depth - 1, end);
    unmake(board);
  }
  return total;
}
