import { createContext, use, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Sitting } from '../../game/sitting.ts';
import { treeOfSitting } from '../../game/sittingRecord.ts';
import { createReview, type Opening, type ReviewState, type ReviewStore } from '../../store/review.ts';
import { useStores, type Stores } from '../stores.tsx';

/** The review beside each table, kept while other pages are open, and the sitting that it last looked at. */
const reviews = new WeakMap<Stores['table'], { readonly review: ReviewStore; readonly sitting: Sitting }>();

/** The game at the table, to be reviewed where it stands. */
export const openingOf = (sitting: Sitting): Opening => ({ ...treeOfSitting(sitting), source: 'table' });

/** The review as it was left; one of the game at the table follows the table as long as nothing is changed in it. */
export function reviewFor({ table }: Pick<Stores, 'table'>): ReviewStore {
  const { sitting } = table.getState();
  const known = reviews.get(table);
  const review = known?.review ?? createReview(openingOf(sitting));
  const { source, isChanged, open } = review.getState();
  if (known !== undefined && known.sitting !== sitting && source === 'table' && !isChanged)
    open(openingOf(sitting));
  reviews.set(table, { review, sitting });
  return review;
}

const ReviewContext = createContext<ReviewStore | null>(null);

export function ReviewProvider({ children }: { children: ReactNode }) {
  const stores = useStores();
  const [review] = useState(() => reviewFor(stores));
  return <ReviewContext value={review}>{children}</ReviewContext>;
}

export function useReviewStore(): ReviewStore {
  const review = use(ReviewContext);
  if (review === null) throw new Error('no ReviewProvider stands above this component');
  return review;
}

/** A part of the game that is reviewed. */
export const useReview = <Part,>(part: (state: ReviewState) => Part): Part =>
  useStore(useReviewStore(), part);
