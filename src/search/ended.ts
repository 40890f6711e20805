import { outcomeOf, sideIndex } from '../engine/search.ts';
import type { Context } from './context.ts';
import { lostAt } from './scores.ts';

/** Whether a side has so few pieces that their number alone may end the game (section 9). */
export function isBare({ path }: Context): boolean {
  const { count } = path.board;
  const bare = path.evaluation.bareCount;
  return count[0]! <= bare || count[1]! <= bare;
}

/**
 * The score of a game that has ended by the rules; undefined if it goes on. `base` is the first free index in the move
 * list.
 */
export function endedScore(context: Context, ply: number, base: number): number | undefined {
  const { path, edge } = context;
  const { board } = path;
  const outcome = outcomeOf(board, base);
  if (outcome.status === 'playing') return undefined;
  if (outcome.winner === null) return drawnScore(context, ply);
  const lost = lostAt(ply, outcome.points[outcome.winner] === 1 ? 1 : 0.5, edge);
  return sideIndex(outcome.winner) === board.turn ? -lost : lost;
}

/** The score of a draw: level, or slightly worse than level for the player at the root. */
export const drawnScore = ({ contempt }: Context, ply: number): number =>
  (ply & 1) === 0 ? 0 - contempt : contempt;
