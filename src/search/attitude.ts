import type { Score } from './types.ts';

/** What the computer would do about the result of a game, besides playing on. */
export interface Attitude {
  readonly concedes: boolean;
  readonly acceptsDraw: boolean;
  readonly offersDraw: boolean;
}

/** A side this many centipoints behind has no hope; a score within `LEVEL` of 0 counts as level. */
const HOPELESS = -4000;
const LEVEL = 40;
/** Before this many turns it takes a draw only if it is behind; it offers one only after this many quiet turns. */
const EARLY = 40;
const QUIET = 40;

/**
 * What a score means for conceding and for draws. Losing half a point costs less than conceding, so the computer
 * concedes only when a full loss is near or the position is hopeless. Early in the game it takes a draw only if it is
 * behind by more than `noise`, the largest error of its judgement in centipoints: a beginner does not give half a point
 * away in a game that has hardly begun.
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
