import { entryOf } from '../review/entryOf.ts';
import { openingOf, reviewFor } from '../review/reviewStore.tsx';
import type { Stores } from '../stores.tsx';

/** Puts the game at the table into the review, unless it is there. A changed game that is open there is kept first. */
export async function layTableGame(stores: Stores): Promise<void> {
  const review = reviewFor(stores);
  const { sitting } = stores.table.getState();
  const { source, tree } = review.getState();
  if (source === 'table' && tree.start === sitting.game.tree.start) return;
  await entryOf(review).getState().replace(openingOf(sitting));
}
