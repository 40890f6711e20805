import type { Placement } from './placement.ts';
import type { Weights } from './weights.ts';

/** By piece: how many squares nearer to a square a move takes it at most; `ANYWHERE` for those that reach far. */
export interface Runners {
  readonly speed: Uint8Array;
  /** By piece: what it gains by promotion, in centipoints; 0 for those that cannot. */
  readonly gain: Int16Array;
  /** By piece: the steps that its first move takes at once. */
  readonly start: Uint8Array;
}

/** The evaluation of one variation: the weights, and tables that follow from them and from the rules. */
export interface Evaluation {
  readonly weights: Weights;
  readonly placement: Placement;
  readonly runners: Runners;
  /** By piece: the worth of an open direction, and of a direction in which a vault begins. */
  readonly mobility: Int16Array;
  readonly vaulting: Int16Array;
  /** `piece * size + square`: the directions of regular moves, where the variation has them. */
  readonly walks: Uint8Array;
  /** By piece: 1 for those that neither promote nor are a King. */
  readonly hunts: Uint8Array;
  /** By wild drin, from 1: Yellow's pieces there minus Blue's. */
  readonly control: Int16Array;
  /** A side with fewer open directions than this may run out of moves. */
  readonly fewLiberties: number;
  /** The number of pieces of a side that has lost all it can lose. */
  readonly bareCount: number;
}
