import { LIVE_TIMES } from './limits.ts';

/** What a turn counts for, and what of the game's allowance for the line is used up. */
export interface Weighed {
  readonly counts: number;
  readonly used: number;
}

/**
 * Weighs what a player says that a turn took against what passed between sending the turn before and its arrival, both in
 * milliseconds. What is less by no more than the allowance for the line stands; else what passed counts. `elapsed` is null
 * where nobody could look.
 */
export function weighed(thought: number, elapsed: number | null, used: number): Weighed {
  const short = elapsed === null ? 0 : Math.max(0, elapsed - thought);
  const isPlausible = short <= LIVE_TIMES.lineATurn && used + short <= LIVE_TIMES.lineAGame;
  return isPlausible ? { counts: thought, used: used + short } : { counts: elapsed ?? thought, used };
}
