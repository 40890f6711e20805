import type { StoreApi } from 'zustand/vanilla';
import type { AnyGame } from '../../../cabinet/seam/game.ts';
import type { Hand } from '../../../cabinet/seam/hand.ts';
import type { CabinetTree, PlacedCabinetFault } from '../../../game/cabinet/index.ts';
import type { Trailed } from '../../../game/seat.ts';
import type { NodeId, Notes } from '../../../game/tree/index.ts';
import type { Say } from '../../../text/cabinet/table.ts';
import type { KeptReview, SharedReview } from './kept.ts';

/** A state of the game to which undoing leads. */
export interface Version {
  readonly tree: CabinetTree;
  readonly node: NodeId;
}

/** A game of the cabinet that is replayed and annotated. */
export interface CabinetReviewState extends Version, Trailed {
  /** The name that the game has at the table; empty for one from elsewhere. */
  readonly of: string;
  /** A sign of the last time that a game was opened in place of another, in whichever tab. */
  readonly opening: string;
  readonly hand: Hand<unknown>;
  /** Why the last try was refused, or what was just done; `isUndoable` if a button undoes it. */
  readonly told: { readonly words: string; readonly isUndoable: boolean } | null;
  readonly announcement: string;
  readonly said: number;
  /** Whether the move shown has just been made or stepped to, so that it is animated. */
  readonly isMoving: boolean;
  readonly isChanged: boolean;
  readonly past: readonly Version[];
  readonly future: readonly Version[];
  readonly faults: readonly PlacedCabinetFault[];
  readonly former: readonly string[];
  readonly isKept: boolean;
  /** What happened to the review elsewhere, in words; null for nothing. */
  readonly notice: string | null;
  readonly goTo: (node: NodeId) => void;
  /** On along the line, or back. */
  readonly step: (by: 1 | -1) => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
  /** To the next move that could be played instead of the one shown. */
  readonly switchLine: (by: 1 | -1) => void;
  readonly choose: (step: string) => void;
  readonly finish: () => void;
  readonly putDown: () => void;
  /** Plays a written move; returns why it cannot be played, or null. */
  readonly write: (text: string) => string | null;
  readonly annotate: (notes: Partial<Pick<Notes, 'before' | 'after'>>) => void;
  readonly toggleSign: (nag: number) => void;
  readonly promoteLine: () => void;
  readonly makeMainLine: () => void;
  /** Deletes the move shown with all that follows. */
  readonly remove: () => void;
  readonly undoEdit: () => void;
  readonly redoEdit: () => void;
  /**
   * Opens a game in place of this one, which is kept beside it if it was changed; `of` is the name of a game at the
   * table.
   */
  readonly open: (tree: CabinetTree, faults?: readonly PlacedCabinetFault[], of?: string) => void;
  /** Opens the game at the table with its name there, or one from elsewhere, unless it is this one already. */
  readonly follow: (tree: CabinetTree, of?: string) => void;
  /** Tells the reader something. */
  readonly tell: (words: string) => void;
  readonly hush: () => void;
  readonly dismiss: () => void;
  /** Takes over what another tab has made of the review. */
  readonly reread: () => void;
}

export type CabinetReviewStore = StoreApi<CabinetReviewState>;

/** What a review needs besides its game. */
export interface ReviewParts {
  readonly game: AnyGame;
  readonly say: Say;
  readonly kept: SharedReview | null;
  /** The game at the table, if nothing else is kept. */
  readonly atTable: () => { readonly tree: CabinetTree; readonly of: string };
}

/** How the parts of the review reach its state. */
export interface ReviewDesk {
  readonly parts: ReviewParts;
  readonly get: () => CabinetReviewState;
  readonly set: (change: Partial<CabinetReviewState>, words?: string) => void;
  /** Shows another move, perhaps of another game, and keeps it; false if what another tab has kept is shown instead. */
  readonly show: (node: NodeId, change?: Partial<CabinetReviewState>) => boolean;
  /**
   * Replaces the game by a changed one; false as for `show`. Consecutive changes with the same `run` are undone
   * together.
   */
  readonly put: (changed: Version, words?: string | null, run?: string | null) => boolean;
  /** Shows what another tab has kept, or keeps this review again if that is only an earlier state of it. */
  readonly meet: (kept: KeptReview) => void;
}
