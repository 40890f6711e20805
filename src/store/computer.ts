import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Move } from '../engine/index.ts';
import type { Game } from '../game/game.ts';
import type { Notes } from '../game/tree/notes.ts';

/** A move that a player has asked for, for the game as it stood then; null while the computer looks for it. */
export interface Hint {
  readonly game: Game;
  readonly move: Move | null;
}

/** Arrows and marked squares that are shown for a while. */
export type Pointed = Pick<Notes, 'arrows' | 'marks'>;
export const NOTHING_POINTED: Pointed = { arrows: [], marks: [] };

/** What passes between the players and the computer beside the game; none of it is kept. */
export interface ComputerState {
  /** It belongs to the present state of the game, or to an earlier one, in which case it no longer means anything. */
  readonly hint: Hint | null;
  /** The squares that the coach speaks of, while the learner wants to see them. */
  readonly pointed: Pointed;
  /** People who watch the computer play against itself have stopped it. */
  readonly isHeld: boolean;
  /** The computer could not be loaded, or ended unexpectedly again and again. */
  readonly hasFailed: boolean;
  readonly askHint: (game: Game) => void;
  readonly giveHint: (hint: Hint) => void;
  readonly dropHint: () => void;
  readonly point: (pointed: Pointed) => void;
  readonly hold: (isHeld: boolean) => void;
  readonly fail: () => void;
  readonly retry: () => void;
}
export type ComputerStore = StoreApi<ComputerState>;

export function createComputer(): ComputerStore {
  return createStore<ComputerState>()((set) => ({
    hint: null,
    pointed: NOTHING_POINTED,
    isHeld: false,
    hasFailed: false,
    askHint: (game) => set({ hint: { game, move: null }, hasFailed: false }),
    giveHint: (hint) => set({ hint }),
    dropHint: () => set({ hint: null }),
    point: (pointed) => set({ pointed }),
    hold: (isHeld) => set({ isHeld }),
    fail: () => set({ hasFailed: true, hint: null }),
    retry: () => set({ hasFailed: false }),
  }));
}
