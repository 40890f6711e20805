import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameTree } from '../game/tree/index.ts';

export interface PrintingState {
  /** The game that is to be printed; null while there is none. */
  readonly tree: GameTree | null;
  readonly lay: (tree: GameTree) => void;
}
export type PrintingStore = StoreApi<PrintingState>;

/** The sheet to be printed; it lasts as long as the page is open. */
export const createPrinting = (): PrintingStore =>
  createStore<PrintingState>()((set) => ({ tree: null, lay: (tree) => set({ tree }) }));
