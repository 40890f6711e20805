import type { Move, Position } from '../engine/index.ts';

/** The levels that are offered for a game: 1 is for beginners, 8 is the best that this machine can do. */
export const OFFERED_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type OfferedLevel = (typeof OFFERED_LEVELS)[number];

/** All levels of the computer: the offered ones, and one below them for the first steps in the school. */
export const LEVELS = [0, ...OFFERED_LEVELS] as const;
export type Level = (typeof LEVELS)[number];

/** The most lines that a search reports at once. */
export const MOST_LINES = 5;

/** The input of a search: a position, and the positions before it in the same game. */
export interface SearchInput {
  readonly position: Position;
  /**
   * The earlier positions of the game, oldest first, without the current one; empty if they do not matter. The search
   * uses them to find repetitions, and to count the turns without a capture or a Swod's move.
   */
  readonly earlier: readonly Position[];
}

/** The limits of a search, which ends at the first one that it reaches. Without limits it runs until it is stopped. */
export interface SearchLimits {
  /** The depth, in plies. */
  readonly depth?: number;
  readonly nodes?: number;
  /** Milliseconds for this move. */
  readonly moveTime?: number;
  /** The clock of the side to move, in milliseconds; the search takes a share of the time left. */
  readonly clock?: { readonly left: number; readonly increment: number };
}

export interface SearchOptions {
  readonly limits: SearchLimits;
  /** How many of the best moves to find, each with its line: 1 (the default) to `MOST_LINES`. */
  readonly lines?: number;
  /** Full strength by default. A level has its own limits besides the given ones. */
  readonly level?: Level;
  /** Decides the errors of the lower levels; the same seed, level and depth find the same move. The default is 0. */
  readonly seed?: number;
  /** Called at least every 20 ms; the search ends as soon as it returns true. */
  readonly shouldStop?: () => boolean;
  /** Called after every finished depth, and now and then in between. */
  readonly onInfo?: (info: SearchInfo) => void;
  /** The number of a search in which helpers take part (`together`); each must be higher than those before. */
  readonly together?: number;
  /** The only moves to consider at the root; if missing, all legal moves. */
  readonly among?: readonly Move[];
}

/** What a position is worth, from the view of the side to move. */
export type Score =
  /** An estimate; a Swod is 100. Above 0 the side to move is better. */
  | { readonly kind: 'centipoints'; readonly value: number }
  /**
   * The game can be forced to end (section 9) in this many turns of the winner; 0 if it has ended. A full win is
   * Hyrkaida or to the death, worth 1 point; a half win is Tikaida or Nikaida, worth ½.
   */
  | {
      readonly kind: 'win' | 'loss';
      readonly points: 1 | 0.5;
      readonly turns: number;
    };

/** A move with the expected play after it. */
export interface Line {
  readonly score: Score;
  /** At least one move; the first is the one proposed. */
  readonly moves: readonly Move[];
}

/** How far a search has come. */
export interface SearchInfo {
  /** The depth in plies, and the length of the longest line looked at. */
  readonly depth: number;
  readonly selectiveDepth: number;
  /** The number of moves made on the board of the search. */
  readonly nodes: number;
  /** Milliseconds since the search began. */
  readonly ms: number;
  /** Best first; empty only in a position without moves. */
  readonly lines: readonly Line[];
}

/** The result of a search: its final `SearchInfo`, and what the computer would do in a game. */
export interface SearchResult extends SearchInfo {
  /** The first line's first move; null only in a position without moves. */
  readonly best: Move | null;
  /** It sees no chance any more and would give up. */
  readonly concedes: boolean;
  /** It considers the position level, or worse, and would accept a draw; or it would offer one. */
  readonly acceptsDraw: boolean;
  readonly offersDraw: boolean;
}

/** A search with its memory, which lasts from move to move in a game. */
export interface Searcher {
  /** Searches a position of the searcher's variation. The input is not changed. */
  readonly search: (input: SearchInput, options: SearchOptions) => SearchResult;
  /** Empties the memory, so that a search does not depend on earlier ones. */
  readonly forget: () => void;
}
