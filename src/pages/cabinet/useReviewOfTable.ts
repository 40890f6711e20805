import { useLocation } from 'wouter';
import { useCabinet } from './tableStores.ts';

/**
 * Leads to the review of the game at the table: one from elsewhere with its variations and comments. Its code is loaded
 * then; a review of the same moves goes on as it was left.
 */
export function useReviewOfTable(): () => void {
  const { base, say, told } = useCabinet();
  const [, goTo] = useLocation();
  return () => {
    void (async () => {
      const { reviewFor, gameAtTable } = await import('./review/reviewStores.ts');
      const { tree, of } = told === null ? gameAtTable(base, say) : { tree: told, of: '' };
      reviewFor(base, say).getState().follow(tree, of);
      goTo(`/cabinet/${base.id}/review`);
    })();
  };
}
