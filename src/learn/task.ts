import type { Ending, RefusalCode, Side } from '../engine/index.ts';

/**
 * Forms of making a move that a task may ask for (sections 5 to 8): every way in which the move can be made has this
 * form.
 */
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

/**
 * How Kaida is answered (section 9): the King moves away, an attacker is captured, a piece steps between, or one leaves
 * the vaulting line.
 */
export const ANSWERS = ['king', 'capture', 'between', 'leave-line'] as const;
export type Answer = (typeof ANSWERS)[number];

/** What the player has to achieve. Squares have short names, `Mc3`. */
export type TaskGoal =
  /** Moves end on each of these squares, in any order. */
  | { readonly type: 'reach'; readonly squares: readonly string[] }
  /** What stands on these squares is captured; all enemy pieces, if none are named. */
  | { readonly type: 'capture'; readonly squares?: readonly string[] }
  /** A move of this form, ending on one of the squares if some are named. */
  | { readonly type: 'form'; readonly form: Form; readonly squares?: readonly string[] }
  | { readonly type: 'kaida' }
  | { readonly type: 'ending'; readonly ending: Ending }
  /** An answer to Kaida, in any way or in a certain one. */
  | { readonly type: 'answer'; readonly by?: Answer }
  /** These Swods of the player are propt afterwards. */
  | { readonly type: 'propt'; readonly squares: readonly string[] }
  /** The enemy can capture nothing afterwards. */
  | { readonly type: 'safe' }
  /**
   * At least this many points are gained, once the enemy has made its best capture and both have taken back where it
   * pays; 0 for losing nothing.
   */
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

/** A try that fails: the moves up to it, the last of which is refused or falls short for this reason. */
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

/** To be solved by moves, in the least number of turns in which that is possible. */
export interface PlayTask extends TaskFrame {
  readonly type: 'play';
  readonly goal: TaskGoal;
  readonly moves: number;
  /** No move may leave one of the player's pieces to be captured. */
  readonly safe?: true;
  /**
   * The opponent passes its turns (the default), or answers in the best way, with these replies if they are legal and
   * equally good.
   */
  readonly opponent?: 'passes' | 'answers';
  readonly replies?: readonly string[];
  /** The player's moves in coordinate form. */
  readonly solution: readonly string[];
  /** Other pieces, or other forms of moves, solve it too: its words suit any solution. */
  readonly otherWays?: true;
  readonly wrong: readonly WrongTry[];
}

/** Which squares are to be found; where the engine can tell, it does. */
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

/** To be solved by marking all the squares that are asked for, or any one of them. */
export interface MarkTask extends TaskFrame {
  readonly type: 'mark';
  readonly find: Finding;
  /** Only these squares are asked about. */
  readonly among?: readonly string[];
  readonly any?: true;
}

/** Is this move legal? Asked about one move after the other. */
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
