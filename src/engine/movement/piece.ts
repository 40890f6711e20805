import { ALL_DIRECTIONS, firstOf, reverse, type DirectionMask } from '../directions.ts';
import { NO_SQUARE, type Square } from '../geometry.ts';
import { kindAt } from '../kinds.ts';
import { CAPTURE_MARK, WAY } from '../move.ts';
import { EMPTY, kindOf, sideOf, withoutBonus, type PieceCode } from '../piece.ts';
import type { Ruleset } from '../compiled/ruleset.ts';
import { against } from '../side.ts';
import { LARGER_FORMS, TRAIT } from '../compiled/traits.ts';
import { bends } from './bends.ts';
import { flights, leapsFrom, offSideLandings, twoLeaps } from './leaps.ts';
import { isOpen, measuredLeg, openLeg, straightVaults, vaultLeg } from './legs.ts';
import { movesThenVaults } from './moveThenVault.ts';
import { secondBends } from './secondBends.ts';
import { see } from './sight.ts';
import {
  ANYWHERE,
  isAfterEnemies,
  isPreyWithin,
  mayCapture,
  neighbours,
  neighboursOf,
  noteBlocker,
  reach,
  type Sweep,
} from './sweep.ts';
import { turns } from './turns.ts';
import { vaultsThenMoves } from './vaultThenMove.ts';

/** Forms of move in several parts, for which the square of origin counts as empty, since the piece has left it. */
const IN_PARTS =
  TRAIT.boundLeap |
  TRAIT.twoMoves |
  TRAIT.twoLeaps |
  TRAIT.turn |
  TRAIT.boundTurn |
  TRAIT.flight |
  TRAIT.onward |
  TRAIT.offSide |
  TRAIT.bend |
  TRAIT.secondBend |
  TRAIT.moveThenVault |
  TRAIT.vaultThenMove;
const MEASURED = TRAIT.quietStep | TRAIT.noStep;

/**
 * Finds every move of the piece on a square by sections 4 to 6, even those that leave its King in Kaida. Ways without a
 * vault come first, so that a move that does not need a vault is not marked as one.
 */
export function sweepPiece(
  sweep: Sweep,
  from: Square,
  forms = -1,
  directions: DirectionMask = ALL_DIRECTIONS,
): void {
  const { rules, cells } = sweep;
  const piece = cells[from]!;
  const traits = rules.traits[piece]! & forms;
  sweep.from = from;
  sweep.piece = piece;
  sweep.promotes = (traits & TRAIT.promotes) !== 0 ? 1 << sideOf(piece) : 0;
  sweep.stamp++;
  if ((traits & TRAIT.leap) !== 0) leapsFrom(sweep, from, rules.leapsOf[piece]!, WAY.leap, NO_SQUARE);
  if ((traits & IN_PARTS) === 0) {
    straightLines(sweep, traits);
    return;
  }
  cells[from] = EMPTY;
  if ((traits & (TRAIT.twoMoves | TRAIT.twoLeaps)) !== 0 && mayMatter(sweep)) {
    if ((traits & TRAIT.twoMoves) !== 0) twoMoves(sweep, traits);
    if ((traits & TRAIT.twoLeaps) !== 0) twoLeaps(sweep);
  }
  if ((traits & TRAIT.turn) !== 0) turns(sweep, false);
  if ((traits & LARGER_FORMS) !== 0) largerMoves(sweep, traits);
  if (directions === ALL_DIRECTIONS) straightLines(sweep, traits);
  if ((traits & TRAIT.bend) !== 0) bends(sweep, directions);
  if ((traits & TRAIT.moveThenVault) !== 0) movesThenVaults(sweep, traits, directions);
  if ((traits & LARGER_FORMS) !== 0) largerVaults(sweep, traits);
  cells[from] = piece;
}

/** Sections 15 and 16: moves without a vault. */
function largerMoves(sweep: Sweep, traits: number): void {
  const { rules, from, piece } = sweep;
  if ((traits & TRAIT.boundLeap) !== 0)
    leapsFrom(sweep, from, rules.boundLeapsOf[piece]!, WAY.leap, NO_SQUARE);
  if ((traits & TRAIT.boundTurn) !== 0) turns(sweep, true);
  if ((traits & TRAIT.flight) !== 0) flights(sweep);
  if ((traits & TRAIT.onward) !== 0) onwardMoves(sweep);
}

/** Sections 16 and 17: further vaults. */
function largerVaults(sweep: Sweep, traits: number): void {
  if ((traits & TRAIT.offSide) !== 0) offSideLandings(sweep);
  if ((traits & TRAIT.secondBend) !== 0) secondBends(sweep);
  if ((traits & TRAIT.vaultThenMove) !== 0) vaultsThenMoves(sweep);
}

/** Whether a first move in two parts may reach a piece to capture; true if moves without a capture count too. */
const mayMatter = (sweep: Sweep): boolean =>
  !isAfterEnemies(sweep) || isPreyWithin(sweep, sweep.from, sweep.rules.offLineSpan[sweep.piece]!);

/**
 * Section 4, regular moves, and section 5, straight vaults. The neighbouring square decides which of the two can begin
 * in a direction. A sweep with a target tries only the direction that leads there.
 */
function straightLines(sweep: Sweep, traits: number): void {
  const { rules, cells, from, piece } = sweep;
  const at = piece * cells.length + from;
  let walks = (traits & TRAIT.regular) !== 0 ? rules.reachMask[at]! : 0;
  const vaults = rules.vaultMask[piece]! & rules.vaultRoom[from]!;
  let towards = ALL_DIRECTIONS;
  if (sweep.target === ANYWHERE) {
    if (!mayTakeFriends(sweep, traits)) walks &= ~neighboursOf(sweep, sideOf(piece), from, walks);
    if (sweep.onlyTaking && (traits & MEASURED) === 0) {
      takeAlong(sweep, walks, at * 8);
      walks = 0;
    }
  } else {
    towards = towardsTarget(sweep, from);
    walks &= towards;
  }
  if ((traits & MEASURED) !== 0) {
    measuredWalks(sweep, walks, at * 8);
    walks = 0;
  }
  for (; walks !== 0; walks &= walks - 1) {
    const d = firstOf(walks);
    openLeg(sweep, from, d, rules.reach[at * 8 + d]!, WAY.walk, NO_SQUARE);
  }
  if (sweep.target === ANYWHERE) straightVaults(sweep, from, vaults, WAY.vault, NO_SQUARE);
  else if ((vaults & towards) !== 0) vaultLeg(sweep, from, firstOf(towards), 0, WAY.vault, NO_SQUARE);
}

function measuredWalks(sweep: Sweep, directions: DirectionMask, limits: number): void {
  const { rules, from } = sweep;
  for (let walks = directions; walks !== 0; walks &= walks - 1) {
    const d = firstOf(walks);
    measuredLeg(sweep, from, d, rules.reach[limits + d]!, WAY.walk, NO_SQUARE);
  }
}

const mayTakeFriends = ({ takes, rules }: Sweep, traits: number): boolean =>
  (traits & TRAIT.takesFriends) !== 0 && takes === rules.takes;

/** While `onlyTaking`: the directions in which a regular move may capture, except those blocked by a friend. */
function takingDirections(sweep: Sweep): DirectionMask {
  const { rules, from, piece, near, prey } = sweep;
  const takes = rules.captureMask[piece]!;
  if (sweep.takes !== sweep.takesEnemies) return takes;
  const most = rules.farthest[piece]!;
  const far = most > 1 && isPreyWithin(sweep, from, most) ? prey!.from[rules.geometry.rankOf[from]!]! : 0;
  return takes & (near[against(sideOf(piece))][from]! | far);
}

/** Whether the piece promotes, and a regular move may take it to its last rank. */
export function isNearLastRank(
  { geometry, traits, farthest }: Ruleset,
  piece: PieceCode,
  square: Square,
): boolean {
  if ((traits[piece]! & TRAIT.promotes) === 0) return false;
  const rank = geometry.rankOf[square]!;
  return (sideOf(piece) === 0 ? geometry.height - 1 - rank : rank) <= farthest[piece]!;
}

/**
 * Only the captures and promotions of regular moves: of the first piece in each of these directions, if it is within
 * reach, and along whole lines that touch the last rank.
 */
function takeAlong(sweep: Sweep, directions: DirectionMask, limits: number): void {
  const { rules, cells, from, promotes } = sweep;
  const { reach: most, lastRank } = rules;
  const { step } = rules.geometry;
  const taking = takingDirections(sweep);
  const isNearLast = isNearLastRank(rules, sweep.piece, from);
  for (let left = isNearLast ? directions : directions & taking; left !== 0; left &= left - 1) {
    const d = firstOf(left);
    const delta = step[d]!;
    let steps = most[limits + d]!;
    if (isNearLast) {
      if (((lastRank[from]! | lastRank[from + delta * steps]!) & promotes) !== 0) {
        openLeg(sweep, from, d, steps, WAY.walk, NO_SQUARE);
        continue;
      }
      if (((taking >> d) & 1) === 0) continue;
    }
    let square = from + delta;
    while (--steps > 0 && cells[square] === EMPTY) square += delta;
    const occupant = cells[square]!;
    if (occupant !== EMPTY && mayCapture(sweep, square, occupant))
      reach(sweep, square, WAY.walk, NO_SQUARE, CAPTURE_MARK);
  }
}

/** The direction from a square to the target, as a mask; empty if they share no line. */
const towardsTarget = ({ target, rules, cells }: Sweep, from: Square): DirectionMask =>
  (1 << rules.geometry.towards[target * cells.length + from]!) & ALL_DIRECTIONS;

/**
 * Section 4, the two moves of a Deldar's first turn: each obeys the fronts from its start (R6), and the first captures
 * nothing.
 */
function twoMoves(sweep: Sweep, traits: number): void {
  const { rules, cells, from, piece } = sweep;
  const { step } = rules.geometry;
  const isMeasured = (traits & MEASURED) !== 0;
  const steps = rules.firstSteps[piece]!;
  const at = piece * cells.length + from;
  const second = withoutBonus(piece) * cells.length;
  let firsts = rules.reachMask[at]!;
  if (sweep.target === ANYWHERE) firsts &= ~neighbours(sweep, from);
  for (; firsts !== 0; firsts &= firsts - 1) {
    const d = firstOf(firsts);
    const via = from + step[d]! * steps;
    if (rules.reach[at * 8 + d]! < steps || !isOpen(sweep, via, step[d]!)) continue;
    let after = rules.reachMask[second + via]!;
    if (sweep.target !== ANYWHERE) after &= towardsTarget(sweep, via);
    // its own square, which lies behind it, is empty by now
    else if (!mayTakeFriends(sweep, traits))
      after &= ~neighboursOf(sweep, sideOf(piece), via, after & ~(1 << reverse(d)));
    for (; after !== 0; after &= after - 1) {
      const turn = firstOf(after);
      const limit = rules.reach[(second + via) * 8 + turn]!;
      if (isMeasured) measuredLeg(sweep, via, turn, limit, WAY.twoMoves, via);
      else openLeg(sweep, via, turn, limit, WAY.twoMoves, via);
    }
  }
}

/**
 * Section 15, Archer and Crossbowman: after a step to an empty square it goes on in other directions. The fronts count
 * for the whole move (L5), and so does the terrain: on a river or in a wood the move ends.
 */
function onwardMoves(sweep: Sweep): void {
  const { rules, cells, from, piece, target } = sweep;
  const { geometry, onward } = rules;
  const at = piece * cells.length + from;
  const isFree = rules.kinds[kindAt(kindOf(piece))].fronts === 'free';
  for (let steps = rules.reachMask[at]!; steps !== 0; steps &= steps - 1) {
    const via = from + geometry.step[firstOf(steps)]!;
    if (rules.halts[via] !== 0) continue;
    let after = rules.onwardMask[piece]!;
    if (target !== ANYWHERE) after &= towardsTarget(sweep, via);
    if (after === 0) continue;
    if (sweep.sight !== null) see(sweep.sight, via);
    if (cells[via] !== EMPTY) {
      if (sweep.watches) noteBlocker(sweep, via);
      continue;
    }
    const mayCross = isFree && geometry.region[via] === geometry.region[from];
    const limits = mayCross ? onward.free : onward.inside;
    for (; after !== 0; after &= after - 1) {
      const d = firstOf(after);
      const limit = limits[via * 8 + d]!;
      if (limit !== 0) openLeg(sweep, via, d, limit, WAY.onward, via);
    }
  }
}
