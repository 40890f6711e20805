import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Move } from '../engine/index.ts';
import type { Game } from '../game/game.ts';

/** A move that a player has asked for, in the game as it stood then; null while it is looked for. */
export interface Hint {
  readonly game: Game;
  readonly move: Move | null;
}

/** What is between the players and the computer beside the game: nothing of it is kept. */
export interface ComputerState {
  /** Of the game as it stands, or of an earlier state of it, where it means nothing any more. */
  readonly hint: Hint | null;
  /** Those who watch the computer play against itself have stopped it. */
  readonly isHeld: boolean;
  /** The computer could not be loaded, or ended again and again. */
  readonly hasFailed: boolean;
  readonly askHint: (game: Game) => void;
  readonly giveHint: (hint: Hint) => void;
  readonly dropHint: () => void;
  readonly hold: (isHeld: boolean) => void;
  readonly fail: () => void;
  readonly retry: () => void;
}
export type ComputerStore = StoreApi<ComputerState>;

export function createComputer(): ComputerStore {
  return createStore<ComputerState>()((set) => ({
    hint: null,
    isHeld: false,
    hasFailed: false,
    askHint: (game) => set({ hint: { game, move: null }, hasFailed: false }),
    giveHint: (hint) => set({ hint }),
    dropHint: () => set({ hint: null }),
    hold: (isHeld) => set({ isHeld }),
    fail: () => set({ hasFailed: true, hint: null }),
    retry: () => set({ hasFailed: false }),
  }));
}
