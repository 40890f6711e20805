import { isContained } from './tree/compare.ts';
import type { Sitting } from './sitting.ts';

/** Which game of a browser a sitting is, and how far it has come. */
export interface Seat {
  /** Names the game at the table and in the library. */
  readonly id: string;
  /** When the game was begun, in milliseconds of the epoch. */
  readonly began: number;
  /** Counts the turns and all other changes: it tells the newer of two states, which no clock does. */
  readonly changes: number;
  /** Two signs for each of the last changes, drawn by lot: two states with the same sign for the same change share all before it. */
  readonly trail: string;
}

const SIGN = 2;
/** How many changes the trail goes back. */
const TRAIL = 400;

/** The seat after one more change, with its sign of two characters. */
export const afterChange = (seat: Seat, sign: string): Seat => ({
  ...seat,
  changes: seat.changes + 1,
  trail: (seat.trail + sign).slice(-SIGN * TRAIL),
});

/** How a state of a game stands to another: `parted` if both went on from where they were the same, `other` for another game. */
export type Relation = 'same' | 'older' | 'newer' | 'parted' | 'other';

/** How the first of two sittings stands to the second. Where a trail does not reach back, the moves tell. */
export function relationOf(one: Sitting, two: Sitting): Relation {
  const [a, b] = [one.seat, two.seat];
  if (a === undefined || b === undefined) return byMoves(one, two);
  if (a.id !== b.id) return 'other';
  const [earlier, later] = a.changes <= b.changes ? [a, b] : [b, a];
  const end = later.trail.length - SIGN * (later.changes - earlier.changes);
  if (end < SIGN || earlier.trail === '') return byMoves(one, two);
  if (later.trail.slice(end - SIGN, end) !== earlier.trail.slice(-SIGN)) return 'parted';
  if (a.changes === b.changes) return 'same';
  return earlier === a ? 'older' : 'newer';
}

function byMoves({ game: { tree: one } }: Sitting, { game: { tree: two } }: Sitting): Relation {
  const isEarlier = isContained(one, two);
  const isLater = isContained(two, one);
  if (isEarlier && isLater) return 'same';
  if (isEarlier) return 'older';
  return isLater ? 'newer' : 'parted';
}
