import type { Ending, RefusalCode, Side } from '../engine/index.ts';

/** Ways of making a move that a task may ask for (sections 5 to 8): every way in which the move can be made is of this form. */
export const FORMS = [
  'vault',
  'turn',
  'bend',
  'move-then-vault',
  'fluttember',
  'promotion',
  'friendly-capture',
] as const;
export type Form = (typeof FORMS)[number];

/** How Kaida is answered (section 9): the King goes, a giver is captured, a piece steps between, or leaves the vaulting line. */
export const ANSWERS = ['king', 'capture', 'between', 'leave-line'] as const;
export type Answer = (typeof ANSWERS)[number];

/** What the player is to bring about. Squares have short names, `Mc3`. */
export type TaskGoal =
  /** Moves end on each of these squares, in any order. */
  | { readonly type: 'reach'; readonly squares: readonly string[] }
  /** What stands on these squares is captured; all enemy pieces, where none are named. */
  | { readonly type: 'capture'; readonly squares?: readonly string[] }
  /** A move of this form, ending on one of the squares where some are named. */
  | { readonly type: 'form'; readonly form: Form; readonly squares?: readonly string[] }
  | { readonly type: 'kaida' }
  | { readonly type: 'ending'; readonly ending: Ending }
  /** An answer to Kaida, by any way or by one. */
  | { readonly type: 'answer'; readonly by?: Answer }
  /** These Swods of the player are propt afterwards. */
  | { readonly type: 'propt'; readonly squares: readonly string[] }
  /** The enemy can capture nothing afterwards. */
  | { readonly type: 'safe' }
  /** So many points are gained at least, once the enemy has made its best capture and both have taken back what pays; 0 to lose nothing. */
  | { readonly type: 'gain'; readonly points: number };

/** Why a legal move does not solve a task. */
export const SHORTFALLS = [
  'left-to-capture',
  'gains-less',
  'too-slow',
  'not-there',
  'captures-nothing',
  'other-piece',
  'not-vault',
  'not-turn',
  'not-bend',
  'other-mover',
  'not-move-then-vault',
  'not-fluttember',
  'not-promotion',
  'not-friendly-capture',
  'not-propt',
  'no-kaida',
  'has-an-answer',
  'other-ending',
  'other-answer',
] as const;
export type Shortfall = (typeof SHORTFALLS)[number];

/** A try that goes wrong: the moves up to it, the last of which is refused or falls short for this reason. */
export interface WrongTry {
  readonly moves: readonly string[];
  readonly why: RefusalCode | Shortfall;
}

interface TaskFrame {
  /** Unique in its lesson; its words are `ID`, `ID.hint` and `ID.done`. */
  readonly id: string;
  /** A study board or a game. */
  readonly board: string;
  /** A position line of that board (section 12); the side to move is the player's. */
  readonly position: string;
}

/** To be done by moves, in the least number of turns in which it can be done. */
export interface PlayTask extends TaskFrame {
  readonly type: 'play';
  readonly goal: TaskGoal;
  readonly moves: number;
  /** No move may leave a piece of the player to be captured. */
  readonly safe?: true;
  /** Passes its turns (the default), or answers in the best way, with these replies where they are legal and as good. */
  readonly opponent?: 'passes' | 'answers';
  readonly replies?: readonly string[];
  /** The player's moves in coordinate form. */
  readonly solution: readonly string[];
  /** Other pieces, or other forms of moves, solve it too: its words fit whatever does. */
  readonly otherWays?: true;
  readonly wrong: readonly WrongTry[];
}

/** Which squares are to be found; what the engine can tell is asked of the engine. */
export type Finding =
  | { readonly of: 'squares'; readonly squares: readonly string[] }
  /** Any square of a drin. */
  | { readonly of: 'drin'; readonly drin: string }
  /** Where the piece on a square can go. */
  | { readonly of: 'targets'; readonly from: string }
  /** Squares adjacent to a front (section 1). */
  | { readonly of: 'fronts' }
  | { readonly of: 'propt'; readonly side: Side }
  /** Pieces with their first move. */
  | { readonly of: 'fresh' }
  /** Pieces of the side to move that can vault. */
  | { readonly of: 'vaulters' }
  /** Pieces that give Kaida. */
  | { readonly of: 'attackers' }
  /** Pieces of the side to move that the enemy could capture. */
  | { readonly of: 'danger' };

/** To be done by marking all the squares that are asked for, or any one of them. */
export interface MarkTask extends TaskFrame {
  readonly type: 'mark';
  readonly find: Finding;
  /** Only these squares are asked about. */
  readonly among?: readonly string[];
  readonly any?: true;
}

/** Is this move legal? Asked of one move after the other. */
export interface LegalTask extends TaskFrame {
  readonly type: 'legal';
  readonly moves: readonly { readonly move: string; readonly is: 'legal' | RefusalCode }[];
}

/** What is the name of this square? */
export interface NameTask extends TaskFrame {
  readonly type: 'name';
  readonly square: string;
  readonly others: readonly string[];
}

/** What has become of a game: the rule by which it has ended, or that it goes on. */
export interface OutcomeTask extends TaskFrame {
  readonly type: 'outcome';
  readonly options: readonly (Ending | 'playing')[];
}

export type QuestionTask = LegalTask | NameTask | OutcomeTask;
export type Task = PlayTask | MarkTask | QuestionTask;
