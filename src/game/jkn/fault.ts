import type { Move, NotationError, Position, Refusal, VariationIdError } from '../../engine/index.ts';

/** Faults that leave part of a game unread. */
export const ERRORS = [
  'move',
  'move-text',
  'variation',
  'position',
  'variation-nowhere',
  'too-deep',
  'too-many-moves',
] as const;

/** Faults after which all of a game's moves can still be read. */
export const WARNINGS = [
  'encoding',
  'variation-missing',
  'begins',
  'tag',
  'tag-twice',
  'too-many-tags',
  'comment-open',
  'bracket-open',
  'bracket-close',
  'nag',
  'command',
  'result-unknown',
  'result-differs',
  'result-wrong',
  'termination-unknown',
] as const;

export type ErrorCode = (typeof ERRORS)[number];
export type WarningCode = (typeof WARNINGS)[number];

/** What can be wrong in the record of any game. */
export type SharedFault =
  /** `expected` is the other result: the tag's, or that of the rules. */
  | { readonly code: 'result-differs' | 'result-wrong'; readonly expected: string }
  | {
      readonly code:
        | Exclude<ErrorCode, 'move' | 'move-text' | 'position' | 'variation'>
        | Exclude<WarningCode, 'variation-missing' | 'result-differs' | 'result-wrong'>;
    };

/** The codes that each kind of game fills in with what is wrong. */
const OWN: readonly string[] = [
  'move',
  'move-text',
  'position',
  'variation',
  'variation-missing',
] satisfies readonly Exclude<ErrorCode | WarningCode, SharedFault['code']>[];

/** Whether a fault means the same in every game. */
export const isShared = <Wrong extends AnyFault>(fault: Wrong): fault is Extract<Wrong, SharedFault> =>
  !OWN.includes(fault.code);

/** What is wrong in a record of Jikaida. The wording of it is outside this folder. */
export type Fault =
  | SharedFault
  /** A move that is not legal; `position` and `move` are those that the engine refused. */
  | {
      readonly code: 'move';
      readonly refusal: Refusal;
      readonly position: Position;
      readonly move: Move;
    }
  | { readonly code: 'move-text'; readonly error: NotationError; readonly position: Position }
  | { readonly code: 'position'; readonly error: NotationError }
  /** The id of the game is wrong. */
  | { readonly code: 'variation'; readonly error: VariationIdError }
  /** `assumed` is the id of the variation that the game was read as. */
  | { readonly code: 'variation-missing'; readonly assumed: string };

/** What every fault of a record has, whatever the game. */
export interface AnyFault {
  readonly code: ErrorCode | WarningCode;
}

/** Where a fault is: games, lines and columns count from 1. */
export interface FaultPlace {
  readonly game: number;
  readonly line: number;
  readonly column: number;
  /** The faulty text, shortened: the move, the tag; empty where something is missing. */
  readonly written: string;
}

/** A fault with its place. */
export type Placed<Wrong extends AnyFault> = Wrong & FaultPlace;
export type PlacedFault = Placed<Fault>;

/** Whether a fault with this code leaves something unread. */
export const isError = (code: Fault['code']): boolean => ERRORS.some((error) => error === code);
