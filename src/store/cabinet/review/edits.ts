import { moveText } from '../../../text/cabinet/review.ts';
import { treeEdits } from '../../review/treeEdits.ts';
import type { CabinetReviewState, ReviewDesk } from './state.ts';

type Edits = Pick<
  CabinetReviewState,
  'annotate' | 'toggleSign' | 'promoteLine' | 'makeMainLine' | 'remove' | 'undoEdit' | 'redoEdit'
>;

/** Changing the reviewed game, with undo. */
export function reviewEdits({ get, show, set, put }: ReviewDesk): Edits {
  const { note: _, ...edits } = treeEdits({
    get,
    put,
    tell: (words) => get().tell(words),
    placeText: moveText,
    travel: ({ tree, node }, history, words) => {
      if (show(node, { tree, isChanged: true, ...history }))
        set({ told: { words, isUndoable: false } }, words);
    },
  });
  return edits;
}
