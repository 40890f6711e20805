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
  /** A number that is out of bounds or not spelled as numbers are. */
  'number',
  /** Not a side of this game. */
  'side',
  /** A man where none of its kind may stand. */
  'place',
  /** More or fewer men, stones or cards than the game has. */
  'count',
  /** Each part is right, but this is not the one spelling. */
  'spelling',
  /** A position that the rules exclude. */
  'excluded',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** How a game stands: `winner` is null for a draw; scores as the game writes them, where it counts. */
export type Outcome =
  | { readonly over: false }
  | { readonly over: true; readonly winner: string | null; readonly scores: readonly number[] | null };

export const PLAYING: Outcome = { over: false };

export const wonBy = (winner: string): Outcome => ({ over: true, winner, scores: null });

export const DRAWN: Outcome = { over: true, winner: null, scores: null };

/**
 * The rules of one variant of a game. Pure: positions and moves are readonly data, and nothing here knows clocks,
 * chance or the page. A position that the rules have made or read is valid; a move is one that `moves` lists.
 */
export interface Rules<Position, Move> {
  /** `tablut`, `mancala:egyptian`. */
  readonly id: string;
  /** The seats in the order of their turns; at the start the first one begins. */
  readonly seats: readonly string[];
  readonly start: () => Position;
  /** Reads a position in its one spelling, or says what is wrong with it. */
  readonly read: (text: string) => Result<Position, Fault>;
  readonly write: (position: Position) => string;
  /** Every legal move once, in any order; none when the game is over. Null is never a move: it says that there is none. */
  readonly moves: (position: Position) => readonly NonNullable<Move>[];
  readonly writeMove: (move: Move) => string;
  /** The position after a move of `moves(position)`; the position given stays as it is. */
  readonly play: (position: Position, move: Move) => Position;
  readonly outcome: (position: Position) => Outcome;
  /**
   * Whether what went before forbids a move that the position by itself allows. `past` holds the positions before
   * this one, oldest first. A player whose moves are all forbidden counts as one with no moves.
   */
  readonly forbids?: (past: readonly Position[], position: Position, move: Move) => boolean;
  /** How the game stands where what went before matters; as `outcome` says where it is left out. */
  readonly outcomeAfter?: (past: readonly Position[], position: Position) => Outcome;
  /** What ends a game that a player ends after a hundred quiet turns; a draw where it is left out. */
  readonly claimed?: (position: Position) => Outcome;
  /** What of a position makes it the same as an earlier one, in writing; all of it where this is left out. */
  readonly key?: (position: Position) => string;
  /** Who moves next: an index into `seats`, or chance. Without meaning when the game is over. */
  readonly turn: (position: Position) => number | 'chance';
  /** For each seat the side for which it plays, which an outcome names; each for itself where this is left out. */
  readonly sides?: readonly string[];
  /** What players hide from each other; nothing where this is left out. */
  readonly secrets?: Secrets<Position, Move>;
  /** How many equally likely cases a move of chance stands for; one each where this is left out. */
  readonly weight?: (position: Position, move: Move) => number;
}

/** Rules whose positions and moves nothing above the seam knows. */
// oxlint-disable-next-line typescript/no-explicit-any -- a table of games holds each with types of its own
export type AnyRules = Rules<any, any>;

/** The side for which a seat plays: the winner of an outcome is one of them. */
export const sideOf = ({ seats, sides }: AnyRules, seat: number): string => (sides ?? seats)[seat] ?? '';

/** The first seat that plays for the winner of a game; -1 where there is none. */
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
