/** Which game of a browser a sitting is, and how far it has got. */
export interface Seat {
  /** Names the game at the table and in the library. */
  readonly id: string;
  /** When the game was begun, in milliseconds of the epoch. */
  readonly began: number;
  /** Counts the turns and all other changes: it shows which of two states is newer, which no clock can. */
  readonly changes: number;
  /**
   * A sign of four random characters for each of the last changes: two states with the same sign for the same change
   * share everything before it. Two tabs that draw the same sign would lose a move unsaid: one chance in 1.7 million.
   */
  readonly trail: string;
}

/** How many characters a sign has. */
export const SIGN = 4;
/** How many changes the trail goes back. */
export const TRAIL = 250;

/** The seat after one more change, with its sign of four characters. */
export const afterChange = (seat: Seat, sign: string): Seat => ({
  ...seat,
  changes: seat.changes + 1,
  trail: (seat.trail + sign).slice(-SIGN * TRAIL),
});
