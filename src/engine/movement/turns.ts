import { firstOf, leftOf, rightOf, type Direction } from '../directions.ts';
import { NO_SQUARE, stepsAfterTurn, type Square } from '../geometry.ts';
import { WAY } from '../move.ts';
import { sideOf } from '../piece.ts';
import { isOpen, openLeg } from './legs.ts';
import { ANYWHERE, isInEnemyHome, neighbours, type Sweep } from './sweep.ts';

/**
 * Section 6, "Turn at a front": an open approach to the turning square, then an open leg at 45° to it. A turn that
 * `homeLimit` limits stays outside the enemy's home drins (section 16).
 */
export function turns(sweep: Sweep, isBound: boolean): void {
  const { rules, from, target, cells } = sweep;
  const { geometry } = rules;
  if (isBound && isInEnemyHome(sweep, from)) return;
  let approaches = rules.reachMask[sweep.piece * cells.length + from]!;
  if (target === ANYWHERE) approaches &= ~neighbours(sweep, from);
  else approaches &= geometry.turnsTo[target * cells.length + from]!;
  const bound = isBound ? rules.outsideHome[sideOf(sweep.piece)] : geometry.toEdge;
  for (; approaches !== 0; approaches &= approaches - 1) {
    const d = firstOf(approaches);
    const turn = rules.turnSquare[from * 8 + d]!;
    if (turn === NO_SQUARE || !isOpen(sweep, turn, geometry.step[d]!)) continue;
    const limits = stepsAfterTurn(rules.onward, d);
    legAfterTurn(sweep, turn, leftOf(d), limits, bound);
    legAfterTurn(sweep, turn, rightOf(d), limits, bound);
  }
}

function legAfterTurn(
  sweep: Sweep,
  turn: Square,
  direction: Direction,
  limits: Uint8Array,
  bound: Uint8Array,
): void {
  const { target, rules, cells } = sweep;
  const at = turn * 8 + direction;
  if (target === ANYWHERE || rules.geometry.towards[target * cells.length + turn] === direction)
    openLeg(sweep, turn, direction, Math.min(limits[at]!, bound[at]!), WAY.turn, turn);
}
