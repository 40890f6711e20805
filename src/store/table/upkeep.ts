import { SIDES, type Side } from '../../engine/index.ts';
import { retold, shortTime } from '../../game/sitting/clock.ts';
import { currentPosition } from '../../game/game.ts';
import { timesLeft, withClock, type Sitting } from '../../game/sitting/sitting.ts';
import { announceShortTime } from './announce.ts';
import type { Keeping } from './keeping.ts';
import type { Reach, Upkeep } from './state.ts';

/** What keeps the table up to date as time passes, as the page sleeps and wakes, and as other tabs play. */
export function createUpkeep(
  { set, get, now, keepNow, follow, adopt, flag }: Reach,
  keeping: Keeping,
): Upkeep {
  /** The sides that were warned that they are short of time. */
  const told = new Set<Side>();

  const tellShortTime = ({ terms, clock, game }: Sitting): void => {
    if (terms.clock === null || clock?.since === null) return;
    const times = get().times();
    for (const side of SIDES) {
      const isShort = times !== null && times[side] <= shortTime(terms.clock, side);
      if (!isShort) told.delete(side);
      else if (side === currentPosition(game).turn && !told.has(side)) {
        told.add(side);
        set({ announcement: announceShortTime(side, times[side]) });
      }
    }
  };

  const { noteSeen, reopened } = keeping.clock;
  /**
   * When the page was put to sleep. The page may learn that it is visible before or after it learns that it is awake.
   */
  let asleep: number | null = null;

  const look = (): void => {
    flag();
    noteSeen(get().sitting);
    tellShortTime(get().sitting);
  };

  return {
    times: () => timesLeft(get().sitting, now()),
    look,
    reread: () => {
      const { saved, sitting } = get();
      const slept = asleep;
      asleep = null;
      const elsewhere = keeping.changed(slept !== null);
      if (elsewhere !== null) adopt(elsewhere);
      else if (!saved) {
        const again = keeping.keep(sitting);
        if ('kept' in again) set({ saved: again.kept });
        else if ('later' in again) void follow(again.later);
      }
      if (slept !== null && get().sitting === sitting && sitting.terms.clock?.pausesWhenClosed === true) {
        const atSleep = withClock(sitting, (clock) => retold(clock, slept, now()));
        // another page may have seen some time pass meanwhile
        set({ sitting: reopened(atSleep).sitting });
      }
      look();
    },
    leave: (sleeps) => {
      keepNow();
      if (sleeps) asleep = now();
      noteSeen(get().sitting);
    },
  };
}
