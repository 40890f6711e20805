import type { AnyRules, Outcome } from './rules.ts';
import { findMove, outcomeAfter } from './walk.ts';

/** A move that was made, with all that came of it. Only the rules know what positions and moves are. */
export interface Ply {
  /** As the rules write it. */
  readonly text: string;
  readonly move: unknown;
  readonly before: unknown;
  readonly after: unknown;
  /** The state of the game after it. */
  readonly outcome: Outcome;
}

/**
 * Makes the move with this spelling; null if it is not legal in the position `before`, in which the game must not be
 * over. `past` gathers the positions that came before that one, the oldest first.
 */
export function playWritten(
  rules: AnyRules,
  before: unknown,
  text: string,
  past: () => readonly unknown[],
): Ply | null {
  // earlier positions matter in few games, and gathering them takes as long as the game is
  const known = rules.forbids === undefined && rules.outcomeAfter === undefined ? [] : past();
  const move: unknown = findMove(rules, before, text, known);
  if (move === undefined) return null;
  const after: unknown = rules.play(before, move);
  return { text, move, before, after, outcome: outcomeAfter(rules, [...known, before], after) };
}
