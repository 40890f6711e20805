import type { Side } from '../../engine/index.ts';
import { HALF_EDGE } from '../../search/scores.ts';
import type { Score } from '../../search/types.ts';

/** How bad a move is, the worst last. */
export const JUDGEMENTS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** The assessment sign (NAG) of each: ?!, ? and ??. */
export const JUDGEMENT_NAGS = { inaccuracy: 6, mistake: 2, blunder: 4 } as const satisfies Record<
  Judgement,
  number
>;

/**
 * How many points (Swods) a move must lose for each judgement. The threshold of a mistake leaves a little room for what
 * two lost points bring in return.
 */
export const LOSSES = { inaccuracy: 1, mistake: 1.75, blunder: 4 } as const satisfies Record<
  Judgement,
  number
>;

/**
 * The smallest difference, in points, that a search can tell from nothing: two searches of one position differ by as
 * much.
 */
const GRAIN = 0.05;

/** A lead of this many points decides a game: what is lost or won beyond it no longer matters. */
const DECIDED = 25;

/**
 * What a score is worth in points, from the same view: a full win is worth the lead that decides a game, a half win
 * what the search takes it to be worth.
 */
function pointsIn(score: Score): number {
  if (score.kind === 'centipoints') return Math.min(DECIDED, Math.max(-DECIDED, score.value / 100));
  const points = score.points === 1 ? DECIDED : HALF_EDGE / 100;
  return score.kind === 'win' ? points : -points;
}

/** The points that a side loses by a move, 0 or more, from what the game was worth before and after it, both from Yellow's view. */
export function lossOf(side: Side, before: Score, after: Score): number {
  const gain = (pointsIn(after) - pointsIn(before)) * (side === 'yellow' ? 1 : -1);
  return -gain < GRAIN ? 0 : -gain;
}

/** Whether a game was already decided before a move and stayed so: such a move shows nothing about the players. */
export const wasDecided = (before: Score, after: Score): boolean =>
  Math.abs(pointsIn(before)) === DECIDED && pointsIn(before) === pointsIn(after);

/** How bad a loss is; null for a move that is good enough. */
export const judgementOf = (loss: number): Judgement | null =>
  JUDGEMENTS.findLast((judgement) => loss >= LOSSES[judgement] - 1e-9) ?? null;

/**
 * The accuracy of a move, 100 to 0: half for half a point lost, a fifth for two. docs/accuracy.md shows what this
 * amounts to.
 */
export const accuracyOfMove = (loss: number): number => 100 / (1 + 2 * loss);

/** The accuracy of a side, 0 to 100: the mean over its moves; null without any. */
export const accuracyOf = (losses: readonly number[]): number | null =>
  losses.length === 0 ? null : losses.reduce((sum, loss) => sum + accuracyOfMove(loss), 0) / losses.length;
