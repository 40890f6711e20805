import { ALL_DIRECTIONS, firstOf, type DirectionMask } from '../directions.ts';
import { NO_SQUARE, type Square } from '../geometry.ts';
import { CAPTURE_MARK, WAY } from '../move.ts';
import { EMPTY, sideOf, withoutBonus } from '../piece.ts';
import { TRAIT } from '../traits.ts';
import { isOpen, openLeg, straightVaults, vaultLeg } from './legs.ts';
import { bends, movesThenVaults, turns } from './pallan.ts';
import { ANYWHERE, mayCapture, noteBlocker, reach, type Sweep } from './sweep.ts';

/** Forms of move that count the square of origin as empty, since the piece has left it. */
const LEAVES_ORIGIN = TRAIT.twoMoves | TRAIT.twoLeaps | TRAIT.turn | TRAIT.bend | TRAIT.moveThenVault;

/**
 * Every move of the piece on a square that sections 4 to 6 allow, whatever becomes of its King. Ways without a vault
 * come first, so that a move that can do without one is not marked as a vault.
 */
export function sweepPiece(sweep: Sweep, from: Square): void {
  const { rules, cells } = sweep;
  const piece = cells[from]!;
  const traits = rules.traits[piece]!;
  sweep.from = from;
  sweep.piece = piece;
  sweep.promotes = (traits & TRAIT.promotes) !== 0 ? 1 << sideOf(piece) : 0;
  sweep.stamp++;
  if ((traits & TRAIT.leap) !== 0) leapsFrom(sweep, from, WAY.leap, NO_SQUARE);
  if ((traits & LEAVES_ORIGIN) === 0) {
    straightLines(sweep, traits);
    return;
  }
  cells[from] = EMPTY;
  if ((traits & (TRAIT.twoMoves | TRAIT.twoLeaps)) !== 0 && mayMatter(sweep)) {
    if ((traits & TRAIT.twoMoves) !== 0) twoMoves(sweep);
    if ((traits & TRAIT.twoLeaps) !== 0) twoLeaps(sweep);
  }
  if ((traits & TRAIT.turn) !== 0) turns(sweep);
  straightLines(sweep, traits);
  if ((traits & TRAIT.bend) !== 0) bends(sweep);
  if ((traits & TRAIT.moveThenVault) !== 0) movesThenVaults(sweep);
  cells[from] = piece;
}

/** Whether a first move in two parts may reach a piece to capture; true where moves without a capture count too. */
function mayMatter({ rules, from, piece, onlyTaking, lowestPrey, highestPrey }: Sweep): boolean {
  if (!onlyTaking) return true;
  const rank = Math.trunc(from / rules.geometry.width);
  const span = rules.offLineSpan[piece]!;
  return rank + span >= lowestPrey && rank - span <= highestPrey;
}

/**
 * Section 4, regular moves, and section 5, straight vaults. What stands next to the piece tells which of the two can
 * begin in a direction; a sweep with a target tries only the direction that leads there.
 */
function straightLines(sweep: Sweep, traits: number): void {
  const { rules, cells, from, piece } = sweep;
  const at = piece * cells.length + from;
  let walks = (traits & TRAIT.regular) !== 0 ? rules.reachMask[at]! : 0;
  const vaults = rules.vaultMask[piece]! & rules.vaultRoom[from]!;
  if (sweep.target === ANYWHERE) {
    const friends = sweep.near[sideOf(piece)][from]!;
    walks &= (traits & TRAIT.takesFriends) !== 0 ? ALL_DIRECTIONS : ~friends;
    straightVaults(sweep, from, vaults, WAY.vault, NO_SQUARE);
    if (sweep.onlyTaking && sweep.promotes === 0) {
      takeAlong(sweep, walks & rules.captureMask[piece]!, at * 8);
      return;
    }
  } else {
    const towards = towardsTarget(sweep, from);
    walks &= towards;
    if ((vaults & towards) !== 0) vaultLeg(sweep, from, firstOf(towards), 0, WAY.vault, NO_SQUARE);
  }
  for (; walks !== 0; walks &= walks - 1) {
    const d = firstOf(walks);
    openLeg(sweep, from, d, rules.reach[at * 8 + d]!, WAY.walk, NO_SQUARE);
  }
}

/** The captures of regular moves alone: what stands first in each of these directions, if it is within reach. */
function takeAlong(sweep: Sweep, directions: DirectionMask, limits: number): void {
  const { rules, cells, from } = sweep;
  const { reach: most } = rules;
  const { step } = rules.geometry;
  for (let left = directions; left !== 0; left &= left - 1) {
    const d = firstOf(left);
    const delta = step[d]!;
    let steps = most[limits + d]!;
    let square = from + delta;
    while (--steps > 0 && cells[square] === EMPTY) square += delta;
    const occupant = cells[square]!;
    if (occupant !== EMPTY && mayCapture(sweep, square, occupant))
      reach(sweep, square, WAY.walk, NO_SQUARE, CAPTURE_MARK);
  }
}

/** The direction from a square to the target as a mask; empty if there is none. */
const towardsTarget = ({ target, rules, cells }: Sweep, from: Square): DirectionMask =>
  (1 << rules.geometry.towards[target * cells.length + from]!) & ALL_DIRECTIONS;

/** Section 4, leaps: only the target square matters. */
function leapsFrom(
  sweep: Sweep,
  start: Square,
  way: typeof WAY.leap | typeof WAY.twoLeaps,
  via: Square,
): void {
  const { leapStart, leaps, distance } = sweep.rules.geometry;
  if (sweep.target !== ANYWHERE && distance[sweep.target * sweep.cells.length + start] !== 2) return;
  const end = leapStart[start + 1]!;
  for (let i = leapStart[start]!; i < end; i++) {
    const to = leaps[i]!;
    const occupant = sweep.cells[to]!;
    if (occupant === EMPTY) reach(sweep, to, way, via, 0);
    else if (mayCapture(sweep, to, occupant)) reach(sweep, to, way, via, CAPTURE_MARK);
  }
}

/** Section 4, the Deldar's two first moves: each obeys the fronts from where it starts (R6), the first captures nothing. */
function twoMoves(sweep: Sweep): void {
  const { rules, cells, from, piece } = sweep;
  const { step } = rules.geometry;
  const steps = rules.firstSteps[piece]!;
  const at = piece * cells.length + from;
  const second = withoutBonus(piece) * cells.length;
  let firsts = rules.reachMask[at]!;
  if (sweep.target === ANYWHERE) firsts &= ~(sweep.near[0][from]! | sweep.near[1][from]!);
  for (; firsts !== 0; firsts &= firsts - 1) {
    const d = firstOf(firsts);
    const via = from + step[d]! * steps;
    if (rules.reach[at * 8 + d]! < steps || !isOpen(sweep, via, step[d]!)) continue;
    let after = rules.reachMask[second + via]!;
    if (sweep.target !== ANYWHERE) after &= towardsTarget(sweep, via);
    for (; after !== 0; after &= after - 1) {
      const turn = firstOf(after);
      openLeg(sweep, via, turn, rules.reach[(second + via) * 8 + turn]!, WAY.twoMoves, via);
    }
  }
}

/** Section 4, the Paktun's two first leaps: the first ends on an empty square. */
function twoLeaps(sweep: Sweep): void {
  const { leapStart, leaps } = sweep.rules.geometry;
  const end = leapStart[sweep.from + 1]!;
  for (let i = leapStart[sweep.from]!; i < end; i++) {
    const via = leaps[i]!;
    if (sweep.cells[via] === EMPTY) leapsFrom(sweep, via, WAY.twoLeaps, via);
    else if (sweep.watches) noteBlocker(sweep, via);
  }
}
