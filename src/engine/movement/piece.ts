import { NO_DIRECTION } from '../directions.ts';
import { NO_SQUARE, type Square } from '../geometry.ts';
import { CAPTURE_MARK, WAY } from '../move.ts';
import { EMPTY, PIECE_CODES, sideOf, withoutBonus } from '../piece.ts';
import { TAKES, TRAIT } from '../ruleset.ts';
import { isOpen, openLeg, vaultLeg } from './legs.ts';
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
  if ((traits & TRAIT.twoMoves) !== 0) twoMoves(sweep);
  if ((traits & TRAIT.twoLeaps) !== 0) twoLeaps(sweep);
  if ((traits & TRAIT.turn) !== 0) turns(sweep);
  straightLines(sweep, traits);
  if ((traits & TRAIT.bend) !== 0) bends(sweep);
  if ((traits & TRAIT.moveThenVault) !== 0) movesThenVaults(sweep);
  cells[from] = piece;
}

/** The directions worth trying from a square: all of them, or only the one towards the target. */
const firstDirection = (sweep: Sweep, from: Square): number =>
  sweep.target === ANYWHERE ? 0 : sweep.rules.geometry.towards[sweep.target * sweep.cells.length + from]!;
const lastDirection = (sweep: Sweep, first: number): number =>
  sweep.target === ANYWHERE ? 7 : first === NO_DIRECTION ? -1 : first;

/**
 * Section 4, regular moves, and section 5, straight vaults: what stands on the first square of a line tells which of
 * the two can go on there.
 */
function straightLines(sweep: Sweep, traits: number): void {
  const { rules, cells, from, piece, target } = sweep;
  const { step } = rules.geometry;
  const { vaultLine } = rules.variation;
  const limits = (piece * cells.length + from) * 8;
  const takes = piece * PIECE_CODES;
  const walks = (traits & TRAIT.regular) !== 0;
  const vaults = rules.vaultMask[piece]! & rules.vaultRoom[from]!;
  const first = firstDirection(sweep, from);
  const last = lastDirection(sweep, first);
  for (let d = first; d <= last; d++) {
    const limit = walks ? rules.reach[limits + d]! : 0;
    if (limit !== 0) {
      const next = cells[from + step[d]!]!;
      if (next === EMPTY || target !== ANYWHERE || rules.takes[takes + next] !== TAKES.never)
        openLeg(sweep, from, d, limit, WAY.walk, NO_SQUARE);
    }
    if (((vaults >> d) & 1) === 0) continue;
    if (sweep.watches || cells[from + step[d]! * vaultLine] !== EMPTY)
      vaultLeg(sweep, from, d, 0, WAY.vault, NO_SQUARE);
  }
}

/** Section 4, leaps: only the target square matters. */
function leapsFrom(sweep: Sweep, start: Square, way: typeof WAY.leap | typeof WAY.twoLeaps, via: Square): void {
  const { leapStart, leaps } = sweep.rules.geometry;
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
  const limits = (piece * cells.length + from) * 8;
  const secondLimits = withoutBonus(piece) * cells.length * 8;
  for (let d = 0; d < 8; d++) {
    if (rules.reach[limits + d]! < steps) continue;
    const via = from + step[d]! * steps;
    if (!isOpen(sweep, via, step[d]!)) continue;
    const first = firstDirection(sweep, via);
    const last = lastDirection(sweep, first);
    for (let after = first; after <= last; after++)
      openLeg(sweep, via, after, rules.reach[secondLimits + via * 8 + after]!, WAY.twoMoves, via);
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
