import { useLocation } from 'wouter';
import { text } from '../../../text/messages.ts';
import { useCabinet } from './tableStores.ts';

/**
 * Goes to the review of the game at the table; a game from elsewhere keeps its variations and comments. The code of the
 * review is loaded then, and the table says so if it cannot be; a review of the same moves is as it was left.
 */
export function useReviewOfTable(): () => void {
  const { base, say, store, told } = useCabinet();
  const [, goTo] = useLocation();
  return () => {
    void (async () => {
      try {
        const { reviewFor, gameAtTable } = await import('../review/reviewStores.ts');
        const { tree, of } = told === null ? gameAtTable(base, say) : { tree: told, of: '' };
        reviewFor(base, say).getState().follow(tree, of);
        goTo(`/cabinet/${base.id}/review`);
      } catch {
        store.setState({ notice: text('page.not-loaded') });
      }
    })();
  };
}
