import type { Score } from './types.ts';

/** The advantage, in centipoints, at which the better side can expect about three quarters of the points. */
const SCALE = 1100;

/**
 * The share of the points that the side to move can expect, from 0 to 1, for bars, graphs and the accuracy of moves: 1
 * is a full win, ¾ a half win, ½ a level position.
 */
export function expectedShare(score: Score): number {
  if (score.kind === 'centipoints') return 1 / (1 + Math.exp(-score.value / SCALE));
  const won = score.points === 1 ? 1 : 0.75;
  return score.kind === 'win' ? won : 1 - won;
}
