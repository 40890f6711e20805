import { BookOpen, Download, Swords, Upload } from 'lucide-react';
import { startPosition } from '../../engine/index.ts';
import { variationOf } from '../../game/games/games.ts';
import { text } from '../../text/library.ts';
import { usePointer } from '../controls/useMedia.ts';
import { MiniBoard } from '../new/MiniBoard.tsx';
import './empty.css';
import { FileButton } from './FileButton.tsx';
import { useFiles } from './useFiles.ts';
import './library.css';

const PICTURED = startPosition(variationOf('poron'));
const WAYS = [
  [Swords, 'library.empty-play'],
  [Upload, 'library.empty-import'],
  [Download, 'library.empty-keep'],
] as const;

/** What the library is, shown as long as no game is in it. */
export function Empty() {
  const { importFiles, openSamples } = useFiles();
  const pointer = usePointer();
  return (
    <section className="library-empty" aria-labelledby="library-empty">
      <MiniBoard position={PICTURED} />
      <div>
        <h2 id="library-empty">{text('library.empty-title')}</h2>
        <ul>
          {WAYS.map(([Icon, key]) => (
            <li key={key}>
              <Icon aria-hidden="true" />
              {text(key, pointer)}
            </li>
          ))}
        </ul>
        <div className="library-buttons">
          <button type="button" className="button" onClick={() => void openSamples()}>
            <BookOpen aria-hidden="true" />
            {text('library.samples')}
          </button>
          <FileButton
            quiet
            icon={Upload}
            label={text('library.import')}
            accept=".jkn,.pgn,.txt,.json"
            onFiles={importFiles}
          />
        </div>
      </div>
    </section>
  );
}
