import type { Side } from '../../engine/index.ts';
import type { Seat } from '../../game/seat.ts';

/** How many characters of a name are used as a number; they are random and in base 36 (`newId`). */
const WORD = 7;

/**
 * The seed of a side's errors where the computer plays it, a whole number from 0 to 2³² − 1. It stays the same for the
 * whole game, even after a break, so that the computer judges a position as it did when that position occurred before.
 * Each side has its own.
 */
export const gameSeed = (seat: Seat | undefined, side: Side): number =>
  // the bits of NaN are 0
  (Number.parseInt(seat?.id.slice(0, WORD) ?? '', 36) ^ (side === 'yellow' ? 0 : 1)) >>> 0;
