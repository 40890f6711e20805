import type { AnyRules } from './rules.ts';
import type { Secrets } from './secrets.ts';

/** A position as a seat sees it; unchanged if the rules hide nothing. */
export const seenBy = (rules: AnyRules, position: unknown, seat: number | null): unknown =>
  rules.secrets === undefined ? position : (rules.secrets.seen(position, seat) as unknown);

/** Whether a position holds nothing that somebody at the table may not see. */
export const isOpen = ({ secrets }: AnyRules, position: unknown): boolean =>
  secrets?.hides(position) !== true;

/**
 * How many moves of a game that goes on may be shown to everybody: those before the last position in which nothing was
 * hidden. `positions` holds the start and the position after each move.
 */
export function openMoves(rules: AnyRules, positions: readonly unknown[]): number {
  return Math.max(
    0,
    positions.findLastIndex((position) => isOpen(rules, position)),
  );
}

/**
 * What a seat has seen since the last position in which nothing was hidden: the earlier positions, oldest first, and
 * the present one.
 */
export function viewsOf<Position, Move>(
  secrets: Secrets<Position, Move>,
  past: readonly Position[],
  position: Position,
  seat: number,
): readonly Position[] {
  const since = past.findLastIndex((before) => !secrets.hides(before));
  return [...past.slice(Math.max(0, since)), position].map((view) => secrets.seen(view, seat));
}
