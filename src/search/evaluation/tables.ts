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
  /** `piece * size + square`: the ways that a piece has from there, packed as `WAYS` says. */
  readonly ways: Int32Array;
  /** `piece * size + square`: what a `Standing` notes. */
  readonly spots: Int32Array;
  /** A side with fewer open directions than this may run out of moves. */
  readonly fewLiberties: number;
  /** The number of pieces of a side that has lost all it can lose. */
  readonly bareCount: number;
}

/**
 * Where in the number of a piece on a square things stand: from bit 0 the directions of regular moves, where the variation has
 * them, then those of vaults; the worth of a direction in which a vault begins, and of an open direction.
 */
export const WAYS = { vaults: 8, vaulting: 16, mobility: 24 } as const;
