import { text } from '../../text/learn.ts';
import { Dialog } from '../controls/Dialog.tsx';

/** Asks before the progress is forgotten. */
export function ResetDialog({ onYes, onClose }: { onYes: () => void; onClose: () => void }) {
  return (
    <Dialog title={text('course.reset.title')} onClose={onClose}>
      <p>{text('course.reset.help')}</p>
      <div className="dialog-actions">
        <button type="button" className="button quiet" onClick={onClose}>
          {text('action.cancel')}
        </button>
        <button type="button" className="button" onClick={onYes}>
          {text('course.reset.yes')}
        </button>
      </div>
    </Dialog>
  );
}
