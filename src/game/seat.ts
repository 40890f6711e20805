/** Which game of a browser a sitting is, and how far it has got. */
export interface Seat {
  /** Names the game at the table and in the library. */
  readonly id: string;
  /** When the game was begun, in milliseconds of the epoch. */
  readonly began: number;
  /** Counts the turns and all other changes: it shows which of two states is newer, which no clock can. */
  readonly changes: number;
  /**
   * A sign of two random characters for each of the last changes: two states with the same sign for the same change
   * share everything before it.
   */
  readonly trail: string;
}

/** How many characters a sign has. */
export const SIGN = 2;
/** How many changes the trail goes back. */
const TRAIL = 400;

/** The seat after one more change, with its sign of two characters. */
export const afterChange = (seat: Seat, sign: string): Seat => ({
  ...seat,
  changes: seat.changes + 1,
  trail: (seat.trail + sign).slice(-SIGN * TRAIL),
});
