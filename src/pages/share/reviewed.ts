import { ROOT, type GameTree, type NodeId } from '../../game/tree/index.ts';
import { useNavigation } from '../navigation.ts';
import { useReview } from '../stores.tsx';

/** Opens a game in the review, in place of the page that does so if that only led there. */
export function useOpenReview(): (tree: GameTree, replace?: boolean) => void {
  const open = useReview((state) => state.open);
  const navigation = useNavigation();
  return (tree, replace = false) => {
    open({ tree });
    navigation.open('/review', replace);
  };
}

/** The game under review and the move that is shown; null where there is none. */
export function useReviewed(): { readonly tree: GameTree; readonly node: NodeId } | null {
  const opened = useReview((state) => state.opened);
  return opened && { tree: opened.tree, node: opened.node ?? ROOT };
}
