import { firstOf, leftOf, NO_DIRECTION, reverse, rightOf, type Direction } from '../directions.ts';
import { NO_SQUARE, stepsAfterTurn, type Square } from '../geometry.ts';
import { WAY } from '../move.ts';
import { EMPTY } from '../piece.ts';
import { TRAIT } from '../traits.ts';
import { isOpen, openLeg, straightVaults, vaultLeg } from './legs.ts';
import { isBase, isLineTo } from './lines.ts';
import { ANYWHERE, noteBlocker, noteHole, type Sweep } from './sweep.ts';

/** Section 6, "Turn at a front": an open approach to the turning square, then an open leg at 45° to it. */
export function turns(sweep: Sweep): void {
  const { rules, from, target } = sweep;
  const { geometry } = rules;
  let approaches = rules.reachMask[sweep.piece * sweep.cells.length + from]!;
  if (target === ANYWHERE) approaches &= ~(sweep.near[0][from]! | sweep.near[1][from]!);
  else approaches &= geometry.turnsTo[target * sweep.cells.length + from]!;
  for (; approaches !== 0; approaches &= approaches - 1) {
    const d = firstOf(approaches);
    const turn = geometry.turnSquare[from * 8 + d]!;
    if (turn === NO_SQUARE || !isOpen(sweep, turn, geometry.step[d]!)) continue;
    const limits = stepsAfterTurn(geometry, d);
    legAfterTurn(sweep, turn, leftOf(d), limits);
    legAfterTurn(sweep, turn, rightOf(d), limits);
  }
}

function legAfterTurn(sweep: Sweep, turn: Square, direction: Direction, limits: Uint8Array): void {
  const { target, rules, cells } = sweep;
  if (target === ANYWHERE || rules.geometry.towards[target * cells.length + turn] === direction)
    openLeg(sweep, turn, direction, limits[turn * 8 + direction]!, WAY.turn, turn);
}

/** Section 6, "Bend in a vault": two pieces or more before the bend, the bend itself one of them (R10). */
export function bends(sweep: Sweep): void {
  const { cells, rules, from, target } = sweep;
  const { geometry } = rules;
  // so many pieces at least lie before the bend, since lines of no more than the longest lead to the target
  const least =
    target === ANYWHERE
      ? 2
      : Math.max(2, geometry.distance[target * cells.length + from]! - sweep.longestLine - 1);
  for (let d = 0; d < 8; d++) {
    const step = geometry.step[d]!;
    const limit = geometry.toEdge[from * 8 + d]!;
    if (limit < least || (!sweep.watches && cells[from + least * step] === EMPTY)) continue;
    let square = from;
    for (let passed = 1; passed <= limit; passed++) {
      square += step;
      if (cells[square] === EMPTY) {
        if (sweep.watches) watchForBend(sweep, square, d, passed, limit);
        break;
      }
      if (passed < least) continue;
      if (target !== ANYWHERE) {
        const after = bendTowardsTarget(sweep, square, d);
        if (after !== NO_DIRECTION) vaultLeg(sweep, square, after, passed, WAY.bend, square);
        continue;
      }
      let legs = (sweep.near[0][square]! | sweep.near[1][square]!) & ~((1 << d) | (1 << reverse(d)));
      for (; legs !== 0; legs &= legs - 1) vaultLeg(sweep, square, firstOf(legs), passed, WAY.bend, square);
    }
  }
}

/** The direction of the leg from a bend to the target, if a line leads there and it is a bend at all. */
function bendTowardsTarget(sweep: Sweep, bend: Square, heading: Direction): Direction {
  const { towards, distance } = sweep.rules.geometry;
  const at = sweep.target * sweep.cells.length + bend;
  if (distance[at]! > sweep.longestLine + 1) return NO_DIRECTION;
  const after = towards[at]!;
  if (after === NO_DIRECTION || after === heading || after === reverse(heading)) return NO_DIRECTION;
  return isLineTo(sweep, after, distance[at]! - 1) ? after : NO_DIRECTION;
}

/** Marks the first hole of a line if some bend on it or beyond it, with no second hole before, leads to the target. */
function watchForBend(sweep: Sweep, hole: Square, heading: Direction, passed: number, limit: number): void {
  const step = sweep.rules.geometry.step[heading]!;
  let square = hole;
  for (let at = passed; at <= limit; at++, square += step) {
    if (at > passed && sweep.cells[square] === EMPTY) return;
    if (at >= 2 && bendTowardsTarget(sweep, square, heading) !== NO_DIRECTION) {
      noteHole(sweep, hole);
      return;
    }
  }
}

/** Section 6, "Move, then vault": a regular move without a turn, or a leap, to an empty square; then a straight vault (R11). */
export function movesThenVaults(sweep: Sweep): void {
  const { rules, cells, from } = sweep;
  const { geometry } = rules;
  if (sweep.target !== ANYWHERE && !sweep.hasBase) return;
  const limits = (sweep.piece * cells.length + from) * 8;
  for (let d = 0; d < 8; d++) {
    const limit = rules.reach[limits + d]!;
    const step = geometry.step[d]!;
    let square = from;
    for (let steps = 1; steps <= limit; steps++) {
      square += step;
      if (cells[square] === EMPTY) {
        vaultsFrom(sweep, square, WAY.moveThenVault);
        continue;
      }
      if (sweep.watches) watchForBase(sweep, square, step, limit - steps);
      break;
    }
  }
  if ((rules.traits[sweep.piece]! & TRAIT.leapThenVault) === 0) return;
  const end = geometry.leapStart[from + 1]!;
  for (let i = geometry.leapStart[from]!; i < end; i++) {
    const square = geometry.leaps[i]!;
    if (cells[square] === EMPTY) vaultsFrom(sweep, square, WAY.leapThenVault);
    else if (sweep.watches && isBase(sweep, square)) noteBlocker(sweep, square);
  }
}

function vaultsFrom(
  sweep: Sweep,
  base: Square,
  way: typeof WAY.moveThenVault | typeof WAY.leapThenVault,
): void {
  const { rules, target } = sweep;
  if (target !== ANYWHERE) {
    if (!isBase(sweep, base)) return;
    const direction = rules.geometry.towards[target * sweep.cells.length + base]!;
    vaultLeg(sweep, base, direction, 0, way, base);
    return;
  }
  straightVaults(sweep, base, rules.vaultRoom[base]!, way, base);
}

/** Marks a blocker if a base lies on its square or, before the next piece, beyond it. */
function watchForBase(sweep: Sweep, blocker: Square, step: number, left: number): void {
  let square = blocker;
  for (let steps = 0; steps <= left; steps++, square += step) {
    if (isBase(sweep, square)) {
      noteBlocker(sweep, blocker);
      return;
    }
    if (steps > 0 && sweep.cells[square] !== EMPTY) return;
  }
}
