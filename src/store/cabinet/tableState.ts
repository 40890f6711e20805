import type { StoreApi } from 'zustand/vanilla';
import { choicesOf, type AnyGame } from '../../cabinet/seam/game.ts';
import type { Lot } from '../../cabinet/seam/chance.ts';
import type { Choice, Hand } from '../../cabinet/seam/hand.ts';
import { allowedMoves } from '../../cabinet/seam/walk.ts';
import type { Say } from '../../text/cabinetTable.ts';
import type { KeptClock } from '../keptClock.ts';
import { awaitedOf } from './eyes.ts';
import type { KeptGame } from './kept.ts';
import { MOST_MOVES } from '../../game/cabinet/limits.ts';
import type { Seat } from '../../game/seat.ts';
import type { Ended } from '../../game/cabinet/wayOut.ts';
import { pointsWith, type Match, type WinnersChoice } from './match.ts';
import { firmOf, outcomeAt, outcomeOf, pastAt, positionAt, type Line } from './line.ts';
import type { CabinetRecord, Pace, Seated, TableClock } from './record.ts';
import type { Thinker } from './thinker.ts';

/** What has just happened, for motion and sound. */
export type Happened = 'played' | 'shown' | 'begun' | 'ended';

/** What is agreed for a new game beside its rules and who sits where. */
export interface TableTerms {
  /** By seat; empty where no name is given. */
  readonly names: readonly string[];
  /** Null for a game without a clock. */
  readonly pace: Pace | null;
  /** Null for a single game, else how many games are played; `games` is null where that is open. */
  readonly match: Pick<Match, 'games'> | null;
  /** The seat that begins, where players roll for that; null to draw it by lot. */
  readonly first: number | null;
}

export const NO_TERMS: TableTerms = { names: [], pace: null, match: null, first: null };

export interface CabinetState extends Seat {
  readonly line: Line;
  readonly seating: readonly Seated[];
  /** By seat; empty where no name was given. */
  readonly names: readonly string[];
  /** Null where they play without a clock. */
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
  /** Counts what is said, so that the same words are read again. */
  readonly said: number;
  readonly happened: Happened;
  readonly isThinking: boolean;
  readonly hasFailed: boolean;
  /** Whether the game is kept in the browser. */
  readonly isKept: boolean;
  readonly wasDamaged: boolean;
  /** What another tab has done to this game, in words; null for nothing that must be told. */
  readonly notice: string | null;
  /** How the men are drawn, where there is a choice; null for the usual drawings. */
  readonly look: string | null;
  /** What dice or cards follow from; null in games without chance. */
  readonly lot: Lot | null;
  /** The seat that has taken the screen and shown its cards, where several people share it; null for none. */
  readonly eyes: number | null;
  /** The one to whom the screen was passed shows the own cards. */
  readonly reveal: () => void;
  /** Lets chance make its move, where it is to make one. */
  readonly draw: () => void;
  /** Adds a seat's number to the lot before chance has moved; false where that cannot be. */
  readonly addNumber: (seat: number, digits: string) => boolean;
  readonly dress: (look: string) => void;
  readonly choose: (step: string) => void;
  /** Makes the move as far as it has been chosen, where it could go on. */
  readonly finish: () => void;
  readonly putDown: () => void;
  /** Plays a written move; answers why it cannot be played, or null. */
  readonly write: (text: string) => string | null;
  readonly goTo: (at: number) => void;
  /** Back to where a person was to move. */
  readonly undo: () => void;
  readonly redo: () => void;
  readonly begin: (variant: string, seating: readonly Seated[], terms?: TableTerms) => void;
  /** Puts a game that was kept elsewhere on the table, in place of the one that is there. */
  readonly put: (record: CabinetRecord) => void;
  /**
   * The next game of the match, with everybody one seat on, or begun by the winner unless it leaves that to another;
   * the same again where there is no match.
   */
  readonly next: (choice?: WinnersChoice) => void;
  /** What each seat has left now, in milliseconds; null without a clock. */
  readonly times: () => readonly number[] | null;
  /** Looks at the clock: whose time has run out has lost. */
  readonly checkClock: () => void;
  /** Stops the clock, or lets it go on. */
  readonly pause: () => void;
  readonly concede: () => void;
  readonly claim: () => void;
  readonly agree: () => void;
  /** Asks the computer again. */
  readonly ask: () => void;
  /** Takes over what another tab has kept, if it has. */
  readonly reread: () => void;
  /** The notice has been read. */
  readonly dismiss: () => void;
  /** The page has been left. */
  readonly leave: () => void;
}

export type CabinetStore = StoreApi<CabinetState>;

/** What a table needs beside its game. */
export interface TableParts {
  readonly game: AnyGame;
  readonly say: Say;
  readonly kept: KeptGame | null;
  readonly thinker: Thinker | null;
  /** A number for a new game's chances and tastes. */
  readonly newSeed: () => number;
  /** 64 hexadecimal digits that nobody can foresee, for a new game's dice or cards. */
  readonly newSecret: () => string;
  /** Waits so long that people see what the computer does, in games of chance. */
  readonly pause?: () => Promise<void>;
  readonly now: () => number;
  /** The page's steady time, which clocks go by; by `now` where it is left out. */
  readonly steady?: () => number;
  /** How the clock is kept from page to page. */
  readonly keptClock?: KeptClock;
  /** A name that no other game has. */
  readonly newId?: () => string;
}

/** The legal moves of what is shown, with the steps by which they are chosen. */
export function choicesAt(line: Line, at: number): readonly Choice<unknown>[] {
  if (outcomeAt(line, at).over) return [];
  const position = positionAt(line, at);
  if (line.rules.turn(position) === 'chance') return [];
  return choicesOf(line.game, position, allowedMoves(line.rules, position, pastAt(line, at)));
}

/** Whether it is over, at the end of the line or where the players have ended it. */
export const isOverAt = ({ line, ended }: CabinetState): boolean => outcomeOf(line, ended).over;

/** Whether so many moves have been made that no further one could be kept. */
export const isFull = ({ at }: Pick<CabinetState, 'at'>): boolean => at >= MOST_MOVES;

/** Whether the seed of a game of chance has been told: nothing of it is played any more. */
export const isSeedTold = (state: Pick<CabinetState, 'line' | 'ended' | 'lot'>): boolean =>
  state.lot !== null && outcomeOf(state.line, state.ended).over;

/** The seat to move after the moves that are shown; null when the game is over there. */
export function seatAt(state: Pick<CabinetState, 'line' | 'at' | 'ended'>): number | null {
  const { line, at, ended } = state;
  const position = positionAt(line, at);
  const isEnd = at === line.plies.length && ended !== null;
  if (isEnd || outcomeAt(line, at).over) return null;
  const turn = line.rules.turn(position);
  return turn === 'chance' ? null : turn;
}

/** The seat that rolls or deals after the moves that are shown; null where chance is not to move. */
export function rollerAt({ line, at, ended }: Pick<CabinetState, 'line' | 'at' | 'ended'>): number | null {
  const position = positionAt(line, at);
  const isEnd = at === line.plies.length && ended !== null;
  if (isEnd || outcomeAt(line, at).over || line.rules.turn(position) !== 'chance') return null;
  return line.game.chance?.owner(position) ?? 0;
}

/** The code of the reason why nobody may choose a move for what is shown, `why.CODE`; null where a person may. */
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

/** Who is to move there, if it is the computer. What hides nothing, as showing cards, is done by people if there are any. */
export function levelAt(state: Pick<CabinetState, 'line' | 'at' | 'ended' | 'seating'>): Seated {
  const { line, at, seating } = state;
  const seat = seatAt(state);
  const isShared = line.rules.secrets?.isPrivate(positionAt(line, at)) === false && seating.includes(null);
  return seat === null || isShared ? null : (seating[seat] ?? null);
}

/** The seat whose clock runs: who is to move at the end of the game; null where nobody is, or the clock stands. */
export function runningSeat({ line, ended, clock }: CabinetState): number | null {
  if (clock === null || clock.since === null) return null;
  return seatAt({ line, ended, at: line.plies.length });
}

/** What each seat has in the match, with this game counted if it is over; null in a single game. */
export const matchPoints = ({ match, line, ended }: CabinetState): readonly number[] | null =>
  match && pointsWith(match, line, ended);
