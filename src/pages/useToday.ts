import { useSyncExternalStore } from 'react';
import { dayOf, type Day } from '../practice/days.ts';

/** Milliseconds after which to check whether the day has changed. */
const MINUTE = 60_000;

/** Triggers a check each minute, and when the page is shown again: timers may rest while it is hidden. */
function subscribe(look: () => void): () => void {
  const timer = setInterval(look, MINUTE);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The present day where the player is, also on a page that stays open past midnight. */
export const useToday = (): Day => useSyncExternalStore(subscribe, () => dayOf(new Date()));
