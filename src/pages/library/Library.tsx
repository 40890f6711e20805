import { useDeferredValue, useMemo } from 'react';
import { failureText } from '../../store/library/failure.ts';
import { queried } from '../../store/library/query.ts';
import type { Keeper } from '../../store/kept/storage.ts';
import { text } from '../../text/library.ts';
import './fields.css';
import { FileDrop } from '../controls/FileDrop.tsx';
import { Empty } from './Empty.tsx';
import { FocusKept } from './FocusKept.tsx';
import { GameList } from './GameList.tsx';
import { ImportReports } from './ImportReports.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import './library.css';
import { useLibrary } from './libraryContext.tsx';
import { PreviousGames } from './PreviousGames.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { Shelf } from './Shelf.tsx';
import { Toasts } from './Toasts.tsx';
import { useFiles } from './useFiles.ts';
import { useOpenGame } from './useOpenGame.ts';

interface LibraryProps {
  /** Where games are kept that others replaced at the table: they can be reached if the library cannot. */
  readonly keeper: Keeper;
  /** Goes to the table. */
  readonly onTable: () => void;
}

/** The library in its present state: being opened, unavailable, empty, or with its games. */
export function Library({ keeper, onTable }: LibraryProps) {
  const phase = useLibrary((state) => state.phase);
  const isEmpty = useLibrary(({ games }) => games.length === 0);
  const aside = useLibrary((state) => state.aside);
  const { importFiles } = useFiles();
  switch (phase.status) {
    case 'opening':
      return <output className="library-opening">{text('page.loading')}</output>;
    case 'failed':
      return (
        <div className="library library-failed" role="alert">
          <h2>{text('library.out-of-reach')}</h2>
          <p>{failureText(phase.failure)}</p>
          <PreviousGames keeper={keeper} onTable={onTable} />
        </div>
      );
    case 'ready':
      return (
        <div className="library">
          <FileDrop onFiles={importFiles}>{text('library.drop')}</FileDrop>
          <ImportProgress />
          <ImportReports />
          {aside > 0 && <p className="library-note">{text('library.aside', { count: aside })}</p>}
          {isEmpty && <Toasts />}
          {isEmpty ? <Empty /> : <Games onTable={onTable} />}
          <Shelf />
          <FocusKept />
        </div>
      );
  }
}

/** Search, list and what can be done with games. */
function Games({ onTable }: Pick<LibraryProps, 'onTable'>) {
  const games = useLibrary((state) => state.games);
  const filter = useLibrary((state) => state.filter);
  const sorting = useLibrary((state) => state.sorting);
  const found = useLibrary(({ search }) => search?.found ?? null);
  // typing stays responsive while a long list follows a moment later
  const settled = useDeferredValue(filter);
  const shown = useMemo(() => queried(games, settled, sorting, found), [games, settled, sorting, found]);
  const openGame = useOpenGame(onTable);
  return (
    <>
      <SearchBar />
      <SelectionBar shown={shown} />
      <GameList games={shown} onOpen={openGame} />
    </>
  );
}
