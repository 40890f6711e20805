import { QUIET_TURNS } from '../engine/index.ts';
import type { Score } from './types.ts';

/**
 * Inside a search the worth of a position is one integer, from the view of the side to move. The order from 0 upwards
 * is: estimates in hundredths of a Swod up to the *edge*, a half win, estimates beyond the edge, a full win. So a half
 * win is better than a small advantage and worse than a large one, and all scores compare as plain numbers. A win is
 * worth less the more plies away it is.
 */
export const MOST_PLIES = 128;

/** Room for the earlier positions that can still occur again, the plies of a search, and more for its last captures. */
export const ROOM = QUIET_TURNS + 2 * MOST_PLIES;
/** After this many quiet turns an advantage begins to fade; it is nothing by the time a draw can be claimed. */
export const FADING = 40;

const FULL = 30_000;
/** How many centipoints are worth as much as a certain half win, in games where full wins can be hoped for. */
export const HALF_EDGE = 1200;
/** Beyond this an estimate says no more than "winning". As the edge, it puts every estimate below a half win. */
export const MOST_WORTH = 20_000;
const HALF_BAND = 2 * MOST_PLIES;

/** Larger than every score. */
export const INFINITE = 32_000;

/**
 * A score from the view of the other side. `-score` would turn 0 into minus zero, which is not an integer: from then on
 * the JavaScript engine keeps scores as floating-point numbers, which is slower.
 */
export const turned = (score: number): number => 0 - score;

/** The score of a game lost at this ply, by a full or by half a point. */
export const lostAt = (ply: number, points: 1 | 0.5, edge: number): number =>
  -((points === 1 ? FULL : edge + HALF_BAND) - ply);

/** The score of a game won by a full point at this ply. */
export const wonAt = (ply: number): number => FULL - ply;

/** The least score of any half or full win; estimates up to the edge stay below it. */
export const leastWin = (edge: number): number => edge + HALF_BAND - MOST_PLIES;

/** Turns centipoints into a score, which leaves the band of half wins free. */
export function fromCentipoints(value: number, edge: number): number {
  if (value > edge) return value + HALF_BAND;
  return value < -edge ? value - HALF_BAND : value;
}

const isFull = (size: number): boolean => size > FULL - HALF_BAND;
const isHalf = (size: number, edge: number): boolean => size > edge && size <= edge + HALF_BAND;

export const isDecided = (score: number, edge: number): boolean =>
  isFull(Math.abs(score)) || isHalf(Math.abs(score), edge);

/** A half win for the side to move. */
export const isHalfWin = (score: number, edge: number): boolean => score > 0 && isHalf(score, edge);

/** An estimate above a half win. */
export const isBeyondHalf = (score: number, edge: number): boolean => score > edge && !isDecided(score, edge);

/**
 * Whether a score tells of half a point or more without proving it. An estimate beyond the edge proves nothing, and on
 * a scale that has such estimates nor does a half win: it may be the best that the search found only because other
 * replies are estimated to be worse.
 */
export const needsProof = (score: number, edge: number): boolean =>
  isBeyondHalf(score, edge) || (edge !== MOST_WORTH && isHalfWin(score, edge));

/** The search counts the plies of a win from the root; the table counts them from the position itself. */
export const toTable = (score: number, ply: number, edge: number): number =>
  isDecided(score, edge) ? (score > 0 ? score + ply : score - ply) : score;
export const fromTable = (score: number, ply: number, edge: number): number =>
  isDecided(score, edge) ? (score > 0 ? score - ply : score + ply) : score;

/** Turns a score into the form that the search returns. */
export function scoreOf(score: number, edge: number): Score {
  const size = Math.abs(score);
  const sign = Math.sign(score);
  if (!isDecided(score, edge)) {
    const value = size > edge ? sign * (size - HALF_BAND) : score;
    return { kind: 'centipoints', value: value + 0 }; // no minus zero
  }
  const plies = (isFull(size) ? FULL : edge + HALF_BAND) - size;
  return {
    kind: score > 0 ? 'win' : 'loss',
    points: isFull(size) ? 1 : 0.5,
    turns: Math.ceil(plies / 2),
  };
}

/** As `scoreOf`, with a half win that is not proved as an estimate at the edge. */
export const estimateOf = (score: number, edge: number): Score =>
  isHalfWin(score, edge) && needsProof(score, edge) ? scoreOf(edge, edge) : scoreOf(score, edge);
