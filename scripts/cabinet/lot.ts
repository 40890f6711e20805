/** Games of the cabinet that are played to an end at random. */
import { drawnBy } from '../../src/cabinet/mind/levels.ts';
import { gameBy, type AnyGame, type Made } from '../../src/cabinet/seam/game.ts';
import type { AnyRules } from '../../src/cabinet/seam/rules.ts';
import { keyOf, outcomeAfter } from '../../src/cabinet/seam/walk.ts';
import { QUIET_TURNS, REPEATED } from '../../src/store/cabinet/line.ts';

/** How a game ended: by its rules, because a draw could be claimed, or not at all: it was broken off. */
export type End = 'over' | 'repeated' | 'quiet' | 'left';

export interface PlayedOut {
  readonly end: End;
  /** The moves of all players and of chance. */
  readonly turns: number;
}

/** A random move that earlier positions do not forbid; the moves tried on the way are removed from the list. */
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

/** Whether a game is over. Throws if that does not agree with the number of moves. */
function isOver(rules: AnyRules, past: readonly unknown[], position: unknown, moves: number): boolean {
  const { over } = outcomeAfter(rules, past, position);
  if (over && moves > 0 && rules.outcome(position).over)
    throw new Error(`it is over, and somebody can move: ${rules.write(position)}`);
  if (!over && moves === 0) throw new Error(`nobody can move, and it is not over: ${rules.write(position)}`);
  return over;
}

/**
 * Plays at random until the game is over or, in a game with draws, may be claimed as one; it is broken off after `most`
 * turns. Throws if a game is over and somebody can move, or if it is not over and nobody can.
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
