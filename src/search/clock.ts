import type { SearchLimits } from './types.ts';

/** When to stop, in milliseconds from the start of the search. */
export interface Budget {
  /** The search ends at this time, whatever it is doing. */
  readonly most: number;
  /** No new depth is begun after this time. */
  readonly enough: number;
}

/** How many turns the rest of a clock should last. */
const TURNS_AHEAD = 30;
/** Milliseconds kept in reserve for what happens outside the search. */
const RESERVE = 50;

/** The time for one move: the time it is given, or a share of the clock plus most of the increment. */
export function budgetOf({ moveTime = Infinity, clock }: SearchLimits): Budget {
  if (clock === undefined) return { most: moveTime, enough: moveTime };
  const left = Math.max(clock.left - RESERVE, 1);
  const share = left / TURNS_AHEAD + clock.increment * 0.75;
  const most = Math.min(moveTime, share * 2.5, left * 0.4);
  return { most, enough: Math.min(most, share * 0.6) };
}
