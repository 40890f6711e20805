import type { Score } from './types.ts';

/**
 * Inside a search a position's worth is one integer, from the view of the side to move: hundredths of a Swod up to
 * `HALF_EDGE`, above it a half win, above that estimates beyond it, at the top a full win. So a half win is better
 * than a small advantage and worse than a large one, and all compare as numbers. Wins count down by plies.
 */
export const MOST_PLIES = 128;

const FULL = 30_000;
/** So many centipoints are worth as much as a half win that is certain. */
export const HALF_EDGE = 1200;
const HALF_BAND = 2 * MOST_PLIES;
const HALF = HALF_EDGE + HALF_BAND;

/** Beyond every score. */
export const INFINITE = 32_000;

/** The worth of a game lost at this ply, fully or by half. */
export const lostAt = (ply: number, points: 1 | 0.5): number => -((points === 1 ? FULL : HALF) - ply);

/** Leaves the band of half wins free. */
export function fromCentipoints(value: number): number {
  if (value > HALF_EDGE) return value + HALF_BAND;
  return value < -HALF_EDGE ? value - HALF_BAND : value;
}

const isFull = (size: number): boolean => size > FULL - HALF_BAND;
const isHalf = (size: number): boolean => size > HALF_EDGE && size <= HALF;

export const isDecided = (score: number): boolean => isFull(Math.abs(score)) || isHalf(Math.abs(score));

/** Wins count from the root; the table keeps them as counted from the position itself. */
export const toTable = (score: number, ply: number): number =>
  isDecided(score) ? (score > 0 ? score + ply : score - ply) : score;
export const fromTable = (score: number, ply: number): number =>
  isDecided(score) ? (score > 0 ? score - ply : score + ply) : score;

/** A score as the door of the search shows it. */
export function scoreOf(score: number): Score {
  const size = Math.abs(score);
  const sign = Math.sign(score);
  if (!isDecided(score))
    return { kind: 'centipoints', value: size > HALF ? sign * (size - HALF_BAND) : score };
  const plies = (isFull(size) ? FULL : HALF) - size;
  return {
    kind: score > 0 ? 'win' : 'loss',
    points: isFull(size) ? 1 : 0.5,
    turns: Math.ceil(plies / 2),
  };
}
