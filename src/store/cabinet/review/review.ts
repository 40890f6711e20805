import { createStore } from 'zustand/vanilla';
import { formatCabinet, holdsGame } from '../../../game/cabinet/index.ts';
import {
  alternatives,
  endOfLine,
  hasNode,
  lineFrom,
  next,
  previous,
  ROOT,
  type NodeId,
} from '../../../game/tree/index.ts';
import { newSign } from '../../newId.ts';
import { reviewChoosing } from './choosing.ts';
import { createReviewDesk, freshHand } from './desk.ts';
import { reviewEdits } from './edits.ts';
import { MOST_FORMER } from './kept.ts';
import { openedReview } from './opened.ts';
import type { CabinetReviewState, CabinetReviewStore, ReviewDesk, ReviewParts, Version } from './state.ts';

/** A game that is replayed and annotated; it keeps itself at every change. */
export function createCabinetReview(parts: ReviewParts): CabinetReviewStore {
  const first = openedReview(parts);
  return createStore<CabinetReviewState>((set, get) => {
    const desk = createReviewDesk(parts, first, set, get);
    return {
      ...first,
      hand: freshHand(parts, first.tree, first.node),
      told: null,
      announcement: '',
      said: 0,
      isMoving: false,
      past: [],
      future: [],
      faults: [],
      isKept: true,
      ...walk(desk),
      ...reviewChoosing(desk),
      ...reviewEdits(desk),
      ...opening(desk),
      tell: (words) => desk.set({ told: { words, isUndoable: false } }, words),
      hush: () => set({ told: null }),
      dismiss: () => set({ faults: [], notice: null }),
      reread: () => {
        const elsewhere = parts.kept?.changed() ?? null;
        if (elsewhere !== null) desk.meet(elsewhere);
      },
    };
  });
}

type Walk = Pick<CabinetReviewState, 'goTo' | 'step' | 'toStart' | 'toEnd' | 'switchLine'>;

function walk({ get, show }: ReviewDesk): Walk {
  const goTo = (node: NodeId | null): void => {
    const { tree, node: from } = get();
    if (node !== null && node !== from && hasNode(tree, node))
      show(node, { isMoving: previous(tree, node) === from });
  };
  return {
    goTo,
    step: (by) => goTo(by > 0 ? next(get().tree, get().node) : previous(get().tree, get().node)),
    toStart: () => goTo(ROOT),
    toEnd: () => goTo(endOfLine(get().tree, get().node)),
    switchLine: (by) => {
      const { tree, node } = get();
      const others = alternatives(tree, node);
      goTo(others[others.indexOf(node) + by] ?? null);
    },
  };
}

function opening({ get, show }: ReviewDesk): Pick<CabinetReviewState, 'open' | 'follow'> {
  const open: CabinetReviewState['open'] = (tree, faults = [], of = '') => {
    const { isChanged, former, tree: before } = get();
    const kept = isChanged ? [formatCabinet(before), ...former].slice(0, MOST_FORMER) : former;
    const change = { tree, of, opening: newSign(), faults, isChanged: false, former: kept };
    show(ROOT, { ...change, past: [], future: [] });
  };
  return {
    open,
    follow: (tree, of = '') => {
      const { tree: before, of: name, node, past, future } = get();
      // any game contains one without a move, such as a game of cards in its first deal
      const isMoveless = lineFrom(tree).length === 0 && lineFrom(before).length > 0;
      const isOther = of !== '' && (name !== '' || isMoveless) && of !== name;
      if (isOther || !holdsGame(before, tree)) open(tree, [], of);
      else {
        // the same moves, but the game may have been conceded or have ended since
        const told = (version: Version): Version => ({
          ...version,
          tree: { ...version.tree, tags: new Map([...version.tree.tags, ...tree.tags]) },
        });
        const versions = { past: past.map(told), future: future.map(told) };
        show(node, { ...told({ tree: before, node }), ...versions, of: of || name });
      }
    },
  };
}
