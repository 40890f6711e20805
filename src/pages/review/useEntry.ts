import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Repository } from '../../store/library/repository.ts';
import {
  createReviewEntry,
  type EntryPhase,
  type ReviewEntryStore,
} from '../../store/library/reviewEntry.ts';
import type { ReviewStore } from '../../store/review.ts';
import { useAddressedId, useNavigation } from '../navigation.ts';
import { useStores } from '../stores.tsx';
import { openingOf, useReviewStore } from './reviewStore.tsx';

/** Milliseconds after a change before it is written: several quick changes are one. */
const DELAY = 600;

const later = (work: () => void): (() => void) => {
  const timer = setTimeout(work, DELAY);
  return () => clearTimeout(timer);
};

/** The code of the library comes when a game of it is first wanted. */
const repository = async (): Promise<Repository> =>
  (await import('../../store/library/repository.ts')).sharedRepository();

/** The entry of each review, kept with it: what could not be written waits there. */
const entries = new WeakMap<ReviewStore, ReviewEntryStore>();

function entryFor(review: ReviewStore): ReviewEntryStore {
  const known = entries.get(review) ?? createReviewEntry({ review, repository, later, now: Date.now });
  entries.set(review, known);
  return known;
}

/** The game of the library that is reviewed, as the page needs it. */
export interface ReviewEntry {
  readonly phase: EntryPhase;
  /** The address names a game that is not here yet. */
  readonly isOpening: boolean;
  /** Puts the game into the library; null for one that is there. */
  readonly keep: (() => void) | null;
}

/** Opens the game that the address names in the review, and keeps in the library what is changed in it. */
export function useEntry(): ReviewEntry {
  const review = useReviewStore();
  const { table } = useStores();
  const id = useAddressedId();
  const { readdressReview } = useNavigation();
  const [entry] = useState(() => entryFor(review));
  const phase = useStore(entry, (state) => state.phase);
  useEffect(() => entry.getState().follow(readdressReview), [entry, readdressReview]);
  // before a game that is not meant is seen
  useLayoutEffect(() => {
    entry.getState().show(id);
    const { source, isChanged, open } = review.getState();
    if (id === null && source === 'library' && !isChanged) open(openingOf(table.getState().sitting));
  }, [entry, id, review, table]);
  useEffect(() => {
    const { flush } = entry.getState();
    const hide = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [entry]);
  return {
    phase,
    isOpening: id !== null && (phase.status === 'none' || phase.status === 'opening'),
    keep: phase.status === 'none' ? entry.getState().keep : null,
  };
}
