/** Games of the cabinet that lot plays to an end. */
import { drawnBy } from '../src/cabinet/mind/levels.ts';
import { gameBy, type AnyGame, type Made } from '../src/cabinet/seam/game.ts';
import type { AnyRules } from '../src/cabinet/seam/rules.ts';
import { keyOf, outcomeAfter } from '../src/cabinet/seam/walk.ts';

/** How a game ended: by its rules, because a draw may be claimed, or not at all: it was left. */
export type End = 'over' | 'repeated' | 'quiet' | 'left';

export interface PlayedOut {
  readonly end: End;
  /** Moves of all players, and those of chance. */
  readonly turns: number;
}

/** A draw may be claimed when the same position has come up so often, and after so many turns without progress. */
const REPEATED = 3;
const QUIET_TURNS = 100;

/** One of the moves, which are used up as far as what went before forbids them. */
function drawnFrom(
  rules: AnyRules,
  past: readonly unknown[],
  position: unknown,
  moves: unknown[],
  draw: () => number,
): unknown {
  while (moves.length > 0) {
    const [move]: unknown[] = moves.splice(Math.floor(draw() * moves.length), 1);
    if (rules.forbids?.(past, position, move) !== true) return move;
  }
  throw new Error(`all moves are forbidden, and it is not over: ${rules.write(position)}`);
}

/** Whether a game is over. Throws where that does not agree with the moves that there are. */
function isOver(rules: AnyRules, past: readonly unknown[], position: unknown, moves: number): boolean {
  const { over } = outcomeAfter(rules, past, position);
  if (over && moves > 0 && rules.outcome(position).over)
    throw new Error(`it is over, and somebody can move: ${rules.write(position)}`);
  if (!over && moves === 0) throw new Error(`nobody can move, and it is not over: ${rules.write(position)}`);
  return over;
}

/**
 * Plays by lot until the game is over or, where the game knows draws, may be claimed as one; it is left after `most`
 * turns. Throws where a game is over and somebody can move, and where it is not and nobody can.
 */
export function playedByLot(shown: AnyGame, rules: AnyRules, seed: number, most: number): PlayedOut {
  const game = gameBy(shown, rules);
  const draw = drawnBy(seed);
  const past: unknown[] = [];
  const made: Made<unknown, unknown>[] = [];
  const times = new Map<string, number>();
  let position: unknown = rules.start();
  let quiet = 0;
  while (past.length < most) {
    const moves = rules.moves(position).slice();
    if (isOver(rules, past, position, moves.length)) return { end: 'over', turns: past.length };
    if (game.isNeverDrawn !== true) {
      const key = keyOf(rules, position);
      const before = times.get(key) ?? 0;
      times.set(key, before + 1);
      if (before + 1 >= REPEATED) return { end: 'repeated', turns: past.length };
      if (quiet >= (game.quietTurns ?? QUIET_TURNS)) return { end: 'quiet', turns: past.length };
    }
    const move = drawnFrom(rules, past, position, moves, draw);
    quiet = game.isProgress(position, move, made) ? 0 : quiet + 1;
    past.push(position);
    made.push({ before: position, move });
    position = rules.play(position, move);
  }
  return { end: 'left', turns: past.length };
}
