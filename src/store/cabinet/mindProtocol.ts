import type { Level } from '../../cabinet/mind/levels.ts';

/** A game at which the computer is to move, by its moves from the start. */
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

/** The move; null where none was found. */
export interface Answered {
  readonly number: number;
  readonly move: string | null;
}
