import { useLocation } from 'wouter';
import { useCabinet } from './tableStores.ts';

/**
 * Goes to the review of the game at the table; a game from elsewhere keeps its variations and comments. The code of the
 * review is loaded then; a review of the same moves is as it was left.
 */
export function useReviewOfTable(): () => void {
  const { base, say, told } = useCabinet();
  const [, goTo] = useLocation();
  return () => {
    void (async () => {
      const { reviewFor, gameAtTable } = await import('../review/reviewStores.ts');
      const { tree, of } = told === null ? gameAtTable(base, say) : { tree: told, of: '' };
      reviewFor(base, say).getState().follow(tree, of);
      goTo(`/cabinet/${base.id}/review`);
    })();
  };
}
