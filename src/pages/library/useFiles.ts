import { formatBackup } from '../../store/library/backup.ts';
import type { GivenFile } from '../../store/library/libraryState.ts';
import { useLibraryStore } from './libraryContext.tsx';
import { saveFile, today } from '../saveFile.ts';

interface Files {
  readonly importFiles: (files: readonly File[]) => void;
  readonly openSamples: () => Promise<void>;
  readonly exportGames: (ids: readonly string[]) => Promise<void>;
  readonly backUp: () => Promise<void>;
}

/** Importing games into the library from files, and exporting them. */
export function useFiles(): Files {
  const library = useLibraryStore();
  const { importFiles, entries } = library.getState();
  return {
    importFiles: (files) => void importFiles(files.map(givenFile)),
    openSamples: async () => {
      try {
        const { SAMPLES } = await import('../../samples/index.ts');
        const bytes = new TextEncoder().encode(SAMPLES.join('\n'));
        await importFiles([{ name: '', bytes: async () => bytes, isSample: true }]);
      } catch {
        library.setState({ failure: 'lost' });
      }
    },
    exportGames: async (ids) => {
      const read = await entries(ids);
      if (read === null) return;
      const records = read.map(({ record }, index) => `${index === 0 ? '' : '\n'}${record.jkn}`);
      saveFile(`jikaida-games-${today()}.jkn`, records, 'text/plain');
    },
    backUp: async () => {
      const read = await entries(library.getState().games.map(({ id }) => id));
      if (read !== null) saveFile(`jikaida-library-${today()}.json`, formatBackup(read), 'application/json');
    },
  };
}

const givenFile = (file: File): GivenFile => ({
  name: file.name,
  bytes: async () => new Uint8Array(await file.arrayBuffer()),
});
