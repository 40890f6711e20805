import type { Position, Side, Variation } from '../../engine/index.ts';
import type { Level } from '../../search/types.ts';

/** How moves are taken back and redone at the table: at will, when the opponent agrees, or not at all. */
export const TAKE_BACKS = ['free', 'ask', 'never'] as const;
export type TakeBack = (typeof TAKE_BACKS)[number];

/** The most characters of a player's name. */
export const LONGEST_NAME = 40;

/** A clock that gives each side a time for the whole game. All times are in milliseconds. */
export interface ClockTerms<Seat extends PropertyKey = Side> {
  /** What each side has at the start. */
  readonly time: Readonly<Record<Seat, number>>;
  /** What a side gains with each turn that it completes. */
  readonly increment: Readonly<Record<Seat, number>>;
  /** Whether the clock stops while the page is closed; otherwise it goes on. */
  readonly pausesWhenClosed: boolean;
}

/** What the computer plays, and how long it may think. */
export interface ComputerTerms {
  /** The level at which it plays each side; null for a side that a person plays. */
  readonly levels: Readonly<Record<Side, Level | null>>;
  /** Milliseconds for each of its moves; null where it takes a share of the clock. */
  readonly moveTime: number | null;
}

/** What the players agree on for one game, besides its variation and who begins. */
export interface Terms {
  /** Names of the players; empty where none was given. */
  readonly names: Readonly<Record<Side, string>>;
  readonly takeBack: TakeBack;
  /** Null where they play without a clock. */
  readonly clock: ClockTerms | null;
  /** Missing where only people play. */
  readonly computer?: ComputerTerms;
  /**
   * The side that plays at this screen, where the other player is elsewhere; null where both are elsewhere, missing
   * where both sit here.
   */
  readonly here?: Side | null;
  /** The name that the players have given to their house rules; missing where there is none. */
  readonly rules?: string;
  /** A game of the school: the coach sits beside the one person who plays. */
  readonly school?: true;
}

/**
 * Who has the first move of the next game of a match: the side that did not have it in the last game, or the loser of
 * that game.
 */
export const FIRST_MOVES = ['alternating', 'loser'] as const;
export type FirstMove = (typeof FIRST_MOVES)[number];

/** A series of games under the same terms. */
export interface MatchTerms {
  /** How many games are played; null where the players end it when they like. */
  readonly games: number | null;
  readonly firstMove: FirstMove;
}

/** Everything that is chosen before a game or a match starts. */
export interface Setup {
  readonly variation: Variation;
  /** The position that play starts from; it says who begins. */
  readonly from: Position;
  readonly terms: Terms;
  /** Null for a single game. */
  readonly match: MatchTerms | null;
}

export const DEFAULT_TERMS: Terms = {
  names: { yellow: '', blue: '' },
  takeBack: 'free',
  clock: null,
};
