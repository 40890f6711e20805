import { beyondRecord } from '../../game/jkn/beyond.ts';
import { addLine, nodeOf, type Arrow, type GameTree, type Mark } from '../../game/tree/index.ts';
import { beyondText } from '../../text/review/beyond.ts';
import { placeText } from '../../text/review/reviewed.ts';
import type { Edits, ReviewReach } from './state.ts';
import { treeEdits } from './treeEdits.ts';

/** Changing the reviewed game, with undo. */
export function createEdits({ set, get, show, put }: ReviewReach): Edits {
  const announce = (words: string): void => set({ announcement: words });
  /** Whether a record could not hold a changed game; if so, the reader is told. */
  const isBeyond = (tree: GameTree): boolean => {
    const beyond = beyondRecord(tree);
    if (beyond !== null) get().tell(beyondText(beyond));
    return beyond !== null;
  };
  const { note, ...edits } = treeEdits({
    get,
    placeText,
    tell: (words) => get().tell(words),
    put: (version, words = null, run = null) => {
      put(version, words === null ? null : { words, isUndoable: true }, run);
      if (words !== null) announce(words);
    },
    travel: ({ tree, node }, history, words) =>
      show(node, 'set', {
        tree,
        isChanged: true,
        ...history,
        deed: { words, isUndoable: false },
        announcement: words,
      }),
  });
  return {
    ...edits,
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
      if (added.value.tree !== tree) {
        if (isBeyond(added.value.tree)) return;
        put(added.value);
      }
      show(added.value.node, 'played');
    },
    rewrite: (tree, words) => {
      if (isBeyond(tree)) return;
      put({ tree, node: get().node }, { words, isUndoable: true });
      announce(words);
    },
  };
}

/** The same arrow in the same colour is removed; in another it changes colour. */
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
