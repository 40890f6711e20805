/** What shows how two states of one thing came about, where several tabs change it. */
export interface Trailed {
  /** Counts the turns and all other changes: it shows which of two states is newer, which no clock can. */
  readonly changes: number;
  /**
   * A sign of four random characters for each of the last changes: two states with the same sign for the same change
   * share everything before it. Two tabs that draw the same sign would lose a move without anybody being told: one
   * chance in 1.7 million.
   */
  readonly trail: string;
}

/** Which game of a browser a sitting is, and how far it has got. */
export interface Seat extends Trailed {
  /** Names the game at the table and in the library. */
  readonly id: string;
  /** When the game was begun, in milliseconds of the epoch. */
  readonly began: number;
}

/** How one state of a thing relates to another: `parted` if both went on from where they were the same. */
export type StateRelation = 'same' | 'older' | 'newer' | 'parted';

/** How many characters a sign has. */
export const SIGN = 4;
/** How many changes back the trail goes. */
export const TRAIL = 250;

/** What is changed once more, with the sign of four characters of that change. */
export const afterChange = <Changed extends Trailed>(changed: Changed, sign: string): Changed => ({
  ...changed,
  changes: changed.changes + 1,
  trail: (changed.trail + sign).slice(-SIGN * TRAIL),
});

/**
 * How the first of two states of one thing relates to the second by their trails; null where a trail does not reach back,
 * or is of an earlier version of the app with other signs or none.
 */
export function relationOfTrails(a: Trailed, b: Trailed): StateRelation | null {
  const [earlier, later] = a.changes <= b.changes ? [a, b] : [b, a];
  const end = later.trail.length - SIGN * (later.changes - earlier.changes);
  const isWhole = later.trail.length === SIGN * Math.min(later.changes, TRAIL);
  if (!isWhole || end < SIGN || earlier.trail === '') return null;
  if (later.trail.slice(end - SIGN, end) !== earlier.trail.slice(-SIGN)) return 'parted';
  if (a.changes === b.changes) return 'same';
  return earlier === a ? 'older' : 'newer';
}
