import rate from 'glicko2-lite';
import type { Grade, Puzzle } from './puzzle.ts';

/** The estimated strength of a player or a puzzle, by Glicko-2. */
export interface Rating {
  readonly rating: number;
  /** The standard deviation: how uncertain the rating is. */
  readonly deviation: number;
  readonly volatility: number;
}

/** A player about whom nothing is known: one who has just learned the moves. */
export const FIRST_RATING: Rating = { rating: 1000, deviation: 350, volatility: 0.06 };

/** From this deviation on, a rating is no more than a guess. */
const UNCERTAIN = 110;
export const isUncertain = ({ deviation }: Rating): boolean => deviation > UNCERTAIN;

/**
 * A rating after a game: `score` is 1 for a win and 0 for a loss. Of two that met, each is rated by what the other's
 * rating was before.
 */
export function ratingAfter(own: Rating, other: Rating, score: 0 | 1): Rating {
  const { rating, rd, vol } = rate(own.rating, own.deviation, own.volatility, [
    [other.rating, other.deviation, score],
  ]);
  return { rating, deviation: Math.min(rd, FIRST_RATING.deviation), volatility: vol };
}

const BY_GRADE: Readonly<Record<Grade, number>> = { 1: 950, 2: 1100, 3: 1200, 4: 1380, 5: 1620 };
const PLAIN = 750;
const FOR_DEPTH = 30;
const FOR_TURN = 80;
/** A rating worked out from a puzzle alone is not exact. */
const DEVIATION = 150;

/** A capture that is obvious: there is no idea to find. */
export const isPlain = ({ grade, goal }: Puzzle): boolean =>
  grade === 1 && (goal === 'win' || goal === 'gain');

/**
 * The rating of a puzzle that nobody has tried, from what makes it hard: its grade, its turns, and how late a search
 * finds it.
 */
export function firstRating(puzzle: Puzzle): Rating {
  const { goal, size, seen, grade } = puzzle;
  const turns = goal === 'gain' ? 1 : size;
  const base = isPlain(puzzle) ? PLAIN : BY_GRADE[grade];
  const rating = base + FOR_DEPTH * Math.max(0, seen - 1) + FOR_TURN * (turns - 1);
  return { rating, deviation: DEVIATION, volatility: FIRST_RATING.volatility };
}
