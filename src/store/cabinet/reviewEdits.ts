import {
  annotate,
  deleteFrom,
  makeMainLine,
  nodeOf,
  promote,
  ROOT,
  subtree,
  toggleNag,
  variationStart,
} from '../../game/tree/index.ts';
import type { CabinetTree } from '../../game/cabinet/index.ts';
import { moveText } from '../../text/cabinetReview.ts';
import { text } from '../../text/review.ts';
import type { CabinetReviewState, ReviewDesk, Version } from './reviewState.ts';

type Edits = Pick<
  CabinetReviewState,
  'annotate' | 'toggleSign' | 'promoteLine' | 'makeMainLine' | 'remove' | 'undoEdit' | 'redoEdit'
>;

/** Changing the game that is reviewed, with undo. */
export function reviewEdits({ get, show, set, put }: ReviewDesk): Edits {
  const reorder = (change: (version: Version) => CabinetTree, words: string): void => {
    const { tree, node } = get();
    const changed = change({ tree, node });
    if (changed !== tree) put({ tree: changed, node }, words);
  };
  const travel = (from: 'past' | 'future', to: 'past' | 'future', words: string): void => {
    const { tree, node, ...state } = get();
    const version = state[from].at(-1);
    if (version === undefined) return;
    show(version.node, {
      tree: version.tree,
      isChanged: true,
      [from]: state[from].slice(0, -1),
      [to]: [...state[to], { tree, node }],
    });
    set({ told: { words, isUndoable: false } }, words);
  };
  return {
    annotate: (notes) => {
      const { tree, node } = get();
      put({ tree: annotate(tree, node, notes), node }, null, `comment ${Object.keys(notes).join()} ${node}`);
    },
    toggleSign: (nag) => {
      const { tree, node } = get();
      const { nags } = nodeOf(tree, node).notes;
      put({ tree: annotate(tree, node, { nags: toggleNag(nags, nag) }), node });
    },
    promoteLine: () =>
      reorder(({ tree, node }) => {
        const start = variationStart(tree, node);
        return start === null ? tree : promote(tree, start);
      }, text('review.promoted')),
    makeMainLine: () => reorder(({ tree, node }) => makeMainLine(tree, node), text('review.made-main')),
    remove: () => {
      const { tree, node } = get();
      if (node === ROOT) return;
      const turns = [...subtree(tree, node)].length;
      put(deleteFrom(tree, node), text('review.deleted', { turns, from: moveText(tree, node) }));
    },
    undoEdit: () => travel('past', 'future', text('review.undone')),
    redoEdit: () => travel('future', 'past', text('review.redone')),
  };
}
