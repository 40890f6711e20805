import { text } from '../../text/review.ts';
import { Dialog } from '../controls/Dialog.tsx';

interface ReplaceDialogProps {
  /** Turns of the game at the table. */
  readonly turns: number;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before a game at the table is replaced. */
export function ReplaceDialog({ turns, onYes, onClose }: ReplaceDialogProps) {
  return (
    <Dialog title={text('review.replace.title')} onClose={onClose}>
      <p>{text('review.replace', { turns })}</p>
      <div className="dialog-actions">
        <button type="button" className="button quiet" onClick={onClose}>
          {text('action.cancel')}
        </button>
        <button type="button" className="button" onClick={onYes}>
          {text('review.replace.yes')}
        </button>
      </div>
    </Dialog>
  );
}
