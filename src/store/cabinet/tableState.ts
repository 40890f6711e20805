import type { StoreApi } from 'zustand/vanilla';
import { choicesOf, type AnyGame } from '../../cabinet/seam/game.ts';
import type { Choice, Hand } from '../../cabinet/seam/hand.ts';
import { allowedMoves } from '../../cabinet/seam/walk.ts';
import type { Say } from '../../text/cabinetTable.ts';
import type { KeptValue } from '../keptValue.ts';
import { outcomeAt, outcomeOf, pastAt, positionAt, type Line } from './line.ts';
import type { CabinetRecord, Ended, Seated } from './record.ts';
import type { Thinker } from './thinker.ts';

/** What has just happened, for motion and sound. */
export type Happened = 'played' | 'shown' | 'begun' | 'ended';

export interface CabinetState {
  readonly line: Line;
  readonly seating: readonly Seated[];
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
  /** How the men are drawn, where there is a choice; null for the usual drawings. */
  readonly look: string | null;
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
  readonly begin: (variant: string, seating: readonly Seated[]) => void;
  readonly concede: () => void;
  readonly claim: () => void;
  readonly agree: () => void;
  /** Asks the computer again. */
  readonly ask: () => void;
  /** The page has been left. */
  readonly leave: () => void;
}

export type CabinetStore = StoreApi<CabinetState>;

/** What a table needs beside its game. */
export interface TableParts {
  readonly game: AnyGame;
  readonly say: Say;
  readonly kept: KeptValue<CabinetRecord> | null;
  readonly thinker: Thinker | null;
  /** A number for a new game's chances and tastes. */
  readonly newSeed: () => number;
  readonly now: () => number;
}

/** The legal moves of what is shown, with the steps by which they are chosen. */
export function choicesAt(line: Line, at: number): readonly Choice<unknown>[] {
  if (outcomeAt(line, at).over) return [];
  const position = positionAt(line, at);
  return choicesOf(line.game, position, allowedMoves(line.rules, position, pastAt(line, at)));
}

/** Whether it is over, at the end of the line or where the players have ended it. */
export const isOverAt = ({ line, ended }: CabinetState): boolean => outcomeOf(line, ended).over;

/** The seat to move after the moves that are shown; null when the game is over there. */
export function seatAt(state: Pick<CabinetState, 'line' | 'at' | 'ended'>): number | null {
  const { line, at, ended } = state;
  const position = positionAt(line, at);
  const isEnd = at === line.plies.length && ended !== null;
  if (isEnd || outcomeAt(line, at).over) return null;
  const turn = line.rules.turn(position);
  return turn === 'chance' ? null : turn;
}

/** Who is to move there, if it is the computer. */
export function levelAt(state: Pick<CabinetState, 'line' | 'at' | 'ended' | 'seating'>): Seated {
  const seat = seatAt(state);
  return seat === null ? null : (state.seating[seat] ?? null);
}
