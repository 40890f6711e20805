import { useSyncExternalStore } from 'react';
import { dayOf, type Day } from '../practice/days.ts';

/** Milliseconds after which it is looked whether the day has changed. */
const MINUTE = 60_000;

/** Asks to look anew each minute, and when the page is seen again: timers may rest while it is hidden. */
function subscribe(look: () => void): () => void {
  const timer = setInterval(look, MINUTE);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The day that it is where the player is, also on a page that stays open over midnight. */
export const useToday = (): Day => useSyncExternalStore(subscribe, () => dayOf(new Date()));
