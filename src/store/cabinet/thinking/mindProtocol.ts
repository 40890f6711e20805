import type { Level } from '../../../cabinet/mind/levels.ts';

/** A game in which the computer is to move, given by its moves from the start. */
export interface Asked {
  readonly number: number;
  readonly game: string;
  readonly variant: string;
  /** The position from which it is played; null for the start. */
  readonly start: string | null;
  readonly moves: readonly string[];
  readonly level: Level;
  readonly seed: number;
}

/** The move; null if none was found. */
export interface Answered {
  readonly number: number;
  readonly move: string | null;
}
