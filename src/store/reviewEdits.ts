import {
  addLine,
  annotate,
  deleteFrom,
  makeMainLine,
  nodeOf,
  promote,
  ROOT,
  subtree,
  toggleNag,
  variationStart,
  type Arrow,
  type GameTree,
  type Mark,
  type Notes,
} from '../game/tree/index.ts';
import { text } from '../text/review.ts';
import type { Edits, ReviewReach, Version } from './reviewState.ts';
import { placeText } from '../text/reviewed.ts';

/** Changing the game that is reviewed, with undo. */
export function createEdits({ set, get, show, put }: ReviewReach): Edits {
  const note = (notes: Partial<Notes>, run: string | null = null): void => {
    const { tree, node } = get();
    put({ tree: annotate(tree, node, notes), node }, null, run);
  };

  const reorder = (change: (version: Version) => GameTree, words: string): void => {
    const { tree, node } = get();
    const changed = change({ tree, node });
    if (changed !== tree) put({ tree: changed, node }, { words, isUndoable: true });
  };

  const travel = (from: 'past' | 'future', to: 'past' | 'future', words: string): void => {
    const { tree, node, ...state } = get();
    const version = state[from].at(-1);
    if (version === undefined) return;
    show(version.node, 'set', {
      tree: version.tree,
      isChanged: true,
      [from]: state[from].slice(0, -1),
      [to]: [...state[to], { tree, node }],
      deed: { words, isUndoable: false },
      announcement: words,
    });
  };

  return {
    annotate: (notes) => note(notes, `comment ${Object.keys(notes).join()} ${get().node}`),
    toggleSign: (nag) => note({ nags: toggleNag(nodeOf(get().tree, get().node).notes.nags, nag) }),
    draw: (from, to, colour) => {
      const { arrows, marks } = nodeOf(get().tree, get().node).notes;
      if (from === to) note({ marks: withMark(marks, { square: from, colour }) });
      else note({ arrows: withArrow(arrows, { from, to, colour }) });
    },
    clearDrawings: () => note({ arrows: [], marks: [] }),
    setTags: (tags) => put({ tree: { ...get().tree, tags }, node: get().node }),
    playLine: (from, moves) => {
      const { tree } = get();
      const added = addLine(tree, from, moves);
      if (!added.ok) return;
      if (added.value.tree !== tree) put(added.value);
      show(added.value.node, 'played');
    },
    rewrite: (tree, words) => {
      put({ tree, node: get().node }, { words, isUndoable: true });
      set({ announcement: words });
    },
    remove: () => {
      const { tree, node } = get();
      if (node === ROOT) return;
      const turns = Array.from(subtree(tree, node)).length;
      const words = text('review.deleted', { turns, from: placeText(tree, node) });
      put(deleteFrom(tree, node), { words, isUndoable: true });
      set({ announcement: words });
    },
    promoteLine: () =>
      reorder(({ tree, node }) => {
        const start = variationStart(tree, node);
        return start === null ? tree : promote(tree, start);
      }, text('review.promoted')),
    makeMainLine: () => reorder(({ tree, node }) => makeMainLine(tree, node), text('review.made-main')),
    undoEdit: () => travel('past', 'future', text('review.undone')),
    redoEdit: () => travel('future', 'past', text('review.redone')),
  };
}

/** The same arrow in the same colour goes; in another it changes colour. */
const withArrow = (arrows: readonly Arrow[], arrow: Arrow): readonly Arrow[] => {
  const others = arrows.filter(({ from, to }) => from !== arrow.from || to !== arrow.to);
  const isThere = arrows.some(
    ({ from, to, colour }) => from === arrow.from && to === arrow.to && colour === arrow.colour,
  );
  return isThere ? others : [...others, arrow];
};

const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] => {
  const others = marks.filter(({ square }) => square !== mark.square);
  const isThere = marks.some(({ square, colour }) => square === mark.square && colour === mark.colour);
  return isThere ? others : [...others, mark];
};
