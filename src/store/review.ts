import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameTree, NodeId } from '../game/tree/index.ts';

/** A game to be reviewed, and the move at which it opens; the start unless another is named. */
export interface Opening {
  readonly tree: GameTree;
  readonly node?: NodeId;
}

export interface ReviewState {
  /** The game under review; null while there is none. */
  readonly opened: Opening | null;
  readonly open: (opening: Opening) => void;
}
export type ReviewStore = StoreApi<ReviewState>;

/** The game under review; it lasts as long as the page is open. */
export const createReview = (): ReviewStore =>
  createStore<ReviewState>()((set) => ({ opened: null, open: (opened) => set({ opened }) }));
