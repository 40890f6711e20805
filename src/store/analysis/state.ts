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

/** How a retry stands: a move is asked for, is being judged or was not good enough; or the best was found, one as good, or it was shown. */
export type RetryPhase = 'asking' | 'judging' | 'wrong' | 'right' | 'as-good' | 'shown';

/** A side's mistakes, retried one after the other. */
export interface Retrying {
  readonly side: Side;
  readonly retries: readonly Retry[];
  /** Which of them, from 0. */
  readonly at: number;
  readonly phase: RetryPhase;
}

/** What the computer says of the game that is reviewed; nothing of it is kept but what it writes into the game. */
export interface AnalysisState {
  readonly isOn: boolean;
  /** How many moves of a position it compares, 1 to `MOST_LINES`. */
  readonly lines: number;
  /** Of the position that is shown, or of another, where it means nothing any more. */
  readonly found: Found | null;
  readonly progress: Progress | null;
  readonly retrying: Retrying | null;
  /** The computer could not be started, or ended again and again. */
  readonly hasFailed: boolean;
  /** How often the computer has come to know more than a search shows, so that it must be asked again. */
  readonly lessons: number;
  readonly switchOn: (isOn: boolean) => void;
  readonly learn: () => void;
  readonly setLines: (lines: number) => void;
  /** Judges the whole game, with so many milliseconds for a position, and writes what it finds into the game. */
  readonly report: (moveTime: number) => void;
  /** Ends the report; what it has found by then is written. */
  readonly stopReport: () => void;
  readonly retryMistakes: (side: Side) => void;
  readonly showSolution: () => void;
  /** To the next retry, or the end of them. */
  readonly nextRetry: () => void;
  readonly endRetries: () => void;
  /** Whether the review is looked at: nothing is searched for somebody who is elsewhere. */
  readonly attend: (isHere: boolean) => void;
}
export type AnalysisStore = StoreApi<AnalysisState>;
