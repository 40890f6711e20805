import { text } from '../../text/review/review.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { saveGame } from './files.ts';
import { useReview, useReviewStore } from './reviewStore.tsx';
import '../controls/dialog.css';

/** Asks what to do with changes that the library could not keep, before another game is opened over them. */
export function UnkeptDialog() {
  const waiting = useReview((state) => state.waiting);
  const review = useReviewStore();
  const { open, stay } = review.getState();
  if (waiting === null) return null;
  return (
    <Dialog title={text('review.unkept.title')} onClose={stay}>
      <p>{text('review.unkept')}</p>
      <div className="dialog-actions">
        <button type="button" className="button quiet" onClick={stay}>
          {text('review.unkept.stay')}
        </button>
        <button type="button" className="button quiet" onClick={() => open(waiting)}>
          {text('review.unkept.anyway')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            saveGame(review);
            open(waiting);
          }}
        >
          {text('review.unkept.save')}
        </button>
      </div>
    </Dialog>
  );
}
