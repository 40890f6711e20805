import { drawnLater } from '../../board/drawnLater.tsx';
import { endingOf } from '../../game/endings.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';

/** The ways on when a game has ended. */
export const EndWays = drawnLater(() => import('./EndWays.tsx'));

/** The coach beside a game of the school. */
export const Coach = drawnLater(async () => ({
  default: (await import('../school/CoachPanel.tsx')).CoachPanel,
}));

/**
 * Loads what a game needs beside its board before the table is drawn. Appearing later, it would push what is below it
 * away from under a finger.
 */
export async function bringParts({ sitting }: { readonly sitting: Sitting }): Promise<void> {
  if (endingOf(sitting) !== null) await EndWays.load();
  if (sitting.terms.school === true) await Coach.load();
}
