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

/** Tables for Swods that nothing stops. */
export interface FreeSwods {
  /** `piece * height + steps made`: what a free one is worth, in centipoints; 0 for pieces that do not promote. */
  readonly worths: Int16Array;
  /** By piece: 1 for Swods and Deldars, which stop Swods. */
  readonly stops: Uint8Array;
  /** By square: its file, from 1. */
  readonly file: Uint8Array;
}

/** The evaluation of one variation: the weights, and tables that follow from them and from the rules. */
export interface Evaluation {
  readonly weights: Weights;
  readonly placement: Placement;
  readonly runners: Runners;
  readonly freeSwods: FreeSwods | null;
  /** By piece: what counts for it, packed as `WORTH` says. */
  readonly worths: Int32Array;
  /**
   * `piece * size + square`: the directions of regular moves, where the variation has them, and those of vaults 8 bits
   * further up.
   */
  readonly ways: Uint16Array;
  /** By wild drin, from 1: Yellow's pieces there minus Blue's. */
  readonly control: Int16Array;
  /** A side with fewer open directions than this may run out of moves. */
  readonly fewLiberties: number;
  /** The number of pieces of a side that has lost all it can lose. */
  readonly bareCount: number;
}

/** Where in a piece's number things stand: bits that say yes, and the first bits of 8 for a worth. */
export const WORTH = {
  /** It neither promotes nor is a King. */
  hunts: 1,
  /** A friend of the right kind makes it propt. */
  propt: 2,
  /** The worth of a direction in which a vault begins, and of an open direction. */
  vaulting: 8,
  mobility: 16,
} as const;
