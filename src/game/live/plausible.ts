import { LIVE_TIMES } from './limits.ts';

/** How long a turn counts for, and how much of the game's allowance for network delay is used up. */
export interface Weighed {
  readonly counts: number;
  readonly used: number;
}

/**
 * Compares how long players say that their turn took with the time between sending the previous turn and the arrival of
 * this one, both in milliseconds. A shorter time is accepted within the allowance for network delay; otherwise the
 * measured time counts. `elapsed` is null where nobody could measure it.
 */
export function weighed(thought: number, elapsed: number | null, used: number): Weighed {
  const short = elapsed === null ? 0 : Math.max(0, elapsed - thought);
  const isPlausible = short <= LIVE_TIMES.delayATurn && used + short <= LIVE_TIMES.delayAGame;
  return isPlausible ? { counts: thought, used: used + short } : { counts: elapsed ?? thought, used };
}
