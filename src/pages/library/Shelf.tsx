import { ArchiveRestore, Archive, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { text } from '../../text/library.ts';
import { FileButton } from './FileButton.tsx';
import { useLibrary } from './libraryContext.tsx';
import { useFiles } from './useFiles.ts';
import { bytesText } from './words.ts';
import './library.css';

/** How safely the games are kept: the storage that is used, what the browser promises, and the backup. */
export function Shelf() {
  const use = useLibrary((state) => state.storageUse);
  const keeping = useLibrary((state) => state.keeping);
  const askToKeep = useLibrary((state) => state.askToKeep);
  const isEmpty = useLibrary(({ games }) => games.length === 0);
  const [hasAsked, setAsked] = useState(false);
  const { backUp, importFiles } = useFiles();
  const ask = async (): Promise<void> => {
    await askToKeep();
    setAsked(true);
  };
  if (keeping === null) return null; // appearing later, its words would move the buttons away from under a finger
  const isRefused = hasAsked && keeping !== 'kept';
  return (
    <footer className="shelf">
      <div>
        {use !== null && (
          <p>{text('library.room', { used: bytesText(use.used), most: bytesText(use.most) })}</p>
        )}
        <p>
          <output>{text(isRefused ? 'library.keeping-refused' : `library.keeping.${keeping}`)}</output>
        </p>
      </div>
      <div className="library-buttons">
        {keeping === 'may-be-cleared' && (
          <button type="button" className="button quiet" onClick={() => void ask()}>
            <ShieldCheck aria-hidden="true" />
            {text('library.keep')}
          </button>
        )}
        <button type="button" className="button quiet" disabled={isEmpty} onClick={() => void backUp()}>
          <Archive aria-hidden="true" />
          {text('library.back-up')}
        </button>
        <FileButton
          quiet
          icon={ArchiveRestore}
          label={text('library.restore')}
          accept=".json"
          onFiles={importFiles}
        />
      </div>
    </footer>
  );
}
