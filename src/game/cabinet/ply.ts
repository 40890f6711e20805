import type { AnyRules, Outcome } from '../../cabinet/seam/rules.ts';
import { findMove, outcomeAfter } from '../../cabinet/seam/walk.ts';

/** The start of a game of the cabinet, and the rules by which it is played. */
export interface CabinetStart {
  readonly rules: AnyRules;
  readonly position: unknown;
}

/** A move of a game of the cabinet, with all that came of it. Only the rules know what positions and moves are. */
export interface CabinetPly {
  /** As the rules write it. */
  readonly text: string;
  readonly move: unknown;
  readonly before: unknown;
  readonly after: unknown;
  /** The state of the game after it. */
  readonly outcome: Outcome;
  /** How many moves have been made, including this one. */
  readonly number: number;
  /** The move before it; null for the first. */
  readonly previous: CabinetPly | null;
}

/** The positions before the one that a move has led to, the oldest first. */
export function pastOf(last: CabinetPly | null): readonly unknown[] {
  const past: unknown[] = [];
  for (let ply = last; ply !== null; ply = ply.previous) past.push(ply.before);
  return past.toReversed();
}

/** The position after a move; the start if there is none. */
export const positionAfter = ({ position }: CabinetStart, last: CabinetPly | null): unknown =>
  last === null ? position : last.after;

/** The state of a game after a move; before the first one, as the start says. */
export const standingAfter = ({ rules, position }: CabinetStart, last: CabinetPly | null): Outcome =>
  last === null ? rules.outcome(position) : last.outcome;

/** The move with this spelling after others; null if it is not legal, and if the game is over. */
export function playText(start: CabinetStart, previous: CabinetPly | null, text: string): CabinetPly | null {
  const { rules } = start;
  if (standingAfter(start, previous).over) return null;
  const before = positionAfter(start, previous);
  // earlier positions matter in few games, and gathering them takes as long as the game is
  const past = rules.forbids === undefined && rules.outcomeAfter === undefined ? [] : pastOf(previous);
  const move: unknown = findMove(rules, before, text, past);
  if (move === undefined) return null;
  const after: unknown = rules.play(before, move);
  return {
    text,
    move,
    before,
    after,
    outcome: outcomeAfter(rules, [...past, before], after),
    number: (previous?.number ?? 0) + 1,
    previous,
  };
}
