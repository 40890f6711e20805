import { relationOfTrails, type StateRelation } from '../seat.ts';
import type { Sitting } from './sitting.ts';
import { isContained } from '../tree/compare.ts';
import { haveSameStart } from '../tree/tree.ts';

/** How one state of a game relates to another; `other` for another game. */
export type Relation = StateRelation | 'other';

/** How the first of two sittings relates to the second. Where their trails do not tell, the moves decide. */
export function relationOf(one: Sitting, two: Sitting): Relation {
  const [a, b] = [one.seat, two.seat];
  if (a === undefined || b === undefined) return byMoves(one, two);
  return a.id === b.id ? (relationOfTrails(a, b) ?? byMoves(one, two)) : 'other';
}

function byMoves({ game: { tree: one } }: Sitting, { game: { tree: two } }: Sitting): Relation {
  const isEarlier = isContained(one, two);
  const isLater = isContained(two, one);
  if (isEarlier && isLater) return 'same';
  if (isEarlier) return 'older';
  if (isLater) return 'newer';
  return haveSameStart(one, two) ? 'parted' : 'other';
}
