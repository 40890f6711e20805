import type { Move, Position } from '../engine/index.ts';

/** The levels that are offered for a game: 1 is new to it, 8 is all that this machine can do. */
export const OFFERED_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type OfferedLevel = (typeof OFFERED_LEVELS)[number];

/** All levels of the computer: those, and one below them for the first steps in the school. */
export const LEVELS = [0, ...OFFERED_LEVELS] as const;
export type Level = (typeof LEVELS)[number];

/** The most lines that a search reports at once. */
export const MOST_LINES = 5;

/** What is searched: a position, and the positions before it in the same game. */
export interface SearchInput {
  readonly position: Position;
  /**
   * The earlier positions of the game, oldest first, without the present one; empty where they do not matter. The
   * search avoids or seeks repetitions of them, and counts the turns without a capture or a Swod's move from them.
   */
  readonly earlier: readonly Position[];
}

/** When a search ends: at the first limit that it reaches. Without any it runs until it is stopped. */
export interface SearchLimits {
  /** Plies that are searched in full. */
  readonly depth?: number;
  readonly nodes?: number;
  /** Milliseconds for this move. */
  readonly moveTime?: number;
  /** What the clock of the side to move shows, in milliseconds; the search takes a share of it. */
  readonly clock?: { readonly left: number; readonly increment: number };
}

export interface SearchOptions {
  readonly limits: SearchLimits;
  /** How many of the best moves to find, each with its line: 1 (the default) to `MOST_LINES`. */
  readonly lines?: number;
  /** The default is full strength. A level has limits of its own besides those given. */
  readonly level?: Level;
  /** Decides the errors of the lower levels; the same seed, level and depth find the same move. The default is 0. */
  readonly seed?: number;
  /** Asked at least every 20 ms; the search ends as soon as it says true. */
  readonly shouldStop?: () => boolean;
  /** Called after every finished depth, and at times in between. */
  readonly onInfo?: (info: SearchInfo) => void;
  /** The number of a search in which helpers take part (`together`); each search has a higher one than those before. */
  readonly together?: number;
  /** Only these moves are considered at the root; if missing, all legal ones are. */
  readonly among?: readonly Move[];
}

/** What a position is worth, from the view of the side to move. */
export type Score =
  /** An estimate; a Swod is 100. Above 0 the side to move is better. */
  | { readonly kind: 'centipoints'; readonly value: number }
  /**
   * The game can be forced to an end (section 9) in this many turns of the winner; 0 if it has ended. A full win is
   * Hyrkaida or to the death, worth 1 point; a half win is Tikaida or Nikaida, worth ½.
   */
  | {
      readonly kind: 'win' | 'loss';
      readonly points: 1 | 0.5;
      readonly turns: number;
    };

/** A move with what both sides are expected to play after it. */
export interface Line {
  readonly score: Score;
  /** At least one move; the first is the one proposed. */
  readonly moves: readonly Move[];
}

/** How far a search has come. */
export interface SearchInfo {
  /** Plies that are searched in full, and the longest line that was followed. */
  readonly depth: number;
  readonly selectiveDepth: number;
  /** Moves made on the search's board. */
  readonly nodes: number;
  /** Milliseconds since the search began. */
  readonly ms: number;
  /** Best first; empty only in a position without moves. */
  readonly lines: readonly Line[];
}

/** What a search found: its final `SearchInfo`, and what the computer would do in a game. */
export interface SearchResult extends SearchInfo {
  /** The first line's first move; null only in a position without moves. */
  readonly best: Move | null;
  /** It sees no more chance and would give the game up. */
  readonly concedes: boolean;
  /** It takes the position as level and would accept a draw, or offer one. */
  readonly acceptsDraw: boolean;
  readonly offersDraw: boolean;
}

/** A search with its memory, which lasts from move to move of a game. */
export interface Searcher {
  /** Searches a position of the searcher's variation. The input is not changed. */
  readonly search: (input: SearchInput, options: SearchOptions) => SearchResult;
  /** Empties the memory, so that a search does not depend on those before. */
  readonly forget: () => void;
}
