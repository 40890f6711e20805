import { QUIET_TURNS } from '../engine/index.ts';
import type { Score } from './types.ts';

/**
 * Inside a search a position's worth is one integer, from the view of the side to move: hundredths of a Swod up to
 * the *edge*, then a half win, then estimates beyond the edge, and at the top a full win. So a half win is better
 * than a small advantage and worse than a large one, and all compare as numbers. Wins count down by plies.
 */
export const MOST_PLIES = 128;

/** Earlier positions that can still occur again, the plies of a search, and some more for its last captures. */
export const ROOM = QUIET_TURNS + 2 * MOST_PLIES;
/** After this many quiet turns an advantage begins to fade, until it is nothing when a draw can be claimed. */
export const FADING = 40;

const FULL = 30_000;
/** How many centipoints are worth as much as a certain half win, where full wins can be hoped for. */
export const HALF_EDGE = 1200;
/** Beyond this an evaluation says no more than "winning"; as an edge it leaves every estimate below a half win. */
export const MOST_WORTH = 20_000;
const HALF_BAND = 2 * MOST_PLIES;

/** Beyond every score. */
export const INFINITE = 32_000;

/**
 * A score from the view of the other side. `-score` makes minus zero of 0, which is no integer: from then on the
 * engine of JavaScript keeps scores as floating-point numbers, and is slower.
 */
export const turned = (score: number): number => 0 - score;

/** The worth of a game lost at this ply, fully or by half. */
export const lostAt = (ply: number, points: 1 | 0.5, edge: number): number =>
  -((points === 1 ? FULL : edge + HALF_BAND) - ply);

/** The worth of a game won fully at this ply. */
export const wonAt = (ply: number): number => FULL - ply;

/** What every half win and every full win reaches, but no estimate on the near side of the edge. */
export const leastWin = (edge: number): number => edge + HALF_BAND - MOST_PLIES;

/** Leaves the band of half wins free. */
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

/** Wins are counted from the root; the table keeps them counted from the position itself. */
export const toTable = (score: number, ply: number, edge: number): number =>
  isDecided(score, edge) ? (score > 0 ? score + ply : score - ply) : score;
export const fromTable = (score: number, ply: number, edge: number): number =>
  isDecided(score, edge) ? (score > 0 ? score - ply : score + ply) : score;

/** A score as the door of the search shows it. */
export function scoreOf(score: number, edge: number): Score {
  const size = Math.abs(score);
  const sign = Math.sign(score);
  if (!isDecided(score, edge)) {
    const value = size > edge ? sign * (size - HALF_BAND) : score;
    return { kind: 'centipoints', value: value + 0 }; // no minus before a zero
  }
  const plies = (isFull(size) ? FULL : edge + HALF_BAND) - size;
  return {
    kind: score > 0 ? 'win' : 'loss',
    points: isFull(size) ? 1 : 0.5,
    turns: Math.ceil(plies / 2),
  };
}
