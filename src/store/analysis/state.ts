import type { StoreApi } from 'zustand/vanilla';
import type { Position, Side } from '../../engine/index.ts';
import type { Point, Retry } from '../../game/analysis/index.ts';
import type { SearchInfo } from '../../search/types.ts';

/** What the computer has found of a position so far. */
export interface Found {
  readonly position: Position;
  readonly info: SearchInfo;
}

/** How far a report on the whole game has come, in positions, with what it has judged. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly curve: readonly Point[];
}

/**
 * The state of a retry: a move is asked for, is being judged or was not good enough; or the best move was found, an
 * equally good one was found, or the answer was shown.
 */
export type RetryPhase = 'asking' | 'judging' | 'wrong' | 'right' | 'as-good' | 'shown';

/** A side's mistakes, retried one after the other. */
export interface Retrying {
  readonly side: Side;
  readonly retries: readonly Retry[];
  /** Which of them, from 0. */
  readonly at: number;
  readonly phase: RetryPhase;
}

/** What the computer says about the game under review; none of it is kept except what it writes into the game. */
export interface AnalysisState {
  readonly isOn: boolean;
  /** How many moves of a position it compares, 1 to `MOST_LINES`. */
  readonly lines: number;
  /** What was found of the position shown, or of another position, in which case it no longer means anything. */
  readonly found: Found | null;
  readonly progress: Progress | null;
  readonly retrying: Retrying | null;
  /** The computer could not be started, or ended unexpectedly again and again. */
  readonly hasFailed: boolean;
  /** How often the computer has gained a new source of knowledge besides its search, so that it must be asked again. */
  readonly lessons: number;
  readonly switchOn: (isOn: boolean) => void;
  readonly learn: () => void;
  readonly setLines: (lines: number) => void;
  /** Judges the whole game, with this many milliseconds for each position, and writes what it finds into the game. */
  readonly report: (moveTime: number) => void;
  /** Ends the report; what it has found so far is written. */
  readonly stopReport: () => void;
  readonly retryMistakes: (side: Side) => void;
  readonly showSolution: () => void;
  /** Goes to the next retry, or ends the retries after the last. */
  readonly nextRetry: () => void;
  readonly endRetries: () => void;
  /** Whether the review is on the screen: nothing is searched while the reader is elsewhere. */
  readonly attend: (isHere: boolean) => void;
}
export type AnalysisStore = StoreApi<AnalysisState>;
