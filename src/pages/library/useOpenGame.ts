import { isPlayedApart, type Summary } from '../../store/library/entry.ts';
import { liveRoomOf } from '../../store/library/liveGame.ts';
import { resumeGame } from '../../store/library/resume.ts';
import { KEPT } from '../cabinet/linkAddress.ts';
import { useNavigation } from '../navigation.ts';
import { TABLE } from '../places.ts';
import { useTableStore } from '../stores.tsx';
import { useLibraryStore } from './libraryContext.tsx';

/** A game of the table that has not ended goes on there. */
export const goesOnAtTable = (game: Summary): boolean =>
  game.source === 'table' &&
  game.status === 'in-progress' &&
  game.apart === undefined &&
  liveRoomOf(game) === null &&
  game.cabinet === undefined;

/** Where a game is opened: at the table, at the board of a game by message, else in the review. */
export const addressOf = (game: Summary): string => {
  if (game.cabinet !== undefined) return `#/cabinet/${KEPT}/${game.id}`;
  if (isPlayedApart(game)) return `#/m/${game.id}`;
  return goesOnAtTable(game) ? `#${TABLE}` : `#/review/${game.id}`;
};

/** Opens a game of the library. `onTable` goes to the table. */
export function useOpenGame(onTable: () => void): (game: Summary) => void {
  const table = useTableStore();
  const library = useLibraryStore();
  const { openReview, openAt } = useNavigation();
  const goOn = async (game: Summary): Promise<void> => {
    const [entry] = (await library.getState().entries([game.id])) ?? [];
    if (entry !== undefined && resumeGame(table, game, entry.record)) onTable();
    else openReview(game.id);
  };
  const goOnLive = async (game: Summary): Promise<void> => {
    try {
      const { wayToLive } = await import('../../store/live/keptRooms.ts');
      const way = await wayToLive(game);
      if (way === null) openReview(game.id);
      else openAt('/live', way);
    } catch {
      library.setState({ failure: 'lost' });
    }
  };
  return (game) => {
    if (game.cabinet !== undefined) openAt('/cabinet', `${KEPT}/${game.id}`);
    else if (isPlayedApart(game)) openAt('/m', game.id);
    else if (liveRoomOf(game) !== null) void goOnLive(game);
    else if (goesOnAtTable(game)) void goOn(game);
    else openReview(game.id);
  };
}
