import type { StoreApi } from 'zustand/vanilla';
import { choicesOf, type AnyGame } from '../../cabinet/seam/game.ts';
import type { Lot } from '../../cabinet/seam/chance.ts';
import type { Choice, Hand } from '../../cabinet/seam/hand.ts';
import { allowedMoves } from '../../cabinet/seam/walk.ts';
import type { Say } from '../../text/cabinet/table.ts';
import type { KeptClock } from '../kept/keptClock.ts';
import { awaitedOf } from './eyes.ts';
import type { KeptGame } from './kept.ts';
import { MOST_MOVES } from '../../game/cabinet/limits.ts';
import type { Seat } from '../../game/seat.ts';
import type { Ended } from '../../game/cabinet/wayOut.ts';
import { pointsWith, type Match, type WinnersChoice } from './match.ts';
import { firmOf, outcomeAt, outcomeOf, pastAt, positionAt, type Line } from './line.ts';
import type { CabinetRecord, Pace, Seated, TableClock } from './record.ts';
import type { Thinker } from './thinking/thinker.ts';

/** What has just happened, for motion and sound. */
export type Happened = 'played' | 'shown' | 'begun' | 'ended';

/** What is agreed for a new game besides its rules and who sits where. */
export interface TableTerms {
  /** By seat; empty if no name is given. */
  readonly names: readonly string[];
  /** Null for a game without a clock. */
  readonly pace: Pace | null;
  /** Null for a single game, else how many games are played; `games` is null if that is open. */
  readonly match: Pick<Match, 'games'> | null;
  /** The seat that begins, if players roll for that; null for a random one. */
  readonly first: number | null;
}

export const NO_TERMS: TableTerms = { names: [], pace: null, match: null, first: null };

export interface CabinetState extends Seat {
  readonly line: Line;
  readonly seating: readonly Seated[];
  /** By seat; empty if no name was given. */
  readonly names: readonly string[];
  /** Null in a game without a clock. */
  readonly clock: TableClock | null;
  /** Null for a single game. */
  readonly match: Match | null;
  /** After how many moves the board is shown. */
  readonly at: number;
  readonly ended: Ended | null;
  readonly hand: Hand<unknown>;
  /** Why the last try was refused. */
  readonly told: string | null;
  readonly announcement: string;
  /** Counts the announcements, so that the same words are read aloud again. */
  readonly said: number;
  readonly happened: Happened;
  readonly isThinking: boolean;
  readonly hasFailed: boolean;
  /** Whether the game is kept in the browser. */
  readonly isKept: boolean;
  readonly wasDamaged: boolean;
  /** What another tab has done to this game, in words; null for nothing that must be said. */
  readonly notice: string | null;
  /** How the men are drawn, if there is a choice; null for the usual drawings. */
  readonly look: string | null;
  /** What dice or cards follow from; null in games without chance. */
  readonly lot: Lot | null;
  /** The seat that has taken the screen and shown its cards, if several people share it; null for none. */
  readonly eyes: number | null;
  /** The player to whom the screen was passed shows their own cards. */
  readonly reveal: () => void;
  /** Lets chance make its move, if it is to make one. */
  readonly draw: () => void;
  /** Adds a seat's number to the lot before chance has moved; false if that is impossible. */
  readonly addNumber: (seat: number, digits: string) => boolean;
  readonly dress: (look: string) => void;
  readonly choose: (step: string) => void;
  /** Makes the move as far as it has been chosen, if it could also go on. */
  readonly finish: () => void;
  readonly putDown: () => void;
  /** Plays a written move; returns why it cannot be played, or null. */
  readonly write: (text: string) => string | null;
  readonly goTo: (at: number) => void;
  /** Back to the point where a person was to move. */
  readonly undo: () => void;
  readonly redo: () => void;
  readonly begin: (variant: string, seating: readonly Seated[], terms?: TableTerms) => void;
  /** Puts a game that was kept elsewhere on the table, in place of the one that is there. */
  readonly put: (record: CabinetRecord) => void;
  /**
   * The next game of the match, with everybody one seat on, or begun by the winner unless it lets another begin; the
   * same again if there is no match.
   */
  readonly next: (choice?: WinnersChoice) => void;
  /** What each seat has left now, in milliseconds; null without a clock. */
  readonly times: () => readonly number[] | null;
  /** Checks the clock: a seat whose time has run out has lost. */
  readonly checkClock: () => void;
  /** Stops the clock, or lets it go on. */
  readonly pause: () => void;
  readonly concede: () => void;
  readonly claim: () => void;
  readonly agree: () => void;
  /** Asks the computer again. */
  readonly ask: () => void;
  /** Takes over what another tab has kept, if there is anything. */
  readonly reread: () => void;
  /** The notice has been read. */
  readonly dismiss: () => void;
  /** The page has been left. */
  readonly leave: () => void;
}

export type CabinetStore = StoreApi<CabinetState>;

/** What a table needs besides its game. */
export interface TableParts {
  readonly game: AnyGame;
  readonly say: Say;
  readonly kept: KeptGame | null;
  readonly thinker: Thinker | null;
  /** A seed for a new game's chance and the computer's tastes. */
  readonly newSeed: () => number;
  /** 64 hexadecimal digits that nobody can foresee, for a new game's dice or cards. */
  readonly newSecret: () => string;
  /** Waits long enough for people to see what the computer does, in games of chance. */
  readonly pause?: () => Promise<void>;
  readonly now: () => number;
  /** The page's monotonic time, which clocks follow; if left out, `now`. */
  readonly steady?: () => number;
  /** How the clock is kept from page to page. */
  readonly keptClock?: KeptClock;
  /** A name that no other game has. */
  readonly newId?: () => string;
}

/** The legal moves in the position shown, with the steps by which they are chosen. */
export function choicesAt(line: Line, at: number): readonly Choice<unknown>[] {
  if (outcomeAt(line, at).over) return [];
  const position = positionAt(line, at);
  if (line.rules.turn(position) === 'chance') return [];
  return choicesOf(line.game, position, allowedMoves(line.rules, position, pastAt(line, at)));
}

/** Whether it is over, at the end of the line or because the players have ended it. */
export const isOverAt = ({ line, ended }: CabinetState): boolean => outcomeOf(line, ended).over;

/** Whether so many moves have been made that no further one could be kept. */
export const isFull = ({ at }: Pick<CabinetState, 'at'>): boolean => at >= MOST_MOVES;

/** Whether the seed of a game of chance has been revealed: no more moves are played in it. */
export const isSeedTold = (state: Pick<CabinetState, 'line' | 'ended' | 'lot'>): boolean =>
  state.lot !== null && outcomeOf(state.line, state.ended).over;

/** The seat to move in the position shown; null if the game is over there. */
export function seatAt(state: Pick<CabinetState, 'line' | 'at' | 'ended'>): number | null {
  const { line, at, ended } = state;
  const position = positionAt(line, at);
  const isEnd = at === line.plies.length && ended !== null;
  if (isEnd || outcomeAt(line, at).over) return null;
  const turn = line.rules.turn(position);
  return turn === 'chance' ? null : turn;
}

/** The seat that rolls or deals in the position shown; null if chance is not to move. */
export function rollerAt({ line, at, ended }: Pick<CabinetState, 'line' | 'at' | 'ended'>): number | null {
  const position = positionAt(line, at);
  const isEnd = at === line.plies.length && ended !== null;
  if (isEnd || outcomeAt(line, at).over || line.rules.turn(position) !== 'chance') return null;
  return line.game.chance?.owner(position) ?? 0;
}

/** The code of the reason why nobody may choose a move in the position shown, `why.CODE`; null if a person may. */
export function barOf(
  state: CabinetState,
): 'over' | 'most-moves' | 'past' | 'chance' | 'computer' | 'pass' | null {
  const { line, at } = state;
  const isChance = rollerAt(state) !== null;
  if ((seatAt(state) === null && !isChance) || isSeedTold(state)) return 'over';
  if (isFull(state)) return 'most-moves';
  if (at < firmOf(line)) return 'past';
  if (isChance) return 'chance';
  if (levelAt(state) !== null) return 'computer';
  return awaitedOf(state) === null ? null : 'pass';
}

/**
 * The seat to move there, if it is the computer's. Actions that hide nothing, such as showing cards, are done by people
 * if there are any.
 */
export function levelAt(state: Pick<CabinetState, 'line' | 'at' | 'ended' | 'seating'>): Seated {
  const { line, at, seating } = state;
  const seat = seatAt(state);
  const isShared = line.rules.secrets?.isPrivate(positionAt(line, at)) === false && seating.includes(null);
  return seat === null || isShared ? null : (seating[seat] ?? null);
}

/**
 * The seat whose clock runs: the one to move at the end of the game; null if there is none, or the clock is stopped.
 */
export function runningSeat({ line, ended, clock }: CabinetState): number | null {
  if (clock === null || clock.since === null) return null;
  return seatAt({ line, ended, at: line.plies.length });
}

/** What each seat has in the match, including this game if it is over; null in a single game. */
export const matchPoints = ({ match, line, ended }: CabinetState): readonly number[] | null =>
  match && pointsWith(match, line, ended);
