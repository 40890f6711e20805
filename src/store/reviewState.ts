import type { Spoken } from './saying.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { PlacedFault } from '../game/jkn/index.ts';
import type { Ply } from '../game/ply.ts';
import type { Colour, GameTree, NodeId, Notes, Sight, Tags } from '../game/tree/index.ts';
import type { Move, Square } from '../engine/index.ts';
import type { Change } from './change.ts';
import type { Hand } from './tableState.ts';

/** Where a game that is reviewed comes from. */
export const SOURCES = ['table', 'sample', 'text', 'library'] as const;
export type ReviewSource = (typeof SOURCES)[number];

/** A game to be reviewed. */
export interface Opening {
  readonly tree: GameTree;
  readonly source: ReviewSource;
  /** Of a game at the table, its id in the library. */
  readonly of?: string | undefined;
  /** Of a game that was read from the library, its id there. */
  readonly entry?: string | undefined;
  /** The move at which it opens; the start unless another is named. */
  readonly node?: NodeId;
  /** What was wrong in the record from which it was read. */
  readonly faults?: readonly PlacedFault[];
}

/** A state of the game to which undoing leads. */
export interface Version {
  readonly tree: GameTree;
  readonly node: NodeId;
}

/** A position in which a move is asked of the reader: what is played there is not played in the game. */
export interface Trial {
  readonly node: NodeId;
  readonly take: (move: Move) => void;
}

/** Words that tell what was just done, with a way back if it can be undone. */
export interface Deed {
  readonly words: string;
  readonly isUndoable: boolean;
}

/** Going through the game; nothing of it changes the game. */
export interface Walk {
  readonly goTo: (node: NodeId) => void;
  /** On with the line, or back; a variation ends where it began. */
  readonly step: (by: 1 | -1) => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
  /** To the next or the last move that has what is looked for; tells if there is none. */
  readonly toSight: (sight: Sight, by: 1 | -1) => void;
  /** To the move that could be played instead of the one that is shown. */
  readonly switchLine: (by: 1 | -1) => void;
}

/** Changing the game; every change can be undone. */
export interface Edits {
  readonly annotate: (notes: Partial<Pick<Notes, 'before' | 'after'>>) => void;
  readonly toggleSign: (nag: number) => void;
  /** Draws an arrow, or marks a square where both are the same; the same again takes it away. */
  readonly draw: (from: Square, to: Square, colour: Colour) => void;
  readonly clearDrawings: () => void;
  readonly setTags: (tags: Tags) => void;
  /** Puts a line of moves after a move of the game, and shows its end; as a variation where the game goes on otherwise. */
  readonly playLine: (from: NodeId, moves: readonly Move[]) => void;
  /** Puts the same game with other notes and variations in place of this one, and tells so. */
  readonly rewrite: (tree: GameTree, words: string) => void;
  /** Takes the shown move away with all that follows. */
  readonly remove: () => void;
  /** Puts the variation in which the shown move is before its sibling. */
  readonly promoteLine: () => void;
  readonly makeMainLine: () => void;
  readonly undoEdit: () => void;
  readonly redoEdit: () => void;
}

export interface ReviewState extends Hand, Walk, Edits {
  readonly tree: GameTree;
  /** The move that is shown. */
  readonly node: NodeId;
  /** The move of the list that the mouse was over last: it may be shown next. */
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
  /** A game that is to be opened, once the reader has said what becomes of changes that could not be kept. */
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
  /** What was done, or why it cannot be done, was told long enough. */
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
   * Puts a changed game in place of the former one, to which undoing leads. Changes with the same `run` one after the
   * other are undone together.
   */
  readonly put: (changed: Version, deed?: Deed | null, run?: string | null) => void;
}
