import { createContext, use, useState, type ReactNode } from 'react';
import { soon } from '../../board/soon.ts';
import { memoised } from '../../engine/index.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import { endingOf } from '../../game/endings.ts';
import { recordOfSitting, treeOfSitting } from '../../game/sitting/sittingRecord.ts';
import { createReview, type Opening, type ReviewState, type ReviewStore } from '../../store/review/review.ts';
import type { TableStore } from '../../store/table/table.ts';
import { usePart } from '../later.tsx';
import { useStores, type Stores } from '../stores.tsx';

/**
 * The game at the table, to be reviewed where it stands; one that has ended comes without turns that were taken back.
 */
export const openingOf = (sitting: Sitting): Opening => ({
  ...(endingOf(sitting) === null ? treeOfSitting : recordOfSitting)(sitting),
  source: 'table',
  of: sitting.seat?.id,
});

/** The review beside each table, kept while other pages are open, and the sitting that it last looked at. */
const reviewOf = memoised((table: TableStore): { readonly review: ReviewStore; sitting: Sitting } => {
  const { sitting } = table.getState();
  return { review: createReview(openingOf(sitting), soon), sitting };
});

/**
 * The review as it was left; if it is of the game at the table, it follows the table as long as nothing is changed in
 * it.
 */
export function reviewFor({ table }: Pick<Stores, 'table'>): ReviewStore {
  const { sitting } = table.getState();
  const beside = reviewOf(table);
  const { source, isChanged, open } = beside.review.getState();
  if (beside.sitting !== sitting && source === 'table' && !isChanged) open(openingOf(sitting));
  beside.sitting = sitting;
  return beside.review;
}

const ReviewContext = createContext<ReviewStore | null>(null);

export function ReviewProvider({ children }: { children: ReactNode }) {
  const stores = useStores();
  const [review] = useState(() => reviewFor(stores));
  return <ReviewContext value={review}>{children}</ReviewContext>;
}

export function useReviewStore(): ReviewStore {
  const review = use(ReviewContext);
  if (review === null) throw new Error('no ReviewProvider is above this component');
  return review;
}

/** A part of the reviewed game. */
export const useReview = <Part,>(part: (state: ReviewState) => Part): Part => usePart(useReviewStore(), part);
