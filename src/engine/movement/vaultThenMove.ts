import { ALL_DIRECTIONS, firstOf, NO_DIRECTION } from '../directions.ts';
import { NO_SQUARE, type Square } from '../geometry.ts';
import { WAY } from '../move.ts';
import { EMPTY } from '../piece.ts';
import { TRAIT } from '../compiled/traits.ts';
import { leapsFrom } from './leaps.ts';
import { openLeg } from './legs.ts';
import { ANYWHERE, beside, carries, isInEnemyHome, noteBlocker, noteHole, type Sweep } from './sweep.ts';

/**
 * Section 16, `vault-then-move`: a straight vault that lands on an empty square goes on with a regular move without a
 * turn, or with a leap. On a hill it ends (section 19).
 */
export function vaultsThenMoves(sweep: Sweep): void {
  const { rules, cells, from, piece, watches } = sweep;
  const { step, toEdge } = rules.geometry;
  let directions = rules.vaultMask[piece]! & rules.vaultRoom[from]!;
  if (sweep.target === ANYWHERE) directions &= beside(sweep, from);
  for (let left = directions; left !== 0; left &= left - 1) {
    const d = firstOf(left);
    const limit = toEdge[from * 8 + d]!;
    let square = from;
    let holes = 0;
    let hole = NO_SQUARE;
    for (let steps = 1; steps <= limit; steps++) {
      square += step[d]!;
      const isLanding = steps > rules.vaultLine;
      if (carries(sweep, square)) {
        const mayLeave = watches && isLanding && cells[square] !== EMPTY && rules.hills[square] === 0;
        if (mayLeave && leadsOn(sweep, square)) noteChange(sweep, hole, square);
        continue;
      }
      if (isLanding && holes === 0) goOn(sweep, square);
      else if (isLanding && leadsOn(sweep, square)) noteHole(sweep, hole);
      if (!watches || ++holes > rules.slack) break;
      if (holes === 1) hole = square;
    }
  }
}

/** Marks what first stopped a path from landing on an occupied square: a hole before it, or the piece there. */
function noteChange(sweep: Sweep, hole: Square, occupied: Square): void {
  if (hole === NO_SQUARE) noteBlocker(sweep, occupied);
  else noteHole(sweep, hole);
}

/**
 * Goes on from the landing square of the vault. If this needs a freedom that `homeLimit` limits, the whole way stays
 * outside the enemy's home drins.
 */
function goOn(sweep: Sweep, base: Square): void {
  const { rules, cells, from, piece, target } = sweep;
  const isInside = isInEnemyHome(sweep, from);
  const reach = isInside ? rules.ordinaryReach : rules.reach;
  const at = piece * cells.length + base;
  let walks = rules.reachMask[at]!;
  if (target !== ANYWHERE)
    walks &= (1 << rules.geometry.towards[target * cells.length + base]!) & ALL_DIRECTIONS;
  for (; walks !== 0; walks &= walks - 1) {
    const d = firstOf(walks);
    const limit = reach[at * 8 + d]!;
    if (limit !== 0) openLeg(sweep, base, d, limit, WAY.vaultThenMove, base);
  }
  leapsFrom(sweep, base, rules.leapsOf[piece]!, WAY.vaultThenLeap, base);
  if ((rules.traits[piece]! & TRAIT.boundLeap) !== 0 && !isInside)
    leapsFrom(sweep, base, rules.boundLeapsOf[piece]!, WAY.vaultThenLeap, base);
}

/**
 * Whether a move from a square could reach the target if nothing stood in its way; it may be true although no move can.
 */
function leadsOn({ rules, cells, piece, target }: Sweep, base: Square): boolean {
  if (target === ANYWHERE) return false;
  const { towards, distance } = rules.geometry;
  const at = target * cells.length + base;
  const d = towards[at]!;
  if (d === NO_DIRECTION) return distance[at] === rules.leapsOf[piece]!.span;
  return rules.reach[(piece * cells.length + base) * 8 + d]! >= distance[at]!;
}
