import type { Position, Side } from '../../engine/index.ts';
import { HALF_EDGE } from '../../search/scores.ts';
import type { Score } from '../../search/types.ts';
import { standingOf } from '../standing.ts';

/** What a position is worth to Yellow, as one search has judged it. */
export interface Evaluation {
  /** From Yellow's view, whoever is to move. */
  readonly score: Score;
  /** Plies that were searched in full; 0 if unknown. */
  readonly depth: number;
}

const OTHER = { win: 'loss', loss: 'win' } as const;

/** The same score from the other side's view. */
const turned = (score: Score): Score =>
  score.kind === 'centipoints'
    ? { ...score, value: score.value === 0 ? 0 : -score.value }
    : { ...score, kind: OTHER[score.kind] };

/** Turns a score from the view of the side to move into one from Yellow's view, or back. */
export const forYellow = (score: Score, turn: Side): Score => (turn === 'yellow' ? score : turned(score));

/**
 * The slope at which `HALF_EDGE` centipoints give the same lead as a half win, since the search takes the two as equal.
 */
const SLOPE = Math.log(3) / HALF_EDGE;

/**
 * By how many points Yellow is expected to lead at the end of the game, −1 to 1: a full win is 1, a half win ½, a
 * draw 0 (section 9). Estimates go through the logistic curve usual in chess, with a slope for this game.
 */
export function leadOf(score: Score): number {
  if (score.kind === 'centipoints') return 2 / (1 + Math.exp(-SLOPE * score.value)) - 1;
  return score.kind === 'win' ? score.points : -score.points;
}

/** What a position is worth if the game has ended there by the rules; null while it goes on. */
export function endedScore(position: Position): Score | null {
  const { outcome } = standingOf(position);
  if (outcome.status === 'playing') return null;
  const { yellow, blue } = outcome.points;
  if (yellow === blue) return { kind: 'centipoints', value: 0 };
  const points = Math.abs(yellow - blue) === 1 ? 1 : 0.5;
  return { kind: yellow > blue ? 'win' : 'loss', points, turns: 0 };
}
