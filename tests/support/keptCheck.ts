import { formatCoordinates, type Position } from '../../src/engine/index.ts';
import { countMovesWithKept } from '../../src/engine/ending.ts';
import { createKept, keep } from '../../src/engine/kept/keeping.ts';
import { boardOf, generateMoves, make, unmake, unpackMove } from '../../src/engine/search.ts';

/** The move after which the moves are counted wrongly with what was kept before it; null if there is none. */
export function keptError(position: Position): string | null {
  const board = boardOf(position);
  const { sweep, rules } = board;
  const end = generateMoves(board, 0);
  const kept = createKept(rules.geometry);
  keep(board, kept);
  for (let i = 0; i < end; i++) {
    const move = sweep.moves[i]!;
    make(board, move);
    const anew = generateMoves(board, end) - end;
    const again = countMovesWithKept(board, end, kept, move);
    unmake(board);
    if (anew === again) continue;
    return `after ${formatCoordinates(position.ruleset, unpackMove(rules, move))} ${anew} moves, counted ${again}`;
  }
  return null;
}
