import { Undo2, X } from 'lucide-react';
import { useRef } from 'react';
import { failureText } from '../../store/library/failure.ts';
import { text } from '../../text/library.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { PASSES_UNDOABLE, usePassing } from '../controls/usePassing.ts';
import './imports.css';
import { useLibrary } from './libraryContext.tsx';

/** Whether `Toasts` has anything to say. */
export const useHasToasts = (): boolean =>
  useLibrary(({ deleted, failure }) => deleted !== null || failure !== null);

/**
 * What was just done and can be undone, and what could not be done: in the bar over the list, so that it covers no
 * game.
 */
export function Toasts() {
  const deleted = useLibrary((state) => state.deleted);
  const failure = useLibrary((state) => state.failure);
  const restore = useLibrary((state) => state.restore);
  const dismiss = useLibrary((state) => state.dismiss);
  const box = useRef<HTMLOutputElement>(null);
  usePassing(box, failure, PASSES_UNDOABLE, () => dismiss('failure'));
  usePassing(box, deleted, PASSES_UNDOABLE, () => dismiss('deleted'));
  return (
    <output ref={box} className="toasts">
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
