import type { Source } from './chance.ts';
import type { AnyRules, Rules } from './rules.ts';
import type { Choice } from './hand.ts';
import type { Dot, Drawing, Surface } from './surface.ts';

/** What stands on a place. */
export interface Standing {
  readonly place: string;
  /** The name of its drawing, and of its words. */
  readonly art: string;
  /** A seat; null if it belongs to nobody. */
  readonly owner: number | null;
  /** The drawing of a second man of the same owner, standing beside the first. */
  readonly second?: string;
  /** How many, if they lie in a heap. */
  readonly count?: number;
  /** Whether it is raised a little, as a card that has been chosen is. */
  readonly isRaised?: boolean;
}

/** A move that was made, and the position before it. */
export interface Made<Position, Move> {
  readonly before: Position;
  readonly move: Move;
}

/** What stands on the board beside the places, and cannot be chosen: pegs, a count. */
export interface Marker {
  /** Its name, by which it is recognised when it has moved. */
  readonly name: string;
  /** Its drawing, or what is written there: the key of words, filled in with `values`. */
  readonly art?: string;
  readonly key?: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The seat that the words name. */
  readonly seat?: number;
  readonly x: number;
  readonly y: number;
  /** The width of its drawing, or the size of its letters. */
  readonly size: number;
}

/** A part of what a move has brought: the key of its words, the values for them, and the seat that it concerns. */
export interface Telling {
  readonly key: string;
  readonly seat: number;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The path of a move over the board, for drawing. */
export interface Trace {
  /** The places that a man went through, including the first; a single place for a man that was placed. */
  readonly path: readonly string[];
  /** The drawing of the man that went, if two stand side by side. */
  readonly man?: string;
  /** The places from which something was taken. */
  readonly taken: readonly string[];
  /** How many were taken, if it is not one from each of these places. */
  readonly count?: number;
  /** The way point by point, evenly spaced, if it does not go straight from place to place. */
  readonly line?: readonly Dot[];
  /** The ways of others that it pushed, dragged or led along. */
  readonly others?: readonly (readonly string[])[];
}

/** What a seat has beside the board, such as men in hand: the code for its words, and how many. */
export interface Reserve {
  readonly code: string;
  readonly art: string;
  readonly count: number;
}

/** One way to draw the men. */
export interface Look {
  readonly code: string;
  readonly art: Readonly<Record<string, Drawing>>;
}

/** A part of the page of rules: words, or a board to try things on. */
export type Block =
  | { readonly is: 'heading' | 'words'; readonly key: string }
  | { readonly is: 'list'; readonly keys: readonly string[] }
  | {
      readonly is: 'diagram';
      readonly position: string;
      /** The rules by which it is played, if the position does not show them. */
      readonly variant?: string;
      readonly chosen?: readonly string[];
      readonly key: string;
    };

/** A die, a card or a bonus that lies beside the board for all to see. */
export interface Lying {
  /** The name of its drawing. */
  readonly art: string;
  /** The key of its words, and the values for them. */
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Whether it has been used. */
  readonly isSpent?: boolean;
}

/** What a game of chance has besides its rules. */
export interface Chance<Position, Move> {
  readonly source: Source;
  /** The seat that rolls or deals when chance is to move. */
  readonly owner: (position: Position) => number;
  /** What lies beside the board; `last` is the last move of chance, with the position before it. */
  readonly tray: (position: Position, last: Made<Position, Move> | null) => readonly Lying[];
  /** The drawings that are shown one after the other while chance is at work. */
  readonly tumble: readonly string[];
  /** Whether chance waits for a person even where the computer deals, so that what went before can be read. */
  readonly waits?: (position: Position) => boolean;
  /** What is read aloud about a move of chance: the key of its words, and the values for them. */
  readonly told: (
    position: Position,
    move: Move,
  ) => { readonly key: string; readonly values: Readonly<Record<string, string | number>> };
}

export interface RulesPage {
  readonly blocks: readonly Block[];
  /** The rulings, by their names: C1, C2. */
  readonly rulings: readonly string[];
}

/**
 * A game of the cabinet as the page knows it. Codes are keys of its words: `why.CODE`, `end.CODE`, `call.CODE`,
 * `man.ART`, `seat.SEAT`, `reserve.CODE`. The code above this interface never asks which game it is.
 */
export interface Game<Position, Move> {
  readonly id: string;
  /** One for each set of rules by which it can be played, the usual one first. */
  readonly variants: readonly Rules<Position, Move>[];
  /** The game in another of its variants, if the page shows that one differently. */
  readonly by?: (variant: string) => Game<Position, Move>;
  /** The game as it looks to a seat, if each seat has its own hand in front of it. */
  readonly from?: (seat: number) => Game<Position, Move>;
  /** The start with a given seat to begin, if players roll for that; if left out, the first seat begins. */
  readonly begunBy?: (seat: number) => Position;
  readonly surface: Surface;
  readonly art: Readonly<Record<string, Drawing>>;
  /** Other drawings of the same men, by codes: `look.CODE`. The usual one, `art`, has the first code. */
  readonly looks?: readonly Look[];
  /** What stands where, with the steps chosen so far carried out. */
  readonly standing: (position: Position, chosen: readonly string[]) => readonly Standing[];
  /** The steps by which a legal move is chosen; no two moves have the same. */
  readonly steps: (position: Position, move: Move) => readonly string[];
  /** All orders of steps by which a move can be chosen, if there are several; `steps` is one of them. */
  readonly orders?: (position: Position, move: Move) => readonly (readonly string[])[];
  readonly trace: (position: Position, move: Move) => Trace;
  /** The ways that lead from what is chosen to what can come next, if they are not obvious. */
  readonly reaches?: (position: Position, chosen: readonly string[]) => readonly (readonly Dot[])[];
  /** What is shown during a move, picture by picture, if more happens than one man moving. */
  readonly frames?: (position: Position, move: Move) => readonly (readonly Standing[])[];
  /** The code of the reason why a place cannot be chosen after these steps. */
  readonly why: (position: Position, chosen: readonly string[], place: string) => string;
  /** The code of what to tell a player who must choose the next step, `advice.CODE`. */
  readonly advice: (position: Position, chosen: readonly string[]) => string;
  /** What an occupied place is chosen for after these steps, if that is not always to capture there. */
  readonly means?: (position: Position, chosen: readonly string[], place: string) => 'may' | 'takes';
  /** The code of the reason why a game is over; `isBoard` is false if only earlier positions have ended it. */
  readonly ending: (position: Position, isBoard: boolean) => string;
  /** What must be called out in a position, by codes; and about the move that led to it, if there was one. */
  readonly calls: (
    position: Position,
    last: { readonly before: Position; readonly move: Move } | null,
  ) => readonly string[];
  /** Whether a move resets the count of quiet turns. */
  readonly isProgress: (position: Position, move: Move, past: readonly Made<Position, Move>[]) => boolean;
  /** For games of dice or cards. */
  readonly chance?: Chance<Position, Move>;
  /** Whether no game can end in a draw: none can be claimed, and none is offered. */
  readonly isNeverDrawn?: true;
  /**
   * What a win brings a seat in a match, by the position in which the game ended, if the rules have points that add up
   * over several games: then a draw brings nothing. If left out, one point, which a draw divides.
   */
  readonly pointsOfWin?: (position: Position, seat: number) => number;
  /**
   * Whether the winner of a game begins the next one of a match, or lets another player begin; otherwise all move one
   * seat on.
   */
  readonly winnerBegins?: true;
  /** A written move, if the first one from the start is not a good example. */
  readonly example?: string;
  /** After how many quiet turns a draw may be claimed, if it is not a hundred. */
  readonly quietTurns?: number;
  /** What stands beside the places; `past` holds the earlier positions, oldest first. */
  readonly markers?: (past: readonly Position[], position: Position) => readonly Marker[];
  /** What a move has brought, part by part, if that has to be said. */
  readonly tells?: (before: Position, move: Move) => readonly Telling[];
  /** Whether the board goes on showing the position before a move until the next one. */
  readonly lingers?: (before: Position, move: Move) => boolean;
  /** Numbers and words to fill into `advice.` and the buttons. */
  readonly facts?: (position: Position) => Readonly<Record<string, string | number>>;
  /** A position that shows on the shelf what the game looks like, if the start does not. */
  readonly picture?: string;
  readonly reserve: (position: Position, seat: number) => readonly Reserve[];
  /** The seat that has put this one out of a game that goes on, `fallen`; null while it plays. */
  readonly fallenTo?: (position: Position, seat: number) => number | null;
  /** The drawing that represents each seat. */
  readonly emblems: readonly string[];
  /** The seat at the bottom edge of the board. */
  readonly near: number;
  /**
   * The seat at the bottom after each turn of the board, if it can lie in more than two ways; −1 where nobody sits
   * there.
   */
  readonly round?: readonly number[];
  readonly page: RulesPage;
}

/** A way in which the board may lie: after this many turns, with a seat at the bottom. */
export interface Bottom {
  readonly turn: number;
  readonly seat: number;
}

/** The ways in which the board may lie so that somebody sits at the bottom. */
export const bottomsOf = ({ surface, near, round = [near, 1 - near] }: AnyGame): readonly Bottom[] =>
  (surface.turns ? round : [near]).flatMap((seat, turn) => (seat < 0 ? [] : { turn, seat }));

/** Moves, with the orders of steps by which each is chosen. */
export const choicesOf = <Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  moves: readonly Move[],
): readonly Choice<Move>[] =>
  moves.flatMap((move) =>
    (game.orders?.(position, move) ?? [game.steps(position, move)]).map((steps) => ({ move, steps })),
  );

/** A game whose positions and moves the code above the seam does not know. */
// oxlint-disable-next-line typescript/no-explicit-any -- a table of games holds each with types of its own
export type AnyGame = Game<any, any>;

/** A game as shown for one of its variants. */
export const gameBy = (game: AnyGame, rules: AnyRules): AnyGame => game.by?.(rules.id) ?? game;

/** How a level of the computer plays. */
export interface Play {
  /** Turns that it looks ahead. */
  readonly depth: number;
  /** Positions that it looks at. */
  readonly nodes: number;
  /** How many moves of a hundred it makes without thinking. */
  readonly careless: number;
  /** By how much it may misjudge a move; a man is worth about 100. */
  readonly blur: number;
}

/** What an occupied place is chosen for if the game says nothing else: as the first step to move, later to capture. */
export const meaningOf = (
  game: AnyGame,
  position: unknown,
  chosen: readonly string[],
  place: string,
): 'may' | 'takes' => game.means?.(position, chosen, place) ?? (chosen.length === 0 ? 'may' : 'takes');

/** A game with its men drawn in one of its looks; unchanged if it has no such look. */
export const dressed = (game: AnyGame, code: string | null): AnyGame => {
  const look = game.looks?.find((other) => other.code === code);
  return look === undefined ? game : { ...game, art: look.art };
};

/** What the computer knows about a game besides its rules. */
export interface Mind<Position, Move> {
  readonly variants: readonly Rules<Position, Move>[];
  /**
   * What a position is worth to the first seat; a man is worth about 100. It may also be called for a finished game,
   * whose result the search judges itself.
   */
  readonly worth: (position: Position) => number;
  /** What a position is worth to each seat, in the same units; for games of more than two players. */
  readonly worths?: (position: Position, seats: readonly string[]) => readonly number[];
  /** How its levels play, the weakest first, if it differs from other games. */
  readonly plays?: readonly Partial<Play>[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnyMind = Mind<any, any>;
