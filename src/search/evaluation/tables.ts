import type { Placement } from './placement.ts';
import type { Rows } from './rows.ts';
import type { Weights } from './weights.ts';

/** By piece, the most squares by which one move takes it nearer to a square; `ANYWHERE` for pieces that reach far. */
export interface Runners {
  readonly speed: Uint8Array;
  /** By piece, its gain by promotion, in centipoints; 0 if it cannot promote. */
  readonly gain: Int16Array;
  /** By piece, the most steps of its first move. */
  readonly start: Uint8Array;
}

/** By steps made, the worth of a Swod that nothing stops, in centipoints. */
export type FreeSwods = Int16Array;

/** The evaluation of one variation: the weights, and the tables that follow from the weights and the rules. */
export interface Evaluation {
  readonly weights: Weights;
  readonly placement: Placement;
  readonly runners: Runners;
  readonly freeSwods: FreeSwods | null;
  /** By piece, 1 if it neither promotes nor is a King. */
  readonly hunters: Uint8Array;
  readonly rows: Rows;
  /** A side with fewer liberties than this may run out of moves. */
  readonly fewLiberties: number;
  /** The number of pieces that a side has left when it has lost all that it can lose. */
  readonly bareCount: number;
}
