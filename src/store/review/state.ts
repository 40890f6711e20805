import type { Spoken } from '../saying.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { PlacedFault } from '../../game/jkn/index.ts';
import type { Ply } from '../../game/ply.ts';
import type { Colour, GameTree, NodeId, Notes, Sight, Tags } from '../../game/tree/index.ts';
import type { Move, Square } from '../../engine/index.ts';
import type { Change } from '../change.ts';
import type { Hand } from '../table/state.ts';

/** Where a reviewed game comes from. */
export const SOURCES = ['table', 'sample', 'text', 'library'] as const;
export type ReviewSource = (typeof SOURCES)[number];

/** A game to be reviewed. */
export interface Opening {
  readonly tree: GameTree;
  readonly source: ReviewSource;
  /** For a game at the table, its id in the library. */
  readonly of?: string | undefined;
  /** For a game that was read from the library, its id there. */
  readonly entry?: string | undefined;
  /** The move at which it opens; the start unless another one is given. */
  readonly node?: NodeId;
  /** What was wrong in the record from which it was read. */
  readonly faults?: readonly PlacedFault[];
}

/** A state of the game to which undoing leads. */
export interface Version {
  readonly tree: GameTree;
  readonly node: NodeId;
}

/** A position in which the reader is asked for a move: what is played there is not played in the game. */
export interface Trial {
  readonly node: NodeId;
  readonly take: (move: Move) => void;
}

/** Words that tell what was just done, with an action that undoes it where that is possible. */
export interface Deed {
  readonly words: string;
  readonly isUndoable: boolean;
}

/** Going through the game; none of this changes the game. */
export interface Walk {
  readonly goTo: (node: NodeId) => void;
  /** On along the line, or back; a variation ends where it began. */
  readonly step: (by: 1 | -1) => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
  /** To the next or the previous move that has what is looked for; tells the reader if there is none. */
  readonly toSight: (sight: Sight, by: 1 | -1) => void;
  /** To the next move that could be played instead of the one shown. */
  readonly switchLine: (by: 1 | -1) => void;
}

/** Changing the game; every change can be undone. */
export interface Edits {
  readonly annotate: (notes: Partial<Pick<Notes, 'before' | 'after'>>) => void;
  readonly toggleSign: (nag: number) => void;
  /** Draws an arrow, or marks a square if both are the same; doing the same again removes it. */
  readonly draw: (from: Square, to: Square, colour: Colour) => void;
  readonly clearDrawings: () => void;
  readonly setTags: (tags: Tags) => void;
  /**
   * Puts a line of moves after a move of the game, and shows its end; as a variation where the game goes on
   * differently.
   */
  readonly playLine: (from: NodeId, moves: readonly Move[]) => void;
  /** Replaces this game by the same one with other notes and variations, and tells the reader so. */
  readonly rewrite: (tree: GameTree, words: string) => void;
  /** Deletes the move shown with all that follows. */
  readonly remove: () => void;
  /** Puts the variation that contains the move shown before its sibling. */
  readonly promoteLine: () => void;
  readonly makeMainLine: () => void;
  readonly undoEdit: () => void;
  readonly redoEdit: () => void;
}

export interface ReviewState extends Hand, Walk, Edits {
  readonly tree: GameTree;
  /** The move that is shown. */
  readonly node: NodeId;
  /** The move of the list that the mouse was last over: it may be shown next. */
  readonly pointed: NodeId | null;
  readonly point: (node: NodeId) => void;
  readonly source: ReviewSource;
  readonly of: string | undefined;
  readonly entry: string | undefined;
  /** Whether it was changed since it was opened or saved. */
  readonly isChanged: boolean;
  readonly past: readonly Version[];
  readonly future: readonly Version[];
  readonly faults: readonly PlacedFault[];
  readonly deed: Deed | null;
  readonly announcement: string;
  readonly said: number;
  /** The turn that the board may show as movement, and how it came about. */
  readonly change: Change & { readonly ply: Ply | null };
  /** A game that is to be opened once the reader has decided about changes that could not be kept. */
  readonly waiting: Opening | null;
  readonly trial: Trial | null;
  readonly setTrial: (trial: Trial | null) => void;
  /** Opens a game in place of this one, changed or not: see `ReviewEntryState.replace`. */
  readonly open: (opening: Opening) => void;
  readonly hold: (opening: Opening) => void;
  /** Opens no other game. */
  readonly stay: () => void;
  /** The game has been saved to a file as it stands; one of the library is kept there all the same. */
  readonly noteSaved: () => void;
  /** The library keeps the game, and has it as it stood in this tree. */
  readonly noteKept: (tree: GameTree) => void;
  readonly tell: (words: string) => void;
  /** The message about what was done, or could not be, has been shown long enough. */
  readonly hush: () => void;
  /** The reader has seen the faults and what was done. */
  readonly dismiss: () => void;
}
export type ReviewStore = StoreApi<ReviewState>;

/** How the parts of the review reach its state. */
export interface ReviewReach {
  readonly set: (changes: Spoken<ReviewState>) => void;
  readonly get: () => ReviewState;
  /** Shows another move, perhaps of a changed game. */
  readonly show: (node: NodeId, way: Change['way'], changes?: Spoken<ReviewState>) => void;
  /**
   * Replaces the game by a changed one; undoing leads back to the former. Consecutive changes with the same `run` are
   * undone together.
   */
  readonly put: (changed: Version, deed?: Deed | null, run?: string | null) => void;
}
