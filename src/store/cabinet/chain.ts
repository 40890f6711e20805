import type { Ply } from '../../cabinet/seam/ply.ts';
import type { AnyRules } from '../../cabinet/seam/rules.ts';
import { positionAt, type Line } from './line.ts';
import type { CabinetState } from './tableState.ts';

/** Whether a seat has made a move: chance has made it if none has. */
const isBy = ({ turn }: AnyRules, { before }: Ply, fits: (seat: number) => boolean): boolean => {
  const seat = turn(before);
  return seat !== 'chance' && fits(seat);
};

/**
 * The moves that computers made one after the other before the last move: those since a person last moved, and never
 * more than one round. Nothing where cards are hidden.
 */
export function chainAt({
  line,
  at,
  seating,
}: Pick<CabinetState, 'line' | 'at' | 'seating'>): readonly Ply[] {
  const { rules, plies }: Line = line;
  if (rules.secrets !== undefined) return [];
  const due = rules.turn(positionAt(line, at));
  const first = plies
    .slice(0, at)
    .findLastIndex((ply) => isBy(rules, ply, (seat) => seating[seat] === null || seat === due));
  return plies.slice(first + 1, Math.max(0, at - 1));
}
