/**
 * How the players, or their clock, ended a game that could have gone on under its rules. A game of chance that another
 * replaces is abandoned.
 */
export const WAYS_OUT = ['conceded', 'repetition', 'quiet', 'agreed', 'time', 'abandoned'] as const;
export type WayOut = (typeof WAYS_OUT)[number];
export interface Ended {
  readonly way: WayOut;
  /** The seat that conceded, or whose time ran out; null for a draw, and if no single seat ended it. */
  readonly seat: number | null;
}
