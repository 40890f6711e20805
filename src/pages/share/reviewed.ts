import type { GameTree } from '../../game/tree/index.ts';
import { useNavigation } from '../navigation.ts';
import { entryOf } from '../review/entryOf.ts';
import { reviewFor } from '../review/reviewStore.tsx';
import { useStores } from '../stores.tsx';

/**
 * Opens a game in the review, replacing the page that does so if its only purpose was to lead there. A changed game
 * that is open there is kept.
 */
export function useOpenReview(): (tree: GameTree, replaces?: boolean) => Promise<void> {
  const stores = useStores();
  const navigation = useNavigation();
  return async (tree, replaces = false) => {
    const from = location.hash;
    await entryOf(reviewFor(stores)).getState().replace({ tree, source: 'text' });
    // a reader who has gone on to another page meanwhile is not brought back
    if (location.hash === from) navigation.open('/review', replaces);
  };
}
