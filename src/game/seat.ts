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
