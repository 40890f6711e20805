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
  type NodeId,
  type Notes,
  type Tree,
} from '../../game/tree/index.ts';
import { beyondRecord } from '../../game/jkn/beyond.ts';
import { beyondText } from '../../text/review/beyond.ts';
import { text } from '../../text/review/review.ts';

/** A game under review, at one of its moves. */
interface Version<Start, Step extends object> {
  readonly tree: Tree<Start, Step>;
  readonly node: NodeId;
}

/** How the edits reach a review, whatever game is reviewed. */
export interface EditReach<Start, Step extends object> {
  readonly get: () => Version<Start, Step> & {
    readonly past: readonly Version<Start, Step>[];
    readonly future: readonly Version<Start, Step>[];
  };
  /**
   * Replaces the game by a changed one, and tells the reader if there are words. Consecutive changes with the same
   * `run` are undone together.
   */
  readonly put: (changed: Version<Start, Step>, words?: string | null, run?: string | null) => void;
  /** Tells the reader why nothing is changed. */
  readonly tell: (words: string) => void;
  /** Shows another version, given what is then before and after it. */
  readonly travel: (
    to: Version<Start, Step>,
    history: Readonly<Record<string, readonly Version<Start, Step>[]>>,
    words: string,
  ) => void;
  /** The words for a move. */
  readonly placeText: (tree: Tree<Start, Step>, node: NodeId) => string;
}

/** Changing a reviewed game, with undo: its notes, and the order of its lines. */
export function treeEdits<Start, Step extends object>({
  get,
  put,
  tell,
  travel,
  placeText,
}: EditReach<Start, Step>) {
  const note = (notes: Partial<Notes>, run: string | null = null): void => {
    const { tree, node } = get();
    put({ tree: annotate(tree, node, notes), node }, null, run);
  };
  const reorder = (
    change: (tree: Tree<Start, Step>, node: NodeId) => Tree<Start, Step>,
    words: string,
  ): void => {
    const { tree, node } = get();
    const changed = change(tree, node);
    if (changed === tree) return;
    const beyond = beyondRecord(changed);
    if (beyond === 'too-deep' && beyondRecord(tree) !== beyond) tell(beyondText(beyond));
    else put({ tree: changed, node }, words);
  };
  const back = (from: 'past' | 'future', to: 'past' | 'future', words: string): void => {
    const { tree, node, ...state } = get();
    const version = state[from].at(-1);
    if (version === undefined) return;
    travel(version, { [from]: state[from].slice(0, -1), [to]: [...state[to], { tree, node }] }, words);
  };
  return {
    note,
    annotate: (notes: Partial<Pick<Notes, 'before' | 'after'>>): void =>
      note(notes, `comment ${Object.keys(notes).join()} ${get().node}`),
    toggleSign: (nag: number): void =>
      note({ nags: toggleNag(nodeOf(get().tree, get().node).notes.nags, nag) }),
    remove: (): void => {
      const { tree, node } = get();
      if (node === ROOT) return;
      const turns = Array.from(subtree(tree, node)).length;
      put(deleteFrom(tree, node), text('review.deleted', { turns, from: placeText(tree, node) }));
    },
    promoteLine: (): void =>
      reorder((tree, node) => {
        const start = variationStart(tree, node);
        return start === null ? tree : promote(tree, start);
      }, text('review.promoted')),
    makeMainLine: (): void => reorder(makeMainLine, text('review.made-main')),
    undoEdit: (): void => back('past', 'future', text('review.undone')),
    redoEdit: (): void => back('future', 'past', text('review.redone')),
  };
}
