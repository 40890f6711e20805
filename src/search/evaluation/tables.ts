import type { Placement } from './placement.ts';
import type { Runners } from './runners.ts';
import type { Weights } from './weights.ts';

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
  /** By wild drin from 1: Yellow's pieces there less Blue's. */
  readonly control: Int16Array;
  /** A side with fewer open directions than this may run out of moves. */
  readonly fewLiberties: number;
  /** The number of pieces of a side that has lost all it can lose. */
  readonly bareCount: number;
}
