import { useEffect } from 'react';
import { countWaiting } from '../../store/apart/games.ts';
import { openImportLog } from '../../store/library/importLog.ts';
import { createLibrary } from '../../store/library/library.ts';
import { readInWorker } from '../../store/library/reader.ts';
import { sharedRepository } from '../../store/library/repository.ts';
import { localKeeper } from '../../store/kept/storage.ts';
import { noteWaiting } from '../../store/waiting.ts';
import { useNavigation } from '../navigation.ts';
import { Library } from './Library.tsx';
import { LibraryProvider } from './libraryContext.tsx';

/** Kept from visit to visit of the page, so that search and selection are as they were left. */
const library = createLibrary({
  repository: sharedRepository(),
  openReader: readInWorker,
  log: openImportLog(localKeeper),
  storage: navigator.storage,
});

/** All games of this browser. */
export function LibraryPage() {
  const { closeToTable } = useNavigation();
  useEffect(() => {
    // a game by message may be deleted here, or come with a backup
    const endCounting = library.subscribe(({ games }, before) => {
      if (games !== before.games) noteWaiting(localKeeper, countWaiting(games));
    });
    const end = library.getState().open();
    return () => {
      end();
      endCounting();
    };
  }, []);
  return (
    <LibraryProvider library={library}>
      <Library keeper={localKeeper} onTable={closeToTable} />
    </LibraryProvider>
  );
}
