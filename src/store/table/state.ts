import type { StoreApi } from 'zustand/vanilla';
import type { Kind, LegalMove, Position, RefusalCode, Square, Variation } from '../../engine/index.ts';
import type { Times } from '../../game/sitting/clock.ts';
import type { PlayersEnd } from '../../game/gameEnd.ts';
import type { Game } from '../../game/game.ts';
import type { Deed } from '../../game/sitting/deeds.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import type { Setup } from '../../game/sitting/terms.ts';
import type { Tags } from '../../game/tree/tags.ts';
import type { Change } from '../change.ts';
import type { Damage } from './keeping.ts';
import type { Later } from './secondPlace.ts';
import type { Question } from './questionNames.ts';
import type { Spoken, Words } from '../saying.ts';

/** A refusal as it is shown to the player: words, and the squares that show it. */
export interface Told {
  readonly words: string;
  readonly squares: readonly Square[];
  /** The reason that the rules give, or that no move could be read; absent if it is neither. */
  readonly code?: RefusalCode | 'unreadable' | undefined;
  /** Where the words are shown: a written move is answered beside its field, any other in the status. */
  readonly beside: 'status' | 'field';
}

/** What the player has in hand on the board, and can do with it. */
export interface Hand {
  readonly selection: Square | null;
  /** A move to the last rank that waits for the choice of its promotion. */
  readonly promotion: {
    readonly from: Square;
    readonly to: Square;
    readonly choices: readonly Kind[];
  } | null;
  /** A step that two more pieces can make as well, so that it waits for the player to say how many go (section 18). */
  readonly company: {
    readonly from: Square;
    readonly to: Square;
    readonly canGoAlone: boolean;
    readonly choices: readonly LegalMove[];
  } | null;
  /** A friendly piece that the player has chosen once to capture; choosing it again captures it. */
  readonly armed: Square | null;
  readonly told: Told | null;
  /** A click or Enter on a square: picks a piece, or moves the one that is picked. */
  readonly choose: (square: Square) => void;
  /** Picks up a piece, whatever was picked before. */
  readonly lift: (square: Square) => void;
  /** Drops the piece that was picked up: on a square, or with null beside the board. */
  readonly drop: (square: Square | null) => void;
  /** Makes a move written in any form; returns what is wrong with it, or null. */
  readonly write: (written: string) => Told | null;
  readonly promote: (kind: Kind) => void;
  /** Makes the step that waits: with a company, or with null for the piece alone. */
  readonly goWith: (company: LegalMove | null) => void;
  /** Cancels a promotion or a step that waits, or else the selection. */
  readonly cancel: () => void;
}

/** What the players do with the game besides moving. */
export interface Parley {
  /** Takes back the last turn or ending: at once, or by asking the opponent, as was agreed. */
  readonly undo: () => void;
  /** Makes the turn again that was taken back last. */
  readonly redo: () => void;
  /** Shows the game as it stood after this many turns; the game itself stays as it is. */
  readonly goTo: (made: number) => void;
  /** Goes on from the position that is shown, if take-backs are free: the turns after it are taken back. */
  readonly playFromHere: () => void;
  readonly offerDraw: () => void;
  /** The answer to the open offer. */
  readonly answer: (agreed: boolean) => void;
  /** The players end the game. */
  readonly end: (end: PlayersEnd) => void;
  /** Stops the clock, or lets it go on. */
  readonly pause: () => void;
  readonly begin: (setup: Setup) => void;
  /** Goes on with a game that was kept elsewhere; false if another tab has gone on meanwhile. */
  readonly resume: (sitting: Sitting) => boolean;
  /** Begins a game without names, clock or match. */
  readonly start: (variation: Variation, from?: Position) => void;
  /**
   * Begins a game without clock or match that stands where this one does, with the players named in the tags of its
   * record.
   */
  readonly goOnFrom: (game: Game, tags: Tags) => void;
  /** The next game of the match, or the same set-up again; does nothing while the game goes on. */
  readonly again: () => void;
}

/** What keeps the table up to date as time passes and other tabs play. */
export interface Upkeep {
  /** What each side has left now; null without a clock. */
  readonly times: () => Times | null;
  /** Checks the clock: a game whose time has run out ends; a side that is short of time is warned once. */
  readonly look: () => void;
  /** Takes over what another tab has kept; a clock that stops while the page sleeps has been stopped until now. */
  readonly reread: () => void;
  /** The page is out of sight, or about to be closed; or it is put to `sleep`, from which `reread` wakes it. */
  readonly leave: (sleeps?: boolean) => void;
}

/** The computer's place at the table. */
export interface ComputerSeat {
  /**
   * Does what the computer has decided in a sitting; does nothing if the table has gone on meanwhile. False if it is
   * impossible there.
   */
  readonly act: (about: Sitting, deed: Deed) => boolean;
  /** Has words read aloud. */
  readonly say: (words: string) => void;
}

export interface TableState extends Hand, Parley, Upkeep, ComputerSeat {
  readonly sitting: Sitting;
  /** The game of the sitting. */
  readonly game: Game;
  /** The game as it is shown: the same, or the same at an earlier turn while the players look back. */
  readonly shown: Game;
  readonly announcement: string;
  /** Counts the announcements, so that the same words are read aloud twice if they come twice. */
  readonly said: number;
  /** The square that has the player's attention: focused or chosen last. */
  readonly lookedAt: Square | null;
  readonly change: Change;
  /** Whether the game as it stands has been kept. */
  readonly saved: boolean;
  readonly damage: Damage | null;
  /** Another message that the player must see. */
  readonly notice: string | null;
  readonly lookAt: (square: Square) => void;
  /** Answers a question about a square by an announcement, as soon as the words for it are loaded. */
  readonly ask: (question: Question, square: Square) => void;
  /** A sitting that this page has shown, in the form in which it is stored: its clock follows the wall clock. */
  readonly dated: (sitting: Sitting) => Sitting;
  /** A state of a game that is to be kept beside the one at the table; null if there is none. */
  readonly stray: Sitting | null;
  /** Looks for a state of the game, or for another game, that local storage could not keep. */
  readonly lookInRefuge: () => Promise<void>;
  /** The stray is kept elsewhere. */
  readonly strayKept: () => void;
  /**
   * Puts a newer state of the same game, in its stored form, on the table, unless the game has changed since it was
   * `from`.
   */
  readonly catchUp: (from: Sitting, newer: Sitting) => void;
  readonly notify: (words: string) => void;
  /** The player has read the notices. */
  readonly dismiss: () => void;
}
export type TableStore = StoreApi<TableState>;

/** Nothing in the hand, no message. */
export const AT_REST = { selection: null, promotion: null, company: null, armed: null, told: null } as const;

/** How the parts of the store reach its state. */
export interface Reach {
  readonly set: (changes: Spoken<TableState>) => void;
  readonly get: () => TableState;
  /** The page's monotonic time, in milliseconds. */
  readonly now: () => number;
  /**
   * Puts a changed sitting on the table and keeps it; if `way` is null, the board stays as it is. False if another tab
   * has gone on meanwhile: then that tab's state lies on the table, and the player is told.
   */
  readonly put: (sitting: Sitting, way: Change['way'] | null, announcement: Words) => boolean;
  /** Puts a turn on the table, which is kept as soon as its picture has been drawn. */
  readonly putTurn: (sitting: Sitting, way: Change['way'], announcement: Words) => void;
  /** Keeps at once what is waiting to be kept. */
  readonly keepNow: () => void;
  /** Ends the game if the time of the side to move has run out. */
  readonly flag: () => void;
  /** Puts on the table what another tab has kept. The player is told what that replaces or loses. */
  readonly adopt: (sitting: Sitting, isLost?: boolean) => void;
  /** Waits for the outcome of keeping a game in the second place. */
  readonly follow: (later: Later) => Promise<void>;
}
