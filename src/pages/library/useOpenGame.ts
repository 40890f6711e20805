import type { Summary } from '../../store/library/entry.ts';
import { resumeGame } from '../../store/library/resume.ts';
import { useNavigation } from '../navigation.ts';
import { useTableStore } from '../stores.tsx';
import { useLibraryStore } from './libraryContext.tsx';

/** A game of the table that has not ended goes on there; every other game is opened for review. */
export const goesOnAtTable = ({ source, status }: Summary): boolean =>
  source === 'table' && status === 'in-progress';

/** Opens a game of the library. `onTable` leads to the table. */
export function useOpenGame(onTable: () => void): (game: Summary) => void {
  const table = useTableStore();
  const library = useLibraryStore();
  const { openReview } = useNavigation();
  const goOn = async (game: Summary): Promise<void> => {
    const [entry] = (await library.getState().entries([game.id])) ?? [];
    if (entry !== undefined && resumeGame(table, game, entry.record)) onTable();
    else openReview(game.id);
  };
  return (game) => {
    if (goesOnAtTable(game)) void goOn(game);
    else openReview(game.id);
  };
}
