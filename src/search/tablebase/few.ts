import { outcome, type Position } from '../../engine/index.ts';
import { boardOf } from '../../engine/search.ts';
import type { Tablebase } from './tablebase.ts';
import type { Verdict } from './verdict.ts';

/**
 * What the rules make of a position of the solved game in which one side has its King alone (section 9): the game is over,
 * or the bare King takes the last piece by its next move, and draws. Undefined where both sides have more.
 */
export function verdictOfFew({ ruleset }: Tablebase, position: Position): Verdict | undefined {
  if (position.ruleset !== ruleset || !boardOf(position).count.includes(1)) return undefined;
  const end = outcome(position);
  if (end.status === 'playing' || end.winner === null) return { points: 0, plies: 0 };
  const points = end.points[end.winner] === 1 ? 1 : 0.5;
  return { points: end.winner === position.turn ? points : -points, plies: 0 };
}
