import { playWritten, type Ply } from '../../cabinet/seam/ply.ts';
import type { AnyRules, Outcome } from '../../cabinet/seam/rules.ts';

/** The start of a game of the cabinet, and the rules by which it is played. */
export interface CabinetStart {
  readonly rules: AnyRules;
  readonly position: unknown;
}

/** A move of a game of the cabinet, in the order of the game. */
export interface CabinetPly extends Ply {
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
export function plyAfter(start: CabinetStart, previous: CabinetPly | null, text: string): CabinetPly | null {
  if (standingAfter(start, previous).over) return null;
  const before = positionAfter(start, previous);
  const ply = playWritten(start.rules, before, text, () => pastOf(previous));
  return ply && { ...ply, number: (previous?.number ?? 0) + 1, previous };
}
