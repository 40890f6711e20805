import {
  formatPosition,
  opponent,
  parsePosition,
  SIDES,
  type Position,
  type Side,
} from '../../engine/index.ts';
import type { Points } from '../gameEnd.ts';
import type { MatchTerms } from './terms.ts';

/** A match at the table: its terms, and the points of its games before the present one. */
export interface Match {
  readonly terms: MatchTerms;
  readonly past: readonly Points[];
}

/** How a match stands, with the present game counted if it has ended. */
export interface MatchScore {
  readonly points: Points;
  /** The number of the present game, from 1. */
  readonly game: number;
  /** Whether all its games have been played. */
  readonly finished: boolean;
  /** Who has won a finished match; null while it goes on or if it is tied. */
  readonly winner: Side | null;
}

/**
 * The state of a match; `present` are the points of the present game, null while it goes on. Nothing is counted twice.
 */
export function scoreOf({ terms, past }: Match, present: Points | null): MatchScore {
  const results = present === null ? past : [...past, present];
  const sum = (side: Side): number => results.reduce((points, result) => points + result[side], 0);
  const points = { yellow: sum('yellow'), blue: sum('blue') };
  const finished = terms.games !== null && results.length >= terms.games;
  const leader = SIDES.find((side) => points[side] > points[opponent(side)]) ?? null;
  return { points, game: past.length + 1, finished, winner: finished ? leader : null };
}

/** Who has the first move of the next game. After a draw it changes, since nobody has lost. */
export function nextFirst(terms: MatchTerms | null, begun: Side, last: Points): Side {
  const loser = SIDES.find((side) => last[side] < last[opponent(side)]);
  return terms?.firstMove === 'loser' && loser !== undefined ? loser : opponent(begun);
}

/**
 * The start of the next game: the same position with this side to move. A set-up position in which that side cannot be
 * to move, since its enemy is in Kaida, stays as it is.
 */
export function startFor(start: Position, turn: Side): Position {
  const wanted = { ...start, turn };
  return parsePosition(start.ruleset.variation, formatPosition(wanted)).ok ? wanted : start;
}
