import type { Source } from './chance.ts';
import type { AnyRules, Rules } from './rules.ts';
import type { Choice } from './hand.ts';
import type { Dot, Drawing, Surface } from './surface.ts';

/** What stands on a place. */
export interface Standing {
  readonly place: string;
  /** The name of its drawing, and of its words. */
  readonly art: string;
  /** A seat; null for what belongs to nobody. */
  readonly owner: number | null;
  /** The drawing of a second man of the same owner, who stands beside the first. */
  readonly second?: string;
  /** How many, where they lie in a heap. */
  readonly count?: number;
  /** Whether it is lifted a little, as a card that has been chosen. */
  readonly isRaised?: boolean;
}

/** A move that was made, and the position before it. */
export interface Made<Position, Move> {
  readonly before: Position;
  readonly move: Move;
}

/** What stands on the board beside the places, and cannot be chosen: pegs, a count. */
export interface Marker {
  /** Its name, by which it is known again when it has moved. */
  readonly name: string;
  /** Its drawing, or what is written there: the key of words, told with `values`. */
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

/** A part of what a move has brought: the key of its words, what they are told with, and the seat that it concerns. */
export interface Telling {
  readonly key: string;
  readonly seat: number;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The path of a move over the board, for drawing. */
export interface Trace {
  /** The places that a man went through, including the first; a single place for a man that was placed. */
  readonly path: readonly string[];
  /** The drawing of the man who went, where two stand side by side. */
  readonly man?: string;
  /** The places from which something was taken. */
  readonly taken: readonly string[];
  /** How many were taken, where it is not one from each of these places. */
  readonly count?: number;
  /** The way dot by dot, evenly spaced, where it does not go straight from place to place. */
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
      /** The rules it is played by, where the position does not show them. */
      readonly variant?: string;
      readonly chosen?: readonly string[];
      readonly key: string;
    };

/** A die, a card or a bonus that lies beside the board for all to see. */
export interface Lying {
  /** The name of its drawing. */
  readonly art: string;
  /** The key of its words, and what they are told with. */
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Whether it has been used. */
  readonly isSpent?: boolean;
}

/** What a game of chance has beside its rules. */
export interface Chance<Position, Move> {
  readonly source: Source;
  /** The seat that rolls or deals where chance is to move. */
  readonly owner: (position: Position) => number;
  /** What lies beside the board; `last` is the last move of chance, with the position before it. */
  readonly tray: (position: Position, last: Made<Position, Move> | null) => readonly Lying[];
  /** The drawings that are seen one after the other while chance is at work. */
  readonly tumble: readonly string[];
  /** Whether chance waits for a person even where the computer deals, so that what went before can be read. */
  readonly waits?: (position: Position) => boolean;
  /** What is read aloud of a move of chance: the key of its words, and what they are told with. */
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
 * `man.ART`, `seat.SEAT`, `reserve.CODE`. Nothing above asks which game it is.
 */
export interface Game<Position, Move> {
  readonly id: string;
  /** One for each set of rules by which it can be played, the usual one first. */
  readonly variants: readonly Rules<Position, Move>[];
  /** The game by another of its variants, where the page shows that one differently. */
  readonly by?: (variant: string) => Game<Position, Move>;
  /** The game as it looks to a seat, where each has its own hand before it. */
  readonly from?: (seat: number) => Game<Position, Move>;
  /** The start with a seat to begin, where players roll for that; the first seat begins where this is left out. */
  readonly begunBy?: (seat: number) => Position;
  readonly surface: Surface;
  readonly art: Readonly<Record<string, Drawing>>;
  /** Other drawings of the same men, by codes: `look.CODE`. The usual one, `art`, has the code of the first. */
  readonly looks?: readonly Look[];
  /** What stands where, with the steps chosen so far carried out. */
  readonly standing: (position: Position, chosen: readonly string[]) => readonly Standing[];
  /** The steps by which a legal move is chosen, no two moves alike. */
  readonly steps: (position: Position, move: Move) => readonly string[];
  /** All orders of steps by which a move is chosen, where there are several; `steps` is one of them. */
  readonly orders?: (position: Position, move: Move) => readonly (readonly string[])[];
  readonly trace: (position: Position, move: Move) => Trace;
  /** The ways that lead from what is chosen to what can come next, where they are not seen at once. */
  readonly reaches?: (position: Position, chosen: readonly string[]) => readonly (readonly Dot[])[];
  /** What is seen during a move, picture by picture, where more happens than one man moving. */
  readonly frames?: (position: Position, move: Move) => readonly (readonly Standing[])[];
  /** The code of the reason why a place cannot be chosen after these steps. */
  readonly why: (position: Position, chosen: readonly string[], place: string) => string;
  /** The code of what to tell a player who must choose the next step, `advice.CODE`. */
  readonly advice: (position: Position, chosen: readonly string[]) => string;
  /** What a place where something stands is chosen for after these steps, where that is not always to take it. */
  readonly means?: (position: Position, chosen: readonly string[], place: string) => 'may' | 'takes';
  /** The code of the ground on which a game is over; `isBoard` is false where only what went before has ended it. */
  readonly ending: (position: Position, isBoard: boolean) => string;
  /** What must be called out in a position, by codes; and of the move that led to it, where there was one. */
  readonly calls: (
    position: Position,
    last: { readonly before: Position; readonly move: Move } | null,
  ) => readonly string[];
  /** Whether a move resets the count of quiet turns. */
  readonly isProgress: (position: Position, move: Move, past: readonly Made<Position, Move>[]) => boolean;
  /** For games of dice or cards. */
  readonly chance?: Chance<Position, Move>;
  /** Whether no game ends in a draw: none can be claimed, and none is offered. */
  readonly isNeverDrawn?: true;
  /**
   * What a win brings a seat in a match, by the position in which the game ended, where the rules have points that add up
   * over several games: a draw brings nothing then. One point, which a draw shares out, where this is left out.
   */
  readonly pointsOfWin?: (position: Position, seat: number) => number;
  /** Whether the winner of a game begins the next one of a match, or leaves that to another; else all move one seat on. */
  readonly winnerBegins?: true;
  /** A move in writing, where the first one of the start is no good example. */
  readonly example?: string;
  /** After how many quiet turns a draw may be claimed, where it is another number than a hundred. */
  readonly quietTurns?: number;
  /** What stands beside the places; `past` holds the positions before, oldest first. */
  readonly markers?: (past: readonly Position[], position: Position) => readonly Marker[];
  /** What a move has brought, part by part, where that has to be told. */
  readonly tells?: (before: Position, move: Move) => readonly Telling[];
  /** Whether the board goes on showing what was before a move, until the next one. */
  readonly lingers?: (before: Position, move: Move) => boolean;
  /** Numbers and words with which `advice.` and the buttons are told. */
  readonly facts?: (position: Position) => Readonly<Record<string, string | number>>;
  /** A position that shows on the shelf what the game looks like, where the start does not. */
  readonly picture?: string;
  readonly reserve: (position: Position, seat: number) => readonly Reserve[];
  /** The seat that has put this one out of a game that goes on, `fallen`; null while it plays. */
  readonly fallenTo?: (position: Position, seat: number) => number | null;
  /** The drawing that stands for each seat. */
  readonly emblems: readonly string[];
  /** The seat at the bottom edge of the board. */
  readonly near: number;
  /** The seat at the bottom after each turn, where the board has more than two ways to lie; −1 where nobody sits there. */
  readonly round?: readonly number[];
  readonly page: RulesPage;
}

/** A way in which the board may lie: after so many turns, with a seat at the bottom. */
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

/** A game whose positions and moves nothing above the seam knows. */
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
  /** How often, of a hundred moves, it moves without thinking. */
  readonly careless: number;
  /** By how much it may misjudge a move; a man is about 100. */
  readonly blur: number;
}

/** What a place where something stands is chosen for: as first step to move, then to take, where the game says nothing else. */
export const meaningOf = (
  game: AnyGame,
  position: unknown,
  chosen: readonly string[],
  place: string,
): 'may' | 'takes' => game.means?.(position, chosen, place) ?? (chosen.length === 0 ? 'may' : 'takes');

/** A game with its men drawn in one of its looks; as it is where it has no such look. */
export const dressed = (game: AnyGame, code: string | null): AnyGame => {
  const look = game.looks?.find((other) => other.code === code);
  return look === undefined ? game : { ...game, art: look.art };
};

/** What the computer knows about a game besides its rules. */
export interface Mind<Position, Move> {
  readonly variants: readonly Rules<Position, Move>[];
  /**
   * What a position is worth to the first seat; a man is about 100. It may be asked of a finished game too, whose
   * result the search judges itself.
   */
  readonly worth: (position: Position) => number;
  /** What a position is worth to each seat, in the same units; for games of more than two. */
  readonly worths?: (position: Position, seats: readonly string[]) => readonly number[];
  /** How its levels play, the weakest first, where it is not as in other games. */
  readonly plays?: readonly Partial<Play>[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnyMind = Mind<any, any>;
