import type { Score } from './types.ts';

/** What the computer would do about the result of a game besides playing on. */
export interface Attitude {
  readonly concedes: boolean;
  readonly acceptsDraw: boolean;
  readonly offersDraw: boolean;
}

/** So many centipoints behind there is no hope; and so many are next to nothing. */
const HOPELESS = -4000;
const LEVEL = 40;
/** Turns before a draw is thought of, and quiet ones before it is offered. */
const EARLY = 40;
const QUIET = 40;

/**
 * What a score means for conceding and for draws. A loss by half costs less than a concession, so that only a full
 * loss that is near, or a hopeless position, is conceded.
 */
export function attitudeTo(score: Score, turnsPlayed: number, quietTurns: number): Attitude {
  if (score.kind !== 'centipoints') {
    const isLost = score.kind === 'loss';
    return {
      concedes: isLost && score.points === 1 && score.turns <= 4,
      acceptsDraw: isLost,
      offersDraw: false,
    };
  }
  const { value } = score;
  const isLevel = Math.abs(value) <= LEVEL;
  return {
    concedes: value <= HOPELESS,
    acceptsDraw: value < -LEVEL || (isLevel && turnsPlayed >= EARLY),
    offersDraw: isLevel && turnsPlayed >= EARLY && quietTurns >= QUIET,
  };
}
