import type { Placement } from './placement.ts';
import type { Rows } from './rows.ts';
import type { Weights } from './weights.ts';

/** By piece: how many squares nearer to a square a move takes it at most; `ANYWHERE` for those that reach far. */
export interface Runners {
  readonly speed: Uint8Array;
  /** By piece: what it gains by promotion, in centipoints; 0 for those that cannot. */
  readonly gain: Int16Array;
  /** By piece: the steps that its first move takes at once. */
  readonly start: Uint8Array;
}

/** By steps made: what a Swod that nothing stops is worth, in centipoints. */
export type FreeSwods = Int16Array;

/** The evaluation of one variation: the weights, and tables that follow from them and from the rules. */
export interface Evaluation {
  readonly weights: Weights;
  readonly placement: Placement;
  readonly runners: Runners;
  readonly freeSwods: FreeSwods | null;
  /** By piece: 1 for those that neither promote nor are a King. */
  readonly hunters: Uint8Array;
  readonly rows: Rows;
  /** A side with fewer liberties than this may run out of moves. */
  readonly fewLiberties: number;
  /** The number of pieces of a side that has lost all it can lose. */
  readonly bareCount: number;
}
