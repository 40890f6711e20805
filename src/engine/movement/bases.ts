import { EMPTY, sideOf } from '../piece.ts';
import type { Square } from '../geometry.ts';
import type { Sweep } from './sweep.ts';

/**
 * Marks the squares from which a straight vault can reach the target (section 5): at least m pieces lie between and
 * nothing else. A sweep that watches also takes squares that become such bases when one hole in the line is filled
 * and the base itself, if a piece of the target's owner stands there, is vacated.
 */
export function findBases(sweep: Sweep): void {
  const { rules, cells, target } = sweep;
  const { step, toEdge } = rules.geometry;
  const { vaultLine } = rules.variation;
  const mover = sideOf(sweep.piece);
  sweep.baseStamp++;
  sweep.baseCount = 0;
  for (let d = 0; d < 8; d++) {
    let holes = sweep.watches ? 1 : 0;
    let square: Square = target;
    const limit = toEdge[target * 8 + d]!;
    for (let between = 0; between < limit; between++) {
      square += step[d]!;
      const occupant = cells[square]!;
      const free = occupant === EMPTY || (sweep.watches && sideOf(occupant) !== mover);
      if (between >= vaultLine && free) {
        sweep.bases[square] = sweep.baseStamp;
        sweep.baseCount++;
      }
      if (occupant === EMPTY && --holes < 0) break;
    }
  }
}
