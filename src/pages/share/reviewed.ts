import type { GameTree } from '../../game/tree/index.ts';
import { useNavigation } from '../navigation.ts';
import { reviewFor } from '../review/reviewStore.tsx';
import { useStores } from '../stores.tsx';

/** Opens a game in the review, in place of the page that does so if that only led there. */
export function useOpenReview(): (tree: GameTree, replaces?: boolean) => void {
  const stores = useStores();
  const navigation = useNavigation();
  return (tree, replaces = false) => {
    reviewFor(stores).getState().open({ tree, source: 'text' });
    navigation.open('/review', replaces);
  };
}
