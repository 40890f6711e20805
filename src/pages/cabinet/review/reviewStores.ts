import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { memoised } from '../../../engine/index.ts';
import type { AnyGame } from '../../../cabinet/seam/game.ts';
import type { CabinetTree } from '../../../game/cabinet/index.ts';
import { recordTree } from '../../../store/cabinet/recordTree.ts';
import { createCabinetReview } from '../../../store/cabinet/review.ts';
import { keptReview } from '../../../store/cabinet/reviewKept.ts';
import type { CabinetReviewState, CabinetReviewStore } from '../../../store/cabinet/reviewState.ts';
import { localKeeper } from '../../../store/storage.ts';
import type { Say } from '../../../text/cabinetTable.ts';
import { tableFor } from '../tableStores.ts';

/** The game at the table as a record tells it, and its name there. */
export const gameAtTable = (game: AnyGame, say: Say): { readonly tree: CabinetTree; readonly of: string } => {
  const state = tableFor(game, say).getState();
  return { tree: recordTree(state), of: state.id };
};

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

/** What all parts of a review know. */
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

/** A part of the game that is reviewed. */
export const useReview = <Part>(part: (state: CabinetReviewState) => Part): Part =>
  useStore(useReviewed().store, part);
