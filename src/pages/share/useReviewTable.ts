import { text } from '../../text/messages.ts';
import { useNavigation } from '../navigation.ts';
import { useStores } from '../stores.tsx';

/**
 * Opens the review with the game at the table, whatever is there now; `first` is called once the game is there. If the
 * review cannot be loaded, the table says so.
 */
export function useReviewTable(): (first?: () => void) => Promise<void> {
  const stores = useStores();
  const { open } = useNavigation();
  return async (first) => {
    try {
      const { layTableGame } = await import('./tableReview.ts');
      await layTableGame(stores);
      first?.();
      open('/review');
    } catch {
      stores.table.getState().notify(text('page.not-loaded'));
    }
  };
}
