import type { GameTree } from '../../game/tree/index.ts';
import { useNavigation } from '../navigation.ts';
import { entryOf } from '../review/entryOf.ts';
import { reviewFor } from '../review/reviewStore.tsx';
import { useStores } from '../stores.tsx';

/** Opens a game in the review, in place of the page that does so if that only led there. A changed game that is open there is kept. */
export function useOpenReview(): (tree: GameTree, replaces?: boolean) => Promise<void> {
  const stores = useStores();
  const navigation = useNavigation();
  return async (tree, replaces = false) => {
    const from = location.hash;
    await entryOf(reviewFor(stores)).getState().replace({ tree, source: 'text' });
    // who has gone on to another page meanwhile is not led back
    if (location.hash === from) navigation.open('/review', replaces);
  };
}
