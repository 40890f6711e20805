import { generateMoves } from '../../src/engine/ending.ts';
import { CAPTURE_MARK, movePromotion, moveTo, type PackedMove } from '../../src/engine/move.ts';
import { sideOf } from '../../src/engine/piece.ts';
import type { Position } from '../../src/engine/index.ts';
import type { Score } from '../../src/search/index.ts';
import { createContext, type Context } from '../../src/search/context.ts';
import { endedScore, isBare } from '../../src/search/ended.ts';
import { advance, retreat } from '../../src/search/advance.ts';
import { setPath } from '../../src/search/path.ts';
import { INFINITE, scoreOf } from '../../src/search/scores.ts';
import { scoreFrom, staticWorth } from '../../src/search/worth.ts';

/**
 * The score of a position by looking at every move of every line, without short cuts. At the last ply the numbers
 * of pieces may end a game, but moves are not looked for; with `captures` they are followed as long as there are any.
 */
export function minimax(position: Position, depth: number, captures: boolean): Score {
  const context = createContext(position.ruleset, { tableBits: 1 });
  setPath(context.path, position, []);
  return scoreOf(best(context, depth, 0, 0, captures), context.edge);
}

function best(context: Context, depth: number, ply: number, base: number, captures: boolean): number {
  const { board } = context.path;
  if (isBare(context)) {
    const ended = endedScore(context, ply, base);
    if (ended !== undefined) return ended;
  }
  const end = depth > 0 || captures ? generateMoves(board, base) : base;
  if (depth > 0 && end === base) return endedScore(context, ply, base) ?? 0;
  let found = depth > 0 ? -INFINITE : scoreFrom(context, staticWorth(context));
  const moves = Array.from(board.sweep.moves.subarray(base, end));
  for (const move of moves) {
    if (depth <= 0 && !changesMaterial(context, move)) continue;
    advance(context.path, move);
    found = Math.max(found, -best(context, depth - 1, ply + 1, end, captures));
    retreat(context.path);
  }
  return found;
}

/** A capture of an enemy, or a promotion to something. */
function changesMaterial({ path, ordering }: Context, move: PackedMove): boolean {
  const { cells, turn } = path.board;
  const taken = cells[moveTo(move)]!;
  if ((move & CAPTURE_MARK) !== 0) return sideOf(taken) !== turn;
  return movePromotion(move) !== 0 && ordering.points[movePromotion(move) << 1]! > 0;
}
