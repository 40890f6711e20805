import { SIGN, TRAIL } from './seat.ts';
import type { Sitting } from './sitting.ts';
import { isContained } from './tree/compare.ts';
import { haveSameStart } from './tree/tree.ts';

/**
 * How one state of a game relates to another: `parted` if both went on from where they were the same, `other` for
 * another game.
 */
export type Relation = 'same' | 'older' | 'newer' | 'parted' | 'other';

/**
 * How the first of two sittings relates to the second. Where a trail does not reach back, or is of an earlier version of
 * the app with other signs, the moves decide.
 */
export function relationOf(one: Sitting, two: Sitting): Relation {
  const [a, b] = [one.seat, two.seat];
  if (a === undefined || b === undefined) return byMoves(one, two);
  if (a.id !== b.id) return 'other';
  const [earlier, later] = a.changes <= b.changes ? [a, b] : [b, a];
  const end = later.trail.length - SIGN * (later.changes - earlier.changes);
  const isWhole = later.trail.length === SIGN * Math.min(later.changes, TRAIL);
  if (!isWhole || end < SIGN || earlier.trail === '') return byMoves(one, two);
  if (later.trail.slice(end - SIGN, end) !== earlier.trail.slice(-SIGN)) return 'parted';
  if (a.changes === b.changes) return 'same';
  return earlier === a ? 'older' : 'newer';
}

function byMoves({ game: { tree: one } }: Sitting, { game: { tree: two } }: Sitting): Relation {
  const isEarlier = isContained(one, two);
  const isLater = isContained(two, one);
  if (isEarlier && isLater) return 'same';
  if (isEarlier) return 'older';
  if (isLater) return 'newer';
  return haveSameStart(one, two) ? 'parted' : 'other';
}
