import { formatCoordinates, type Position } from '../../src/engine/index.ts';
import { generateMovesWithKept } from '../../src/engine/ending.ts';
import { createKept, keep } from '../../src/engine/kept.ts';
import { boardOf, generateMoves, make, unmake, unpackMove } from '../../src/engine/search.ts';

/** What differs after some move between the moves that are found with what was kept before it, and without; null if nothing does. */
export function keptError(position: Position): string | null {
  const board = boardOf(position);
  const { sweep, rules } = board;
  const end = generateMoves(board, 0);
  const kept = createKept(rules.geometry, board.cells);
  keep(board, kept);
  for (let i = 0; i < end; i++) {
    const move = sweep.moves[i]!;
    make(board, move);
    const anew = Array.from(sweep.moves.subarray(end, generateMoves(board, end)));
    const again = Array.from(sweep.moves.subarray(end, generateMovesWithKept(board, end, kept)));
    unmake(board);
    if (anew.join() === again.join()) continue;
    const text = formatCoordinates(position.ruleset, unpackMove(rules, move));
    const [less, more] = [
      anew.filter((one) => !again.includes(one)),
      again.filter((one) => !anew.includes(one)),
    ];
    return `after ${text} missing ${less.join()}, extra ${more.join()}`;
  }
  return null;
}
