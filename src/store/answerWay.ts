import type { Sitting } from '../game/sitting.ts';
import type { Change } from './change.ts';

/** How the answer to an offer has changed what stands on the board: turns taken back, or the end of the game. */
export function answerWay(before: Sitting, after: Sitting): Change['way'] | null {
  if (after.game !== before.game) return 'undone';
  return before.end === null && after.end !== null ? 'ended' : null;
}
