import type { AnyRules } from './rules.ts';

/** What determines everything that chance brings in one game. */
export interface Lot {
  /** 64 hexadecimal digits, revealed after the game. */
  readonly seed: string;
  /** The SHA-256 of the seed, shown before the first roll or card. */
  readonly hash: string;
  /** What the players added before that, seat by seat: digits, or nothing. */
  readonly numbers: readonly string[];
}

/** The result of checking a finished game. */
export interface Checked {
  /** Whether the seed has the hash that was shown. */
  readonly isSeed: boolean;
  /** How many moves of chance were made. */
  readonly count: number;
  /** The first of them that does not follow from the lot, counted from 1; null if all do. */
  readonly wrong: number | null;
}

/** A move that was made: the position before it, and its text. */
interface Played {
  readonly before: unknown;
  readonly text: string;
}

/** Draws for chance. A game of chance imports it, so that no other game loads it. */
export interface Source {
  readonly hashOf: (seed: string) => string;
  /** The text that is hashed for the draw with this number. */
  readonly textOf: (lot: Lot, number: number) => string;
  /** The text of the move of chance with this number in a game, counted from 1. */
  readonly drawn: (rules: AnyRules, position: unknown, lot: Lot, number: number) => string;
  readonly check: (rules: AnyRules, played: readonly Played[], lot: Lot) => Checked;
}

/** Digits that a player may add, or nothing. */
export const isNumber = (text: string): boolean => /^\d{0,12}$/u.test(text);
