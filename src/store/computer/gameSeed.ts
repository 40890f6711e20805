import type { Side } from '../../engine/index.ts';
import type { Seat } from '../../game/seat.ts';

/** How many characters of a name are a number, drawn by lot and written in base 36 (`newId`). */
const WORD = 7;

/**
 * The seed of a side's errors where the computer plays it, a whole number from 0 to 2³² − 1: the same for the whole game,
 * whenever it is gone on with, so that the computer judges a position that comes again as it did before. Each side has its
 * own.
 */
export const gameSeed = (seat: Seat | undefined, side: Side): number =>
  // bits of what is no number are 0
  (Number.parseInt(seat?.id.slice(0, WORD) ?? '', 36) ^ (side === 'yellow' ? 0 : 1)) >>> 0;
