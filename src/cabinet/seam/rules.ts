import type { Result } from '../../engine/index.ts';
import type { Secrets } from './secrets.ts';

/** What is wrong with a written position: which field, counted from 1 (0 for the line as a whole), and what stood there. */
export interface Fault {
  readonly code: FaultCode;
  readonly field: number;
  readonly found: string;
}

export const FAULT_CODES = [
  /** The wrong number of fields. */
  'fields',
  /** The wrong number of ranks, rows or lists in a field. */
  'parts',
  /** A rank or a list of the wrong length. */
  'length',
  /** A letter or a word that the game does not know in that place. */
  'unknown',
  /** A number that is out of bounds or not in the canonical spelling. */
  'number',
  /** Not a side of this game. */
  'side',
  /** A man where none of its kind may stand. */
  'place',
  /** More or fewer men, stones or cards than the game has. */
  'count',
  /** Numbers that do not add up to what the game has. */
  'sum',
  /** Each part is right, but this is not the canonical spelling. */
  'spelling',
  /** A position that the rules exclude. */
  'excluded',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** The state of a game: `winner` is null for a draw; scores as the game writes them, if it counts. */
export type Outcome =
  | { readonly over: false }
  | { readonly over: true; readonly winner: string | null; readonly scores: readonly number[] | null };

export const PLAYING: Outcome = { over: false };

export const wonBy = (winner: string): Outcome => ({ over: true, winner, scores: null });

export const DRAWN: Outcome = { over: true, winner: null, scores: null };

/**
 * The rules of one variant of a game. Pure: positions and moves are readonly data, and nothing here knows about clocks,
 * chance or the page. A position that the rules have made or read is valid; a move is one that `moves` lists.
 */
export interface Rules<Position, Move> {
  /** `tablut`, `mancala:egyptian`. */
  readonly id: string;
  /** The seats in the order of their turns; at the start the first one begins. */
  readonly seats: readonly string[];
  readonly start: () => Position;
  /** Reads a position in its canonical spelling, or says what is wrong with it. */
  readonly read: (text: string) => Result<Position, Fault>;
  readonly write: (position: Position) => string;
  /**
   * Every legal move once, in any order; none when the game is over. Null is never a move: it means that there is none.
   */
  readonly moves: (position: Position) => readonly NonNullable<Move>[];
  readonly writeMove: (move: Move) => string;
  /** The position after a move of `moves(position)`; the position given stays as it is. */
  readonly play: (position: Position, move: Move) => Position;
  readonly outcome: (position: Position) => Outcome;
  /**
   * Whether earlier positions forbid a move that the position by itself allows. `past` holds the positions before this
   * one, oldest first. A player whose moves are all forbidden counts as having no moves.
   */
  readonly forbids?: (past: readonly Position[], position: Position, move: Move) => boolean;
  /** The state of the game where earlier positions matter; if left out, as `outcome` says. */
  readonly outcomeAfter?: (past: readonly Position[], position: Position) => Outcome;
  /** The outcome of a game that a player ends after a hundred quiet turns; if left out, a draw. */
  readonly claimed?: (position: Position) => Outcome;
  /** What makes a position the same as an earlier one, in writing; if left out, the whole position. */
  readonly key?: (position: Position) => string;
  /** Who moves next: an index into `seats`, or chance. Meaningless when the game is over. */
  readonly turn: (position: Position) => number | 'chance';
  /** For each seat the side for which it plays, which an outcome names; if left out, each plays for itself. */
  readonly sides?: readonly string[];
  /** What players hide from each other; if left out, nothing. */
  readonly secrets?: Secrets<Position, Move>;
  /** How many equally likely cases a move of chance stands for; if left out, one each. */
  readonly weight?: (position: Position, move: Move) => number;
}

/** Rules whose positions and moves the code above the seam does not know. */
// oxlint-disable-next-line typescript/no-explicit-any -- a table of games holds each with types of its own
export type AnyRules = Rules<any, any>;

/** The side for which a seat plays: the winner of an outcome is such a side. */
export const sideOf = ({ seats, sides }: AnyRules, seat: number): string => (sides ?? seats)[seat] ?? '';

/** The first seat that plays for the winner of a game; −1 if there is none. */
export const winnerOf = ({ seats, sides }: AnyRules, winner: string | null): number =>
  winner === null ? -1 : (sides ?? seats).indexOf(winner);

/** `playing`, `win white`, `win south 30-18`, `draw 24-24`. */
export function writeOutcome(outcome: Outcome): string {
  if (!outcome.over) return 'playing';
  const { winner, scores } = outcome;
  return [winner === null ? 'draw' : `win ${winner}`, ...(scores === null ? [] : [scores.join('-')])].join(
    ' ',
  );
}

/** The end of a switch over a closed set. */
export function unreachable(value: never): never {
  throw new Error(`unexpected ${String(value)}`);
}
