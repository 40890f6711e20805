import type { Score } from './types.ts';

/** What the computer would do about the result of a game besides playing on. */
export interface Attitude {
  readonly concedes: boolean;
  readonly acceptsDraw: boolean;
  readonly offersDraw: boolean;
}

/** How many centipoints behind leaves no hope; and how many are next to nothing. */
const HOPELESS = -4000;
const LEVEL = 40;
/** Turns before it thinks of a draw, and quiet turns before it offers one. */
const EARLY = 40;
const QUIET = 40;

/**
 * What a score means for conceding and for draws. Losing by half costs less than conceding, so it concedes only when
 * a full loss is near or the position is hopeless. Early it takes a draw only where it is behind by more than `noise`, the
 * most centipoints by which it errs: a beginner does not give half a point away in a game that has hardly begun.
 */
export function attitudeTo(score: Score, turnsPlayed: number, quietTurns: number, noise = 0): Attitude {
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
  const isEarly = turnsPlayed < EARLY;
  return {
    concedes: value <= HOPELESS,
    acceptsDraw: isEarly ? value < -LEVEL - noise : value <= LEVEL,
    offersDraw: isLevel && !isEarly && quietTurns >= QUIET,
  };
}
