import type { Score } from '../types.ts';

/**
 * The result of perfect play in a position, from the view of the side to move: the difference in points, and the plies
 * until the game is over; 0 plies for a draw.
 */
export interface Verdict {
  /** 1, ½, 0, −½ or −1. */
  readonly points: number;
  readonly plies: number;
}

/** The bytes for a place that is not a position, and for a draw. */
const NO_VERDICT = 0;
export const DRAWN = 1;
/** A byte for a full win or loss is `FULL` plus its plies; for a half one, `HALF` plus its plies. */
const FULL = 2;
const HALF = 129;

/** The most plies that a byte can hold. */
export const MOST_PLIES = HALF - FULL - 1;
export const fullIn = (plies: number): number => FULL + plies;
export const halfIn = (plies: number): number => HALF + plies;

const pliesOf = (byte: number): number => byte - (byte >= HALF ? HALF : FULL);

/** Whether the side to move wins: the winner makes the last move, so the number of plies left is odd. */
export const isWin = (byte: number): boolean => byte > DRAWN && (pliesOf(byte) & 1) === 1;

/** What a byte of a tablebase says; undefined for a place that is not a position. */
export function verdictOf(byte: number): Verdict | undefined {
  if (byte === NO_VERDICT) return undefined;
  if (byte === DRAWN) return { points: 0, plies: 0 };
  const plies = pliesOf(byte);
  if (byte >= HALF) return { points: isWin(byte) ? 0.5 : -0.5, plies };
  return { points: isWin(byte) ? 1 : -1, plies };
}

/** The rank of a verdict for sorting: more points first, then the quicker win or the slower loss. */
export const rankOf = ({ points, plies }: Verdict): number => points * 1000 - Math.sign(points) * plies;

/** A verdict as the score of a search; a draw is a score of 0. */
export function scoreOfVerdict({ points, plies }: Verdict): Score {
  if (points === 0) return { kind: 'centipoints', value: 0 };
  return {
    kind: points > 0 ? 'win' : 'loss',
    points: Math.abs(points) === 1 ? 1 : 0.5,
    turns: Math.ceil(plies / 2),
  };
}
