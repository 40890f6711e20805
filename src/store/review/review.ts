import { createStore } from 'zustand/vanilla';
import {
  addMove,
  alternatives,
  endOfLine,
  hasNode,
  next,
  nextWith,
  plyAt,
  positionAt,
  previous,
  previousWith,
  ROOT,
} from '../../game/tree/index.ts';
import { beyondRecord } from '../../game/jkn/beyond.ts';
import { beyondText } from '../../text/review/beyond.ts';
import { text } from '../../text/review/review.ts';
import { createHand } from '../hand/index.ts';
import { sayingLater, type Defer } from '../saying.ts';
import { createEdits } from './edits.ts';
import type { Opening, ReviewReach, ReviewState, ReviewStore, Walk } from './state.ts';
import { announceNode } from '../../text/review/reviewed.ts';
import { AT_REST } from '../table/state.ts';

export type { Opening, ReviewState, ReviewStore, ReviewSource } from './state.ts';

/** How many changes can be undone. */
const MOST_VERSIONS = 200;

/** A game that is replayed and annotated. The code that keeps it follows `tree` by subscription. */
export function createReview(opening: Opening, defer?: Defer): ReviewStore {
  return createStore<ReviewState>()((setState, get) => {
    const set: ReviewReach['set'] = sayingLater(setState, get, defer);
    const reach: ReviewReach = { set, get, ...placing(set, get) };
    const { show, put } = reach;
    return {
      ...opened(opening),
      announcement: '',
      said: 0,
      change: { way: 'set', number: 0, ply: null },
      ...createHand({
        set,
        get,
        position: () => positionAt(get().tree, get().node),
        barredBy: () => null,
        play: (move, way) => {
          const { tree, node, trial } = get();
          const added = addMove(tree, node, move);
          if (!added.ok) return added.error;
          const beyond = added.value.tree === tree ? null : beyondRecord(added.value.tree);
          if (trial?.node === node) {
            set(AT_REST);
            trial.take(move);
          } else if (added.value.tree === tree) show(added.value.node, way);
          else if (beyond !== null)
            set({
              ...AT_REST,
              told: { words: beyondText(beyond), squares: [], code: undefined, beside: 'status' },
            });
          else {
            put(added.value);
            show(added.value.node, way);
          }
          return null;
        },
      }),
      ...createWalk(reach),
      ...createEdits(reach),
      open: (other) => {
        const state = opened(other);
        show(state.node, 'set', state);
      },
      pointed: null,
      point: (pointed) => set({ pointed }),
      hold: (waiting) => set({ waiting }),
      stay: () => set({ waiting: null }),
      setTrial: (trial) => set({ trial }),
      noteSaved: () => {
        if (get().source !== 'library') set({ isChanged: false });
      },
      noteKept: (tree) => set({ source: 'library', isChanged: get().tree !== tree }),
      tell: (words) => set({ deed: { words, isUndoable: false }, announcement: words }),
      hush: () => set({ deed: null, told: null }),
      dismiss: () => set({ deed: null, faults: [] }),
    };
  });
}

const opened = ({ tree, source, of, entry, node = ROOT, faults = [] }: Opening) =>
  ({
    tree,
    source,
    of,
    entry,
    node,
    faults,
    isChanged: false,
    past: [],
    future: [],
    deed: null,
    waiting: null,
    trial: null,
    ...AT_REST,
  }) as const;

/** The two ways in which the review comes to show something else. */
function placing(set: ReviewReach['set'], get: ReviewReach['get']): Pick<ReviewReach, 'show' | 'put'> {
  /** What the newest version in the history began, if it may go on: typing a comment is one change. */
  let running: string | null = null;
  return {
    show: (node, way, changes = {}) => {
      running = null;
      const tree = changes.tree ?? get().tree;
      const shown = hasNode(tree, node) ? node : ROOT;
      const ply = way === 'undone' ? plyAt(get().tree, get().node) : plyAt(tree, shown);
      set({
        ...AT_REST,
        deed: null,
        node: shown,
        announcement: () => announceNode(tree, shown),
        change: { way, number: get().change.number + 1, ply: way === 'set' ? null : ply },
        ...changes,
      });
    },
    put: ({ tree, node }, deed = null, run = null) => {
      const { past, tree: formerTree, node: formerNode, change } = get();
      const goesOn = run !== null && run === running;
      running = run;
      const former = { tree: formerTree, node: formerNode };
      const isElsewhere = node !== formerNode;
      set({
        tree,
        node,
        deed,
        isChanged: true,
        past: goesOn ? past : [...past, former].slice(-MOST_VERSIONS),
        future: [],
        ...(isElsewhere ? { ...AT_REST, change: { way: 'set', number: change.number + 1, ply: null } } : {}),
      });
    },
  };
}

function createWalk({ get, show, set }: ReviewReach): Walk {
  const goTo: Walk['goTo'] = (node) => {
    const { tree, node: from } = get();
    if (node === from || !hasNode(tree, node)) return;
    if (previous(tree, node) === from) show(node, 'redone');
    else show(node, previous(tree, from) === node ? 'undone' : 'set');
  };
  const goIfAny = (node: number | null): void => {
    if (node !== null) goTo(node);
  };
  return {
    goTo,
    step: (by) => goIfAny(by > 0 ? next(get().tree, get().node) : previous(get().tree, get().node)),
    toStart: () => goTo(ROOT),
    toEnd: () => goTo(endOfLine(get().tree, get().node)),
    toSight: (sight, by) => {
      const { tree, node } = get();
      const found = by > 0 ? nextWith(tree, node, sight) : previousWith(tree, node, sight);
      if (found !== null) goTo(found);
      else {
        const words = text(by > 0 ? 'review.none-after' : 'review.none-before', { sight });
        set({ deed: { words, isUndoable: false }, announcement: words });
      }
    },
    switchLine: (by) => {
      const { tree, node } = get();
      const others = alternatives(tree, node);
      goIfAny(others[others.indexOf(node) + by] ?? null);
    },
  };
}
