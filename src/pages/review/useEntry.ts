import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { EntryPhase } from '../../store/library/reviewEntry.ts';
import { useAddressedId } from '../address.ts';
import { useNavigation } from '../navigation.ts';
import { placeAt } from '../places.ts';
import { useStores } from '../stores.tsx';
import { entryOf } from './entryOf.ts';
import { openingOf, useReviewStore } from './reviewStore.tsx';

/** The reviewed game of the library, as the page needs it. */
export interface ReviewEntry {
  readonly phase: EntryPhase;
  /** The address names a game that is not here yet. */
  readonly isOpening: boolean;
  /** Puts the game into the library; null for one that is there. */
  readonly keep: (() => void) | null;
}

/** Whether the address is that of the review or of a dialogue over it; the page hears of another one only later. */
function isAddressed(): boolean {
  const place = placeAt(location.hash.slice(1));
  return place?.path === '/review' || place?.shape === 'dialog';
}

/** Opens the game that the address names in the review, and keeps changes to it in the library. */
export function useEntry(): ReviewEntry {
  const review = useReviewStore();
  const { table } = useStores();
  const id = useAddressedId();
  const { readdressReview } = useNavigation();
  const [entry] = useState(() => entryOf(review));
  const phase = useStore(entry, (state) => state.phase);
  useEffect(
    () => entry.getState().follow((kept) => isAddressed() && readdressReview(kept)),
    [entry, readdressReview],
  );
  // before a game that is not meant is visible
  useLayoutEffect(() => {
    entry.getState().show(id);
    const { source, isChanged, open } = review.getState();
    const unseen = entry.getState().comeBack();
    if (id !== null || source !== 'library' || isChanged) return;
    if (unseen === null) open(openingOf(table.getState().sitting));
    else readdressReview(unseen);
  }, [entry, id, review, table, readdressReview]);
  return {
    phase,
    isOpening: id !== null && (phase.status === 'none' || phase.status === 'opening'),
    keep: phase.status === 'none' ? entry.getState().keep : null,
  };
}
