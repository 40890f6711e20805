import type { Time } from '../time.ts';
import { AWAY_AFTER } from './connection.ts';

/**
 * By how many milliseconds the count jumps at first, and at most, while the other player is here and does not send the
 * events that are missing: another device of this player may have counted further.
 */
const LEAPS = { first: 15_000, most: 2 ** 40 } as const;

/** Counts a player's "here" messages: docs/live.md, "On the wire". */
export interface HereCount {
  /** Something of the other player has arrived. */
  readonly heard: () => void;
  /**
   * The count after the one that was sent last. The other player accepts none that is lower than an earlier one,
   * whichever device has sent it. `isBehind` says that events are missing here which the other player could send.
   */
  readonly next: (last: number, isBehind: boolean) => number;
}

export function createHereCount({ steady, wall }: Time): HereCount {
  let heardAt = -Infinity;
  let leap = 1;
  return {
    heard: () => {
      heardAt = steady();
    },
    next: (last, isBehind) => {
      const isUnanswered = isBehind && steady() - heardAt <= AWAY_AFTER;
      leap = isUnanswered ? Math.min(LEAPS.most, Math.max(LEAPS.first, 2 * leap)) : 1;
      return Math.max(wall(), last + leap);
    },
  };
}
