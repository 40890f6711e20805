import { MOVE_NAGS, POSITION_NAGS } from '../../game/tree/index.ts';
import { nagText } from '../../text/review/reviewed.ts';
import { NotesPanel, type SignRow } from './NotesPanel.tsx';
import { useReview, useReviewStore } from './reviewStore.tsx';

/** The usual signs for Jikaida. */
const ROWS: readonly SignRow[] = [
  { label: 'review.signs-move', signs: MOVE_NAGS },
  { label: 'review.signs-position', signs: POSITION_NAGS },
];

/** What is noted on the move shown. */
export function Notes() {
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const { annotate, toggleSign, promoteLine, makeMainLine, remove } = useReviewStore().getState();
  return (
    <NotesPanel
      {...{ tree, node, annotate, toggleSign, promoteLine, makeMainLine, remove }}
      rows={ROWS}
      signText={nagText}
    />
  );
}
