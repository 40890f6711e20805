import { outcome, type Outcome, type Position } from '../../engine/index.ts';
import { boardOf } from '../../engine/search.ts';
import type { Tablebase } from './tablebase.ts';
import type { Verdict } from './verdict.ts';

/**
 * The points that perfect play brings the winner after the capture of a Pallan. They are 0 if nobody wins, or if a bare
 * King may play on, since it then takes the last piece and draws (section 9, line 4).
 */
export function pointsOfFew(end: Outcome): 1 | 0.5 | 0 {
  if (end.status === 'playing' || end.winner === null) return 0;
  return end.points[end.winner] === 1 ? 1 : 0.5;
}

/**
 * The result of perfect play in a position of the solved game in which one side has only its King (section 9).
 * Undefined if both sides have more.
 */
export function verdictOfFew({ ruleset }: Tablebase, position: Position): Verdict | undefined {
  if (position.ruleset !== ruleset || !boardOf(position).count.includes(1)) return undefined;
  const end = outcome(position);
  const points = pointsOfFew(end);
  if (end.status === 'playing' || points === 0) return { points: 0, plies: 0 };
  return { points: end.winner === position.turn ? points : -points, plies: 0 };
}
