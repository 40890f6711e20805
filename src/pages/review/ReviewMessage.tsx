import { X } from 'lucide-react';
import { useRef } from 'react';
import { text } from '../../text/review/review.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { PASSES, PASSES_UNDOABLE, usePassing } from '../controls/usePassing.ts';
import './reviewMessage.css';
import { useReview, useReviewStore } from './reviewStore.tsx';

/** The present message: what was just done, or else why something cannot be done; undefined if there is none. */
export const useTold = (): string | undefined => useReview(({ deed, told }) => deed?.words ?? told?.words);

/** The message, in place of the move shown, so that it covers neither board nor button. It disappears by itself. */
export function ReviewMessage() {
  const deed = useReview((state) => state.deed);
  const words = useTold();
  const { hush, undoEdit } = useReviewStore().getState();
  const box = useRef<HTMLOutputElement>(null);
  const isUndoable = deed?.isUndoable === true;
  usePassing(box, words, isUndoable ? PASSES_UNDOABLE : PASSES, hush);
  return (
    <output ref={box} className="review-message">
      {words !== undefined && (
        <>
          <span>{words}</span>
          {isUndoable && (
            <button type="button" className="button quiet small" onClick={undoEdit}>
              {text('review.undo-short')}
            </button>
          )}
          <IconButton icon={X} label={text('action.close')} onClick={hush} />
        </>
      )}
    </output>
  );
}
