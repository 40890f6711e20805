import { createContext, use, useEffect } from 'react';
import { useStore } from 'zustand';
import { memoised } from '../../../engine/index.ts';
import type { AnyGame } from '../../../cabinet/seam/game.ts';
import type { CabinetTree } from '../../../game/cabinet/index.ts';
import { isCut, recordTree } from '../../../store/cabinet/recordTree.ts';
import { createCabinetReview } from '../../../store/cabinet/review/review.ts';
import { keptReview, keyOfReview } from '../../../store/cabinet/review/kept.ts';
import type { CabinetReviewState, CabinetReviewStore } from '../../../store/cabinet/review/state.ts';
import { localKeeper } from '../../../store/kept/storage.ts';
import type { Say } from '../../../text/cabinet/table.ts';
import { hearTabs } from '../table/hearTabs.ts';
import { tableFor } from '../table/tableStores.ts';

interface GameAtTable {
  readonly tree: CabinetTree;
  readonly of: string;
  /** Whether there is more of it than that, with cards that are still hidden. */
  readonly isCut: boolean;
}

/** The game at the table in the form of a record, and its name there. */
export function gameAtTable(game: AnyGame, say: Say): GameAtTable {
  const state = tableFor(game, say).getState();
  const tree = recordTree(state);
  return { tree, of: state.id, isCut: isCut(tree, state) };
}

const reviewOf = memoised((game: AnyGame): ((say: Say) => CabinetReviewStore) => {
  let store: CabinetReviewStore | null = null;
  return (say) =>
    (store ??= createCabinetReview({
      game,
      say,
      kept: keptReview(localKeeper, game.id),
      atTable: () => gameAtTable(game, say),
    }));
});

/** The review of a game, which stays as long as the app is open. */
export const reviewFor = (game: AnyGame, say: Say): CabinetReviewStore => reviewOf(game)(say);

/** The review of a game while it is on the screen: it keeps up with other tabs. */
export function useReviewOf(game: AnyGame, say: Say): CabinetReviewStore {
  const store = reviewFor(game, say);
  useEffect(() => hearTabs(store.getState().reread, keyOfReview(game.id)), [store, game]);
  return store;
}

/** What all parts of a review share. */
export interface ReviewContext {
  readonly store: CabinetReviewStore;
  /** The game as the shelf has it, and in the look that was chosen at the table. */
  readonly base: AnyGame;
  readonly game: AnyGame;
  readonly say: Say;
}

const CabinetReviewContext = createContext<ReviewContext | null>(null);
export const CabinetReviewProvider = CabinetReviewContext;

export function useReviewed(): ReviewContext {
  const context = use(CabinetReviewContext);
  if (context === null) throw new Error('no review of the cabinet is above this component');
  return context;
}

/** A part of the reviewed game. */
export const useReview = <Part>(part: (state: CabinetReviewState) => Part): Part =>
  useStore(useReviewed().store, part);
