import { memoised } from '../../engine/index.ts';
import type { Repository } from '../../store/library/repository.ts';
import { formatLeft, parseLeft, type Left } from '../../store/library/leftGame.ts';
import { createReviewEntry, type ReviewEntryStore } from '../../store/library/reviewEntry.ts';
import type { ReviewStore } from '../../store/review/review.ts';

/** Milliseconds after a change before it is written: several quick changes become one. */
const DELAY = 600;

const later = (work: () => void): (() => void) => {
  const timer = setTimeout(work, DELAY);
  return () => clearTimeout(timer);
};

/** The code of the library is loaded when a game of it is first needed. */
const repository = async (): Promise<Repository> =>
  (await import('../../store/library/repository.ts')).sharedRepository();

/** Where a page that is closed leaves a game whose last change is not in the library yet. */
const LEFT = 'poron-jikaida.review.left';

const unkept = (id: string): Left | null => {
  try {
    const key = `${LEFT}.${id}`;
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? null : parseLeft(text);
  } catch {
    return null;
  }
};

/**
 * Writing to the library takes longer than a page that is being closed has. Returns the id of the game that was left.
 */
function leaveGame(entry: ReviewEntryStore): string | null {
  const left = entry.getState().left();
  if (left === null) return null;
  try {
    sessionStorage.setItem(`${LEFT}.${left.id}`, formatLeft(left));
    return left.id;
  } catch {
    // the library may still be in time
    return null;
  }
}

/** What keeps the game of a review in the library, kept with it: what could not be written waits there. */
export const entryOf = memoised((review: ReviewStore): ReviewEntryStore => {
  const entry = createReviewEntry({ review, repository, later, now: Date.now, unkept });
  keepOnLeaving(review, entry);
  return entry;
});

/** Keeps changes when the app goes out of sight; browsers report that before the page is left. */
function keepOnLeaving(review: ReviewStore, entry: ReviewEntryStore): void {
  const { leave } = entry.getState();
  let left: string | null = null;
  addEventListener('pagehide', () => {
    left = leaveGame(entry);
    leave();
  });
  // the page has not been closed after all, and still has its changes
  addEventListener('pageshow', () => {
    if (left !== null) unkept(left);
    left = null;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  addEventListener('beforeunload', (event) => {
    const { isChanged, source } = review.getState();
    if (!isChanged || source === 'library') return;
    leave();
    event.preventDefault();
  });
}
