import { Undo2, X } from 'lucide-react';
import { failureText } from '../../store/library/failure.ts';
import { text } from '../../text/library.ts';
import { IconButton } from '../controls/IconButton.tsx';
import './imports.css';
import { useLibrary } from './libraryContext.tsx';

/** What was just done and can be undone, and what could not be done. */
export function Toasts() {
  const deleted = useLibrary((state) => state.deleted);
  const failure = useLibrary((state) => state.failure);
  const restore = useLibrary((state) => state.restore);
  const dismiss = useLibrary((state) => state.dismiss);
  return (
    <output className="toasts">
      {failure !== null && (
        <div className="library-toast">
          <p>{failureText(failure)}</p>
          <IconButton icon={X} label={text('action.close')} onClick={() => dismiss('failure')} />
        </div>
      )}
      {deleted !== null && (
        <div className="library-toast">
          <p>{text('library.deleted', { count: deleted.length })}</p>
          <button type="button" className="button" onClick={() => void restore()}>
            <Undo2 aria-hidden="true" />
            {text('library.undo')}
          </button>
          <IconButton icon={X} label={text('action.close')} onClick={() => dismiss('deleted')} />
        </div>
      )}
    </output>
  );
}
