import type { LegalMove, Move, Position, Refusal, Route, Square } from '../../engine/index.ts';
import type { Ply } from '../../game/ply.ts';
import type { SideNames } from '../../text/sides.ts';
import type { Hand } from '../table/state.ts';

/** The result of a legal move or a chosen square. Words are read aloud and stand beside the board. */
export type Judgement =
  | { readonly verdict: 'solved'; readonly words: string }
  /** The move stands; the opponent makes its reply, passes (`pass`), or the side to move goes on by itself (null). */
  | { readonly verdict: 'goes-on'; readonly reply: LegalMove | 'pass' | null; readonly words?: string }
  /** The move is taken back once the player has seen what it leads to. */
  | {
      readonly verdict: 'wrong';
      readonly words: string;
      readonly squares: readonly Square[];
      /** What the opponent would do then. */
      readonly answer?: Move | null;
    };

/** A position on a board with something to do. */
export interface Exercise {
  readonly position: Position;
  /** What the sides are called: by the colours on the board, unless other names are given. */
  readonly sides?: SideNames;
  /** What the player does with squares: moves the pieces of the side to move, chooses squares, or neither. */
  readonly hands: 'move' | 'choose' | 'none';
  /** Judges a legal move of the player. */
  readonly judge?: (ply: Ply) => Judgement;
  /** Judges a square that is chosen. */
  readonly choose?: (square: Square) => Judgement;
  /** Words of its own for a refusal; empty where the usual ones will do. */
  readonly ownWords?: (refusal: Refusal) => string;
  /** The rules have refused a move. */
  readonly onRefused?: () => void;
}

const EXERCISE_PHASES = ['asking', 'wrong', 'replying', 'solved'] as const;
/**
 * The phases: the player has to answer; a wrong move stands for a moment; the opponent is about to reply; it is done.
 */
export type ExercisePhase = (typeof EXERCISE_PHASES)[number];

/** What was said about the last try, and what shows it on the board. */
export interface Remark {
  readonly tone: 'right' | 'wrong';
  readonly words: string;
  readonly squares: readonly Square[];
  readonly answer: Move | null;
}

export interface ExerciseState extends Hand {
  readonly exercise: Exercise;
  /** The position as shown. */
  readonly position: Position;
  readonly phase: ExercisePhase;
  readonly remark: Remark | null;
  /** Squares that were chosen correctly. */
  readonly chosen: readonly Square[];
  readonly lastMove: Move | null;
  /** The last change of the position, which the board shows as movement. */
  readonly change: {
    readonly way: 'played' | 'dropped' | 'undone' | 'set';
    readonly number: number;
    readonly ply: Ply | null;
  };
  /** What a hint shows. */
  readonly shown: { readonly squares: readonly Square[]; readonly routes: readonly Route[] };
  readonly announcement: string;
  /** Counts the announcements, so that the same words are read aloud twice if they come twice. */
  readonly said: number;
  /** Sets another exercise on the board. */
  readonly begin: (exercise: Exercise) => void;
  /** Ends the moment after a wrong move or before a reply: the move is taken back, or the reply made. */
  readonly settle: () => void;
  /** Shows something on the board until the next try. */
  readonly show: (shown: ExerciseState['shown']) => void;
  /** Says what came of a try that was made beside the board. */
  readonly conclude: (judgement: Judgement) => void;
  readonly announce: (words: string) => void;
  /** Clears what was said about the last try. */
  readonly hush: () => void;
}
